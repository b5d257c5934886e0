import { BottomWarn } from "@/components/ads/bottom-warn";
import { FloatAd } from "@/components/ads/float-ad";
import { WindowAd } from "@/components/ads/window-ad";

/** The advertisements over the home page. */
export function HomeAds() {
  return (
    <>
      <FloatAd />
      <BottomWarn />
      <WindowAd />
    </>
  );
}
