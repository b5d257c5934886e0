"use client";

import { useEffect } from "react";
import { HYDRATED_EVENT } from "@/lib/browser/names";

/** Says that the page is hydrated. Last in the root layout: its effect runs after those of everything else. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
