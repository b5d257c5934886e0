"use client";

import { useEffect, useState } from "react";
import { DELETION_DONE_LOADING_MS } from "@/lib/limits";

/** Step 3 shows its loading for a second before the message (Public §4). */
export function useDoneShown(done: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    setShown(false);
    if (!done) return;
    const timer = setTimeout(() => setShown(true), DELETION_DONE_LOADING_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return shown;
}
