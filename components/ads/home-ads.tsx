"use client";

import { lazy, Suspense } from "react";
import { useDevice } from "@/components/ads/use-device";

const Overlays = lazy(() =>
  import("@/components/ads/late").then(
    (module) => ({ default: module.HomeOverlays }),
    // Without network the page works without advertisements.
    () => ({ default: () => null }),
  ),
);

/** The advertisements over the home page, loaded after hydration. */
export function HomeAds() {
  const device = useDevice();
  return device ? (
    <Suspense>
      <Overlays device={device} />
    </Suspense>
  ) : null;
}
