"use client";

import type { ReactNode } from "react";
import { BottomWarn } from "@/components/ads/bottom-warn";
import { FloatAd } from "@/components/ads/float-ad";
import { WindowAd } from "@/components/ads/window-ad";
import type { AdDevice } from "@/lib/contract/ads";

export function HomeOverlays({ device }: { device: AdDevice }): ReactNode {
  return (
    <>
      <FloatAd device={device} />
      <BottomWarn device={device} />
      <WindowAd device={device} />
    </>
  );
}
