"use client";

import { useEffect, useState } from "react";
import { useDevice } from "@/components/ads/use-device";
import type { Ad, AdDetail, AdDevice, AdSlot } from "@/lib/contract/ads";

type Loaded = { device: AdDevice; ads: Ad[] };

/**
 * The advertisements of a slot for this width, asked again when the width changes kind. Undefined until the answer is there; a
 * failure is an empty slot and nobody's concern.
 */
export function useAds(slot: AdSlot, wanted = true): Ad[] | undefined {
  const device = useDevice();
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    if (!device || !wanted) return;
    const gone = new AbortController();
    const keep = (ads: Ad[]) => {
      if (!gone.signal.aborted) setLoaded({ device, ads });
    };
    const params = { code: `${slot}-${device}` };
    // Loaded here, so that pages without advertisements do without it.
    import("@/lib/api/api-fetch")
      .then(({ apiFetch }) => apiFetch<"adDetail">({ method: "GET", path: "/api/ad/detail/{code}", params, signal: gone.signal }))
      .then(
        // Whoever answers without a list has no advertisement.
        ({ data }: { data: Partial<AdDetail> | null }) => keep((data?.adList ?? []).filter((ad) => ad?.picUrl)),
        () => keep([]),
      );
    return () => gone.abort();
  }, [slot, device, wanted]);

  return loaded?.ads;
}
