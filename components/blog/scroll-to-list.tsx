"use client";

import { useEffect } from "react";
import { cameBack } from "@/components/blog/feed-memory";

/**
 * Brings the list into sight after a change of page to a category; not for a visitor who came back. A page that is loaded
 * begins there by itself (`data-begin-at`, lib/delivery/page-behaviour.ts).
 */
export function ScrollToList({ target, category }: { target: string; category: string }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const begun = dataset.begun !== undefined;
    delete dataset.begun;
    if (!category || begun || cameBack()) return;
    const bring = () => document.getElementById(target)?.scrollIntoView({ block: "start", behavior: "instant" });
    bring();
    // What lies above the list may still change its height in the frame of the change.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [target, category]);
  return null;
}
