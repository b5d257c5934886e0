"use client";

import { type ReactNode, useCallback, useState } from "react";
import { BottomWarn } from "@/components/ads/bottom-warn";
import { FloatAd } from "@/components/ads/float-ad";
import { WindowAd } from "@/components/ads/window-ad";
import type { AdDevice } from "@/lib/contract/ads";

/** What lies over the home page, one at a time: the window, then the strip, then the side advertisement. */
export function HomeOverlays({ device }: { device: AdDevice }): ReactNode {
  const [windowDone, setWindowDone] = useState(false);
  const [stripDone, setStripDone] = useState(false);
  return (
    <>
      <FloatAd device={device} allowed={windowDone && stripDone} />
      <BottomWarn device={device} allowed={windowDone} onDone={useCallback(() => setStripDone(true), [])} />
      <WindowAd device={device} onDone={useCallback(() => setWindowDone(true), [])} />
    </>
  );
}
