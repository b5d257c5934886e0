"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * `running`: whether autoplay may run: not under reduced motion, in a hidden tab, or with the mouse or the focus inside `area`.
 * `entered`: whether the focus is inside.
 */
export function useRunning(area: RefObject<HTMLElement | null>, { moves, wanted }: { moves: boolean; wanted: boolean }) {
  const [free, setFree] = useState(false);
  const [entered, setEntered] = useState(false);

  useEffect(() => {
    const element = area.current;
    if (!element || !moves) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let hovered = false;
    let focused = false;
    const settle = () => {
      setFree(!hovered && !focused && !document.hidden && !reduced.matches);
      setEntered(focused);
    };
    const enter = (event: PointerEvent) => {
      hovered = event.pointerType === "mouse";
      settle();
    };
    const leave = () => {
      hovered = false;
      settle();
    };
    const focusIn = () => {
      focused = true;
      settle();
    };
    const focusOut = (event: FocusEvent) => {
      focused = event.relatedTarget instanceof Node && element.contains(event.relatedTarget);
      settle();
    };
    settle();
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusin", focusIn);
    element.addEventListener("focusout", focusOut);
    document.addEventListener("visibilitychange", settle);
    reduced.addEventListener("change", settle);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusin", focusIn);
      element.removeEventListener("focusout", focusOut);
      document.removeEventListener("visibilitychange", settle);
      reduced.removeEventListener("change", settle);
    };
  }, [area, moves]);

  return { running: wanted && free, entered };
}
