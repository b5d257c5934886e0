"use client";

import { useEffect, useState } from "react";
import { storedItem } from "@/lib/browser/storage";
import type { Ad } from "@/lib/contract/ads";

const stored = storedItem("adTurn", (raw) => (Number.isSafeInteger(raw) ? (raw as number) : undefined));
let visit: number | undefined;

/** The number of this visit: the next one at every load of a page, beginning anywhere. */
function turnOfVisit(): number {
  visit ??= (stored.get() ?? Math.floor(Math.random() * 1_000)) + 1;
  stored.set(visit);
  return visit;
}

/** The advertisement of a slot for this visit: each visit shows the next one of the list. */
export function useTurn(ads: readonly Ad[] | undefined): Ad | undefined {
  const [turn, setTurn] = useState<number>();
  useEffect(() => setTurn(turnOfVisit()), []);
  return turn === undefined ? undefined : ads?.[turn % ads.length];
}
