"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { AdLink, AdPicture, AdTag } from "@/components/ads/ad-parts";
import { useAds } from "@/components/ads/use-ads";
import { useDevice } from "@/components/ads/use-device";
import { Carousel } from "@/components/ui/carousel";
import { HeroCarousel } from "@/components/ui/hero-carousel";
import type { Ad } from "@/lib/contract/website";

const Overlays = lazy(() =>
  import("@/components/ads/home-overlays").then(
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

/** `whole`: the picture is not cropped, and its tag stands above it. */
function Banner({ ad, whole }: { ad: Ad; whole: boolean }) {
  return (
    <div className="relative flex size-full flex-col">
      <AdLink ad={ad} className="block min-h-0 flex-1 -outline-offset-3">
        <AdPicture ad={ad} width={1440} height={1200} className={`size-full ${whole ? "object-contain object-top" : "object-cover"}`} />
      </AdLink>
      <AdTag className={whole ? "order-first m-2 self-end" : "absolute top-2 right-2"} />
    </div>
  );
}

type HeroAdsProps = {
  label: string;
  house: ReactNode;
  over: ReactNode;
  persistAs: string;
  /** The first banner of phones, in the HTML so that nothing below it moves; absent where there is none. */
  firstOnPhones: Ad | undefined;
};

/**
 * The hero's carousel: the house slide first, then the centre banners. On phones, whose stage is too narrow for the words
 * of a banner, the receipt stays and the banners have a carousel of their own below it. Without banners there is only the
 * house slide.
 */
export function HeroAds({ label, house, over, persistAs, firstOnPhones }: HeroAdsProps) {
  const device = useDevice();
  const loaded = useAds("HomeCenterBanner", device);
  const ads = loaded?.device === device ? loaded?.ads : undefined;
  const isPhone = device === "H5";
  const slides = (list: readonly Ad[], whole: boolean) => list.map((ad) => ({ id: ad.recordId, content: <Banner ad={ad} whole={whole} /> }));
  const onPhones = isPhone || device === undefined ? (ads ?? (firstOnPhones ? [firstOnPhones] : [])) : [];
  return (
    <>
      <HeroCarousel
        label={label}
        slides={[{ id: "house", content: house }, ...(isPhone ? [] : slides(ads ?? [], false))]}
        over={over}
        persistAs={isPhone ? undefined : persistAs}
      />
      {onPhones.length > 0 ? (
        <div className="relative bg-pandan-900 pb-16 md:hidden print:hidden">
          <Carousel
            label={label}
            slides={slides(onPhones, true)}
            rowClassName="aspect-3/4"
            controlsClassName="absolute right-0 bottom-0 rounded-tl-lg bg-bg pt-2 pr-gutter pl-2"
          />
        </div>
      ) : null}
    </>
  );
}
