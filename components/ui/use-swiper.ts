"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { CAROUSEL_SPEED_MS } from "@/lib/limits";

type Place = { index: number; atStart: boolean; atEnd: boolean };

/**
 * Turns a scrolling row of slides into a Swiper once its code has arrived. Until then, and without scripts, the
 * row scrolls by itself. Answers where it stands and how to move it.
 */
export function useSwiper(row: RefObject<HTMLElement | null>, options: { many: boolean; initial: number; onIndex?: (index: number) => void }) {
  const swiper = useRef<Swiper>(undefined);
  const [ready, setReady] = useState(false);
  const [place, setPlace] = useState<Place>({ index: options.initial, atStart: options.initial === 0, atEnd: false });
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let gone = false;
    import("swiper").then(({ Swiper: Create }) => {
      const element = row.current;
      if (gone || !element) return;
      const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const { many, initial } = latest.current;
      element.scrollLeft = 0;
      const tell = (at: Swiper) => {
        setPlace({ index: at.activeIndex, atStart: at.isBeginning, atEnd: at.isEnd });
        latest.current.onIndex?.(at.activeIndex);
      };
      swiper.current = new Create(element, {
        speed: reduced ? 0 : CAROUSEL_SPEED_MS,
        slidesPerView: many ? "auto" : 1,
        initialSlide: initial,
        rewind: !many,
        on: { init: tell, slideChange: tell, resize: tell },
      });
      setReady(true);
    }, ignore);
    return () => {
      gone = true;
      swiper.current?.destroy();
      swiper.current = undefined;
      setReady(false);
    };
  }, [row]);

  return {
    ready,
    ...place,
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    go: (index: number) => swiper.current?.slideTo(index),
  };
}

/** The code did not arrive: the row goes on scrolling by itself. */
function ignore() {}
