"use client";

import { useEffect, useState } from "react";
import { useShownUser } from "@/components/ui/use-shown-user";
import { storedItem } from "@/lib/browser/storage";
import type { Ad, AdDetail, AdDevice, AdSlot } from "@/lib/contract/website";

type LoadedAds = { device: AdDevice; ads: readonly Ad[] };

/** A failure leaves the slot empty: the page works without advertisements. */
async function readAds(slot: AdSlot, device: AdDevice, signal: AbortSignal): Promise<LoadedAds> {
  try {
    // Loaded after hydration, not with the page.
    const { apiFetch } = await import("@/lib/api/api-fetch");
    const params = { code: `${slot}-${device}` };
    const { data } = await apiFetch<"adDetail">({ method: "GET", path: "/api/ad/detail/{code}", params, signal });
    // A response without a list means no advertisement.
    return { device, ads: ((data as Partial<AdDetail> | null)?.adList ?? []).filter((ad) => ad?.picUrl) };
  } catch {
    return { device, ads: [] };
  }
}

/**
 * The advertisements of a slot: undefined while loading. At another width they stay until those of the new variant are
 * there. Signed-in users are funders, and advertisements are for borrowers: they get only the strip at the top, which
 * warns of fraud.
 */
export function useAds(slot: AdSlot, device: AdDevice | undefined, enabled = true): LoadedAds | undefined {
  const [loaded, setLoaded] = useState<LoadedAds>();
  const user = useShownUser();
  const wanted = enabled && (slot === "HomeTopWarn" || user === undefined);
  useEffect(() => {
    if (!device || !wanted) return;
    const reading = new AbortController();
    void readAds(slot, device, reading.signal).then((read) => {
      if (!reading.signal.aborted) setLoaded(read);
    });
    return () => reading.abort();
  }, [slot, device, wanted]);
  return wanted ? loaded : undefined;
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
