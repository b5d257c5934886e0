"use client";

import { useSyncExternalStore } from "react";
import type { AdDevice } from "@/lib/contract/website";
import { MOBILE_MAX_PX, TABLET_MIN_PX } from "@/lib/limits";

const queries = { tablet: `(min-width: ${TABLET_MIN_PX}px)`, desktop: `(min-width: ${MOBILE_MAX_PX + 1}px)` } as const;

function subscribe(changed: () => void) {
  const lists = [matchMedia(queries.tablet), matchMedia(queries.desktop)];
  for (const list of lists) list.addEventListener("change", changed);
  return () => {
    for (const list of lists) list.removeEventListener("change", changed);
  };
}

const look = (): AdDevice => (matchMedia(queries.desktop).matches ? "PC" : matchMedia(queries.tablet).matches ? "iPad" : "H5");

/** The variant of the advertisements for the window's width; undefined on the server. */
export function useDevice(): AdDevice | undefined {
  return useSyncExternalStore(subscribe, look, () => undefined);
}
