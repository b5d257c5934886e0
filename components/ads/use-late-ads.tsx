"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LoadedAds } from "@/components/ads/ad-loader";
import { useDevice } from "@/components/ads/use-device";
import type { Ad, AdDevice, AdSlot } from "@/lib/contract/ads";

const AdLoader = lazy(() =>
  import("@/components/ads/late").then(
    (module) => ({ default: module.AdLoader }),
    // Without network the page works without advertisements.
    () => ({ default: () => null }),
  ),
);

type LateAds = {
  /** Undefined while loading. */
  ads: Ad[] | undefined;
  device: AdDevice | undefined;
  /** To be rendered anywhere: it loads the advertisements. */
  loader: ReactNode;
};

/**
 * The advertisements of a slot in a part that the server renders. The library that loads them comes after hydration,
 * not with the page.
 */
export function useLateAds(slot: AdSlot, wanted = true): LateAds {
  const device = useDevice();
  const [loaded, setLoaded] = useState<LoadedAds>();
  const loader =
    wanted && device ? (
      <Suspense>
        <AdLoader slot={slot} device={device} onLoaded={setLoaded} />
      </Suspense>
    ) : null;
  return { ads: loaded?.device === device ? loaded?.ads : undefined, device, loader };
}
