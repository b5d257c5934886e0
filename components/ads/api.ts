import { queryOptions } from "@tanstack/react-query";
import { apiFetch } from "@/lib/api/api-fetch";
import type { AdDetail, AdDevice, AdSlot } from "@/lib/contract/ads";

/** The advertisements of a slot. A failure leaves the slot empty: the page works without them. */
export const adsOf = (slot: AdSlot, device: AdDevice) =>
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
