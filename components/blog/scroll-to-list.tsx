"use client";

import { useEffect } from "react";
import { cameBack } from "@/components/blog/feed-memory";

/** Brings the list into sight where the address chose a category; not for a visitor who came back. */
export function ScrollToList({ target, category }: { target: string; category: string }) {
  useEffect(() => {
    if (!category || cameBack()) return;
    const bring = () => document.getElementById(target)?.scrollIntoView({ block: "start", behavior: "instant" });
    bring();
    // What lies above the list may still change its height in the frame of the change.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  }, [target, category]);
  return null;
}
