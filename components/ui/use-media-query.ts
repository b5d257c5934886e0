"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether the window matches a media query; undefined in the server's HTML. */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}

/** Whether the reader asks for less motion; false on the server. */
export const useReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)") ?? false;
