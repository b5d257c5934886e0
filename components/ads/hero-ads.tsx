"use client";

import type { ReactNode } from "react";
import { AdLink } from "@/components/ads/ad-link";
import { AdPicture } from "@/components/ads/ad-picture";
import { AdTag } from "@/components/ads/ad-tag";
import { useLateAds } from "@/components/ads/use-late-ads";
import { HeroCarousel } from "@/components/ui/hero-carousel";

type HeroAdsProps = { label: string; house: ReactNode; over: ReactNode; persistAs: string };

/**
 * The hero's carousel: the house slide first, then the centre banners. Without banners there is only the house slide.
 */
export function HeroAds({ label, house, over, persistAs }: HeroAdsProps) {
  const { ads = [], loader } = useLateAds("HomeCenterBanner");
  const banners = ads.map((ad) => ({
    id: ad.recordId,
    content: (
      <div className="relative size-full">
        <AdLink ad={ad} className="block size-full -outline-offset-3">
          <AdPicture ad={ad} width={1440} height={1200} className="size-full object-cover" />
        </AdLink>
        <AdTag className="absolute top-2 right-2" />
      </div>
    ),
  }));
  return (
    <>
      <HeroCarousel label={label} slides={[{ id: "house", content: house }, ...banners]} over={over} persistAs={persistAs} />
      {loader}
    </>
  );
}
