"use client";

import { useEffect } from "react";
import { isReturnVisit } from "@/lib/browser/return-visit";
import { showPart } from "@/lib/browser/show-part";

/** How long after a change of page the router may still correct it, milliseconds. */
const CORRECTION_MS = 3_000;

/**
 * Scrolls to the list after a change of page in a category, except after Back or Forward. A newly loaded page does this
 * by itself (`data-scroll-to`, lib/enhancements/page.ts).
 */
export function ScrollToList({ target, category }: { target: string; category: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const scrolledToPart = dataset.scrolledToPart !== undefined;
    delete dataset.scrolledToPart;
    if (!category || scrolledToPart || isReturnVisit()) return;
    const bring = () => showPart(target);
    bring();
    // The content above the list may still change its height in this frame.
    const frame = requestAnimationFrame(bring);
    // The router repeats a navigation from before it knew the routes, and then scrolls to the top despite
    // `scroll={false}`.
    const over = new AbortController();
    const stop = () => over.abort();
    const watch = (event: string, then: () => void) => addEventListener(event, then, { signal: over.signal });
    watch("scroll", () => scrollY || bring());
    for (const hand of ["wheel", "touchstart", "pointerdown", "keydown"]) watch(hand, stop);
    setTimeout(stop, CORRECTION_MS);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [target, category]);
  return null;
}
