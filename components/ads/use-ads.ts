"use client";

import { useQuery } from "@tanstack/react-query";
import { adsOf } from "@/components/ads/api";
import { sharedQueryClient } from "@/components/ui/query-client";
import type { Ad, AdDevice, AdSlot } from "@/lib/contract/ads";

/** The advertisements of a slot: undefined while loading, empty after a failure. For parts that are loaded after the page. */
export function useAds(slot: AdSlot, device: AdDevice, enabled = true): Ad[] | undefined {
  const { data, isError } = useQuery({ ...adsOf(slot, device), enabled }, sharedQueryClient());
  return isError ? [] : data;
}
