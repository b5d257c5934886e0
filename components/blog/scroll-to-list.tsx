"use client";

import { useEffect } from "react";
import { isReturnVisit } from "@/lib/browser/return-visit";
import { showPart } from "@/lib/browser/show-part";

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
    return () => cancelAnimationFrame(frame);
  }, [target, category]);
  return null;
}
