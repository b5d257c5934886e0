"use client";

import { type ReactNode, useCallback, useState } from "react";
import { BottomWarn } from "@/components/ads/bottom-warn";
import { FloatAd } from "@/components/ads/float-ad";
import { WindowAd } from "@/components/ads/window-ad";
import type { AdDevice } from "@/lib/contract/ads";

/** The advertisements over the home page: first the window; after it is closed, the strip and the side advertisement. */
export function HomeOverlays({ device }: { device: AdDevice }): ReactNode {
  const [windowDone, setWindowDone] = useState(false);
  return (
    <>
      <FloatAd device={device} allowed={windowDone} />
      <BottomWarn device={device} allowed={windowDone} />
      <WindowAd device={device} onDone={useCallback(() => setWindowDone(true), [])} />
    </>
  );
}
