"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { adsOf } from "@/components/ads/api";
import { sharedQueryClient } from "@/components/ui/query-client";
import { shownUser } from "@/lib/browser/session";
import type { Ad, AdDevice, AdSlot } from "@/lib/contract/ads";

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
