"use client";

import { useEffect } from "react";
import { cameBack } from "@/components/blog/return-visit";

/** How long after a change of page the router may still correct it, milliseconds. */
const CORRECTION_MS = 3_000;

/**
 * Scrolls to the list after a change of page in a category, except after Back or Forward. A newly loaded page does this
 * by itself (`data-begin-at`, lib/enhancements/page.ts).
 */
export function ScrollToList({ target, category }: { target: string; category: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begun = dataset.begun !== undefined;
    delete dataset.begun;
    if (!category || begun || cameBack()) return;
    const bring = () => document.getElementById(target)?.scrollIntoView({ behavior: "instant" });
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
