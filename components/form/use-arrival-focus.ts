"use client";

import { useEffect } from "react";
import { MAIN_ID } from "@/lib/browser/names";
import { TABLET_MIN_PX } from "@/lib/limits";

/**
 * Focuses the first field to fill in when the page of a short form opens. Not on phones, where the keyboard would cover
 * the page, and not where the person has already gone somewhere else.
 */
export function useArrivalFocus(): void {
  useEffect(() => {
    // In the next frame, when values that other effects have set are in the fields.
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById(MAIN_ID);
      const untouched = document.activeElement === document.body || document.activeElement === main;
      if (!untouched || window.location.hash || window.innerWidth < TABLET_MIN_PX) return;
      const fields = [...(main?.querySelectorAll<HTMLInputElement>("form input:not([type=hidden]):not([aria-hidden])") ?? [])];
      fields.find(({ type, checked, value }) => (type === "radio" ? checked : value === ""))?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
