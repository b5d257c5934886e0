"use client";

import { useEffect, useState } from "react";
import { useDevice } from "@/components/ads/use-device";
import { shownUser } from "@/lib/browser/session";
import type { Ad, AdDetail, AdDevice, AdSlot } from "@/lib/contract/ads";

type Loaded = { device: AdDevice; ads: Ad[] };

/**
 * The advertisements of a slot for this kind of screen. Undefined while loading; a failure leaves the slot empty.
 * Not TanStack Query, which would add 11 kB (gzip) to the home page, beyond its budget.
 */
export function useAds(slot: AdSlot, wanted = true): Ad[] | undefined {
  const device = useDevice();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    // Advertisements are for borrowers; who is signed in here is a funder. The strip at the top warns of fraud.
    if (!device || !wanted || (slot !== "HomeTopWarn" && shownUser() !== undefined)) return;
    const gone = new AbortController();
    const store = (ads: Ad[]) => {
      if (!gone.signal.aborted) setLoaded({ device, ads });
    };
    const params = { code: `${slot}-${device}` };
    // Loaded on demand: pages without advertisements do not need it.
    import("@/lib/api/api-fetch")
      .then(({ apiFetch }) => apiFetch<"adDetail">({ method: "GET", path: "/api/ad/detail/{code}", params, signal: gone.signal }))
      .then(
        // A response without a list means no advertisement.
        ({ data }: { data: Partial<AdDetail> | null }) => store((data?.adList ?? []).filter((ad) => ad?.picUrl)),
        () => store([]),
      );
    return () => gone.abort();
  }, [slot, device, wanted]);

  return loaded?.ads;
}
