"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { useReducedMotion } from "@/components/ui/use-media-query";
import { placeItem } from "@/lib/browser/storage";
import { CAROUSEL_AUTOPLAY_MS, CAROUSEL_SPEED_MS } from "@/lib/limits";

/** Swiper is fetched when the row is this near to the window. */
const NEAR = "600px";

const START = { index: 0, atStart: true, atEnd: false };

type Options = {
  /** Several slides are in view at once. */
  multi: boolean;
  count: number;
  autoplay: boolean;
  /** Stops autoplay. */
  stopped: boolean;
  persistAs: string | undefined;
  onIndex: ((index: number) => void) | undefined;
};

/**
 * Turns a scrolling row of slides into a Swiper once its code has loaded; a single slide needs none. Until then, and
 * without scripts, the row scrolls natively. `ready`: whether it is a Swiper (`false`: the code failed to load). A move
 * before that loads the code at once.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: Options) {
  const swiper = useRef<Swiper>(undefined);
  /** Loads the code at once; undefined once started. */
  const start = useRef<() => void>(undefined);
  /** The last move from before the code was loaded. */
  const requested = useRef<(at: Swiper) => void>(undefined);
  const [ready, setReady] = useState<boolean>();
  const [place, setPlace] = useState(START);
  const [inView, setInView] = useState(false);
  const reducedMotion = useReducedMotion();
  const latest = useRef(options);
  latest.current = options;
  const needed = options.count > 1;

  useEffect(() => {
    const element = row.current;
    if (!needed || !element) return;
    let unmounted = false;
    const load = async () => {
      const { Swiper: Create, Autoplay } = await import("@/components/ui/swiper-with-autoplay");
      if (unmounted) return;
      const { multi, autoplay, persistAs } = latest.current;
      const stored = persistAs ? placeItem(persistAs).get() : undefined;
      element.scrollLeft = 0;
      const report = (at: Swiper) => {
        setPlace({ index: at.activeIndex, atStart: at.isBeginning, atEnd: at.isEnd || (multi && at.isBeginning && allInView(at)) });
        latest.current.onIndex?.(at.activeIndex);
      };
      swiper.current = new Create(element, {
        modules: [Autoplay],
        speed: CAROUSEL_SPEED_MS,
        autoplay: autoplay && { delay: CAROUSEL_AUTOPLAY_MS },
        // Their width is that of the style sheet, whatever Swiper measures while the page is laid out.
        slidesPerView: "auto",
        initialSlide: typeof stored === "number" ? stored : 0,
        rewind: !multi,
        on: {
          init: report,
          resize: report,
          // The last step may be shorter than a slide, and then keeps the index.
          toEdge: report,
          fromEdge: report,
          slideChange(at) {
            report(at);
            if (persistAs) placeItem(persistAs).set(at.activeIndex);
          },
        },
      });
      setReady(true);
      requested.current?.(swiper.current);
    };
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && start.current?.(), { rootMargin: NEAR });
    start.current = () => {
      near.disconnect();
      start.current = undefined;
      // If the code fails to load, the row keeps scrolling natively.
      load().catch(() => setReady(false));
    };
    near.observe(element);
    return () => {
      unmounted = true;
      near.disconnect();
      swiper.current?.destroy();
      swiper.current = undefined;
      requested.current = undefined;
      setReady(undefined);
      setPlace(START);
      latest.current.onIndex?.(0);
    };
  }, [row, needed]);

  const moves = needed && options.autoplay;
  useEffect(() => {
    const element = row.current;
    if (!moves || !element) return;
    const seen = new IntersectionObserver(([entry]) => setInView(Boolean(entry?.isIntersecting)));
    seen.observe(element);
    return () => seen.disconnect();
  }, [row, moves]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper must measure a changed number of slides
  useEffect(() => swiper.current?.update(), [options.count]);

  const stopped = options.stopped || !inView || reducedMotion || (place.atStart && place.atEnd);
  useEffect(() => {
    if (!ready || !swiper.current) return;
    swiper.current.params.speed = reducedMotion ? 0 : CAROUSEL_SPEED_MS;
    if (!options.autoplay) return;
    if (stopped) swiper.current.autoplay.stop();
    else swiper.current.autoplay.start();
  }, [ready, reducedMotion, options.autoplay, stopped]);

  const move = (how: (at: Swiper) => void) => {
    if (swiper.current) return how(swiper.current);
    requested.current = how;
    start.current?.();
  };
  return {
    ready,
    reducedMotion,
    ...place,
    previous: () => move((at) => at.slidePrev()),
    next: () => move((at) => at.slideNext()),
    go: (index: number) => move((at) => at.slideTo(index)),
  };
}

/** Whether the last slide is fully visible at the start: the row extends beyond the column that Swiper measures. */
function allInView({ el, wrapperEl, slides }: Swiper): boolean {
  const last = slides.at(-1);
  if (!last) return false;
  const width = last.getBoundingClientRect().right - wrapperEl.getBoundingClientRect().left;
  return wrapperEl.offsetLeft + width <= el.clientWidth;
}
