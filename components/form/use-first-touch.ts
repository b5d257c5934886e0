"use client";

import { useEffect } from "react";

/** Calls `begin` on the first pointer or focus event of the page. `begin` must not change between renders. */
export function useFirstTouch(begin: () => void): void {
  useEffect(() => {
    const gone = new AbortController();
    const touched = () => {
      gone.abort();
      begin();
    };
    for (const type of ["focusin", "pointerdown"]) addEventListener(type, touched, { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, [begin]);
}
