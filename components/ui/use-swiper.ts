"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { recollect, remember } from "@/lib/browser/tab-memory";
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
 * without scripts, the row scrolls by itself. Answers where it stands and how to move it.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: Options) {
  const swiper = useRef<Swiper>(undefined);
  const [ready, setReady] = useState(false);
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
      const kept = keep ? recollect(keep) : undefined;
      element.scrollLeft = 0;
      const tell = (at: Swiper, moved: boolean) => {
        setPlace({ index: at.activeIndex, atStart: at.isBeginning, atEnd: at.isEnd || (at.isBeginning && allInSight(at)), moved });
        latest.current.onIndex?.(at.activeIndex);
        if (keep && moved) remember(keep, at.activeIndex);
      };
      swiper.current = new Create(element, {
        speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : CAROUSEL_SPEED_MS,
        slidesPerView: many ? "auto" : 1,
        initialSlide: typeof kept === "number" ? kept : 0,
        rewind: !many,
        on: { init: (at) => tell(at, false), slideChange: (at) => tell(at, true), resize: (at) => tell(at, false) },
      });
      setReady(true);
    };
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        import("swiper").then(create, ignore);
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      swiper.current?.destroy();
      swiper.current = undefined;
      setReady(false);
      setPlace(START);
      latest.current.onIndex?.(0);
    };
  }, [row, needed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides are to be measured anew
  useEffect(() => swiper.current?.update(), [options.count]);

  return {
    ready,
    ...place,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    go: (index: number) => swiper.current?.slideTo(index),
  };
}

/** Whether a row that has not moved shows its last slide whole: it reaches beyond the column that Swiper measures, to the window's edge. */
function allInSight({ el, wrapperEl, slides }: Swiper): boolean {
  const last = slides.at(-1);
  if (!last) return false;
  const reach = last.getBoundingClientRect().right - wrapperEl.getBoundingClientRect().left;
  return wrapperEl.offsetLeft + reach <= el.clientWidth;
}

/** The code did not arrive: the row goes on scrolling by itself. */
function ignore() {}
