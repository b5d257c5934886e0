"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { storedItem } from "@/lib/browser/storage";
import type { Ad, AdDevice } from "@/lib/contract/website";
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

const stored = storedItem("adTurn", (value) => (Number.isSafeInteger(value) ? (value as number) : undefined));
let visit: number | undefined;

/** The number of this visit: the next one at every load of a page, beginning anywhere. */
function turnOfVisit(): number {
  visit ??= (stored.get() ?? Math.floor(Math.random() * 1_000)) + 1;
  stored.set(visit);
  return visit;
}

/** The advertisement of a slot for this visit: each visit shows the next one of the list. */
export function useAdOfVisit(ads: readonly Ad[] | undefined): Ad | undefined {
  const [turn, setTurn] = useState<number>();
  useEffect(() => setTurn(turnOfVisit()), []);
  return turn === undefined ? undefined : ads?.[turn % ads.length];
}
