"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { placeItem } from "@/lib/browser/storage";
import { CAROUSEL_SPEED_MS } from "@/lib/limits";

/** Swiper is fetched when the row is this near to the window. */
const NEAR = "600px";

const START = { index: 0, atStart: true, atEnd: false, moved: false };

type Options = {
  /** Several slides are in view at once. */
  many: boolean;
  count: number;
  keep: string | undefined;
  onIndex: ((index: number) => void) | undefined;
};

/**
 * Turns a scrolling row of slides into a Swiper once its code has loaded; a single slide needs none. Until then, and without scripts, the
 * row scrolls natively. `ready`: whether it is a Swiper (`false`: the code failed to load). A move before that loads the code at once.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: Options) {
  const swiper = useRef<Swiper>(undefined);
  /** Loads the code at once; undefined once started. */
  const start = useRef<() => void>(undefined);
  /** The last move from before the code was loaded. */
  const asked = useRef<(at: Swiper) => void>(undefined);
  const [ready, setReady] = useState<boolean>();
  const [place, setPlace] = useState(START);
  const latest = useRef(options);
  latest.current = options;
  const needed = options.count > 1;

  useEffect(() => {
    const element = row.current;
    if (!needed || !element) return;
    let gone = false;
    const create = ({ Swiper: Create }: typeof import("swiper")) => {
      if (gone) return;
      const { many, keep } = latest.current;
      const stored = keep ? placeItem(keep).get() : undefined;
      element.scrollLeft = 0;
      const report = (at: Swiper, moved: boolean) => {
        setPlace({ index: at.activeIndex, atStart: at.isBeginning, atEnd: at.isEnd || (at.isBeginning && allInSight(at)), moved });
        latest.current.onIndex?.(at.activeIndex);
        if (keep && moved) placeItem(keep).set(at.activeIndex);
      };
      swiper.current = new Create(element, {
        speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : CAROUSEL_SPEED_MS,
        slidesPerView: many ? "auto" : 1,
        initialSlide: typeof stored === "number" ? stored : 0,
        rewind: !many,
        on: { init: (at) => report(at, false), slideChange: (at) => report(at, true), resize: (at) => report(at, false) },
      });
      setReady(true);
      asked.current?.(swiper.current);
    };
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && start.current?.(), { rootMargin: NEAR });
    start.current = () => {
      near.disconnect();
      start.current = undefined;
      // If the code fails to load, the row keeps scrolling natively.
      import("swiper").then(create, () => setReady(false));
    };
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      swiper.current?.destroy();
      swiper.current = undefined;
      asked.current = undefined;
      setReady(undefined);
      setPlace(START);
      latest.current.onIndex?.(0);
    };
  }, [row, needed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper must measure a changed number of slides
  useEffect(() => swiper.current?.update(), [options.count]);

  const move = (how: (at: Swiper) => void) => {
    if (swiper.current) return how(swiper.current);
    asked.current = how;
    start.current?.();
  };
  return {
    ready,
    ...place,
    previous: () => move((at) => at.slidePrev()),
    next: () => move((at) => at.slideNext()),
    go: (index: number) => move((at) => at.slideTo(index)),
  };
}

/** Whether the last slide is fully visible at the start: the row reaches to the window's edge, beyond the column that Swiper measures. */
function allInSight({ el, wrapperEl, slides }: Swiper): boolean {
  const last = slides.at(-1);
  if (!last) return false;
  const reach = last.getBoundingClientRect().right - wrapperEl.getBoundingClientRect().left;
  return wrapperEl.offsetLeft + reach <= el.clientWidth;
}
