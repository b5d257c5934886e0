"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { placeItem } from "@/lib/browser/storage";
import { CAROUSEL_SPEED_MS } from "@/lib/limits";

/** The code is fetched when the row is this near to the window. */
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
 * Turns a scrolling row of slides into a Swiper once its code has arrived; one slide needs none. Until then, and
 * without scripts, the row scrolls by itself. Answers where it stands, how to move it, and whether it is a Swiper (`false`: its code did not come). A move asked for
 * before the code is there fetches it at once.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: Options) {
  const swiper = useRef<Swiper>(undefined);
  /** Fetches the code at once. */
  const start = useRef<() => void>(undefined);
  /** What was asked for before the code was there. */
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
      const kept = keep ? placeItem(keep).get() : undefined;
      element.scrollLeft = 0;
      const tell = (at: Swiper, moved: boolean) => {
        setPlace({ index: at.activeIndex, atStart: at.isBeginning, atEnd: at.isEnd || (at.isBeginning && allInSight(at)), moved });
        latest.current.onIndex?.(at.activeIndex);
        if (keep && moved) placeItem(keep).set(at.activeIndex);
      };
      swiper.current = new Create(element, {
        speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : CAROUSEL_SPEED_MS,
        slidesPerView: many ? "auto" : 1,
        initialSlide: typeof kept === "number" ? kept : 0,
        rewind: !many,
        on: { init: (at) => tell(at, false), slideChange: (at) => tell(at, true), resize: (at) => tell(at, false) },
      });
      setReady(true);
      asked.current?.(swiper.current);
    };
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && start.current?.(), { rootMargin: NEAR });
    start.current = () => {
      near.disconnect();
      start.current = undefined;
      // Where the code does not arrive the row goes on scrolling by itself.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are to be measured anew
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

/** Whether a row that has not moved shows its last slide whole: it reaches beyond the column that Swiper measures, to the window's edge. */
function allInSight({ el, wrapperEl, slides }: Swiper): boolean {
  const last = slides.at(-1);
  if (!last) return false;
  const reach = last.getBoundingClientRect().right - wrapperEl.getBoundingClientRect().left;
  return wrapperEl.offsetLeft + reach <= el.clientWidth;
}
