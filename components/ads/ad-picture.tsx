"use client";

import { useState } from "react";
import { adCopy } from "@/lib/content/ads";
import type { Ad } from "@/lib/contract/ads";

type AdPictureProps = { ad: Ad; width: number; height: number; className: string };

/** The picture of an advertisement in a reserved size; its words where the picture cannot be loaded. */
export function AdPicture({ ad, width, height, className }: AdPictureProps) {
  const [broken, setBroken] = useState<string>();
  const words = ad.title || adCopy.fallbackAlt;
  if (broken === ad.picUrl) return <span className={`grid place-items-center bg-bg text-center font-bold text-link ${className}`}>{words}</span>;
  return (
    // biome-ignore lint/performance/noImgElement: the upstream's pictures may come from any address, as drawings too
    <img
      src={ad.picUrl}
      alt={words}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(ad.picUrl)}
      className={className}
    />
  );
}
