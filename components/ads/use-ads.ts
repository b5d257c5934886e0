"use client";

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { sharedQueryClient } from "@/components/ui/query-client";
import { apiFetch } from "@/lib/api/api-fetch";
import { shownUser } from "@/lib/browser/session";
import type { Ad, AdDetail, AdDevice, AdSlot } from "@/lib/contract/website";

/** The advertisements of a slot. A failure leaves the slot empty: the page works without them. */
const adsOf = (slot: AdSlot, device: AdDevice) =>
  queryOptions({
    queryKey: ["ads", slot, device],
    queryFn: async ({ signal }) => {
      const params = { code: `${slot}-${device}` };
      const { data } = await apiFetch<"adDetail">({ method: "GET", path: "/api/ad/detail/{code}", params, signal });
      // A response without a list means no advertisement.
      return ((data as Partial<AdDetail> | null)?.adList ?? []).filter((ad) => ad?.picUrl);
    },
    staleTime: 0,
    retry: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });

/**
 * The advertisements of a slot: undefined while loading, empty after a failure. For parts that are loaded after the
 * page. Signed-in users are funders, and advertisements are for borrowers: they get only the strip at the top, which
 * warns of fraud.
 */
export function useAds(slot: AdSlot, device: AdDevice, enabled = true): Ad[] | undefined {
  const allowed = slot === "HomeTopWarn" || shownUser() === undefined;
  // At another width the advertisements stay until those of the new variant are there.
  const { data, isError } = useQuery({ ...adsOf(slot, device), enabled: enabled && allowed, placeholderData: keepPreviousData }, sharedQueryClient());
  return isError ? [] : data;
}
