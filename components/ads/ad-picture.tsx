"use client";

import { adWords } from "@/lib/content/ads";
import type { Ad } from "@/lib/contract/ads";

type AdPictureProps = { ad: Ad; width: number; height: number; className: string; onBroken?: () => void };

/** The picture of an advertisement in a reserved size. */
export function AdPicture({ ad, width, height, className, onBroken }: AdPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the upstream's pictures may come from any address, as drawings too
    <img
      src={ad.picUrl}
      alt={ad.title || adWords.fallbackAlt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={onBroken}
      className={className}
    />
  );
}
