"use client";

import { useEffect } from "react";
import { cameBack } from "@/components/blog/feed-memory";

/** Brings the list into sight where the address chose a category; not for a visitor who came back. */
export function ScrollToList({ target, category }: { target: string; category: string }) {
  useEffect(() => {
    if (category && !cameBack()) document.getElementById(target)?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [target, category]);
  return null;
}
