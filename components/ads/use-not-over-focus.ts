"use client";

import { type RefObject, useEffect } from "react";

/** Calls `close` when keyboard focus lies on an element that the box covers. */
export function useNotOverFocus(box: RefObject<HTMLElement | null>, close: () => void, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const look = () => {
      const stop = document.activeElement?.matches(":focus-visible") ? document.activeElement : null;
      if (!box.current || !stop || box.current.contains(stop)) return;
      const { left, top, width, height } = stop.getBoundingClientRect();
      if (box.current.contains(document.elementFromPoint(left + width / 2, top + height / 2))) close();
    };
    const lookSoon = () => requestAnimationFrame(look);
    document.addEventListener("focusin", lookSoon);
    document.addEventListener("scroll", look, { passive: true });
    return () => {
      document.removeEventListener("focusin", lookSoon);
      document.removeEventListener("scroll", look);
    };
  }, [box, close, shown]);
}
