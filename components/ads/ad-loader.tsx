"use client";

import { useEffect } from "react";
import { useAds } from "@/components/ads/use-ads";
import type { Ad, AdDevice, AdSlot } from "@/lib/contract/ads";

export type LoadedAds = { device: AdDevice; ads: Ad[] };
type Props = { slot: AdSlot; device: AdDevice; onLoaded: (loaded: LoadedAds) => void };

/**
 * Loads the advertisements of a slot for a parent that the server has rendered; TanStack Query comes with this file.
 * Renders nothing.
 */
export function AdLoader({ slot, device, onLoaded }: Props) {
  const ads = useAds(slot, device);
  useEffect(() => {
    if (ads) onLoaded({ device, ads });
  }, [ads, device, onLoaded]);
  return null;
}
