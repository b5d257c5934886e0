"use client";

import { useEffect, useRef, useState } from "react";
import { adCopy } from "@/lib/content/ads";
import type { Ad } from "@/lib/contract/ads";

type AdPictureProps = {
  ad: Ad;
  width: number;
  height: number;
  className: string;
  /** Leaves room for what lies over the picture. */
  wordsClassName?: string;
};

/** The picture of an advertisement in a reserved size; its words where the picture cannot be loaded. */
export function AdPicture({ ad, width, height, className, wordsClassName = "" }: AdPictureProps) {
  const [broken, setBroken] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  // The picture of the server's HTML may have failed before the page was hydrated.
  useEffect(() => {
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0) setBroken(ad.picUrl);
  }, [ad.picUrl]);
  const words = ad.title || adCopy.fallbackAlt;
  if (broken === ad.picUrl)
    return <span className={`grid place-items-center bg-bg text-center font-bold text-link ${className} ${wordsClassName}`}>{words}</span>;
  return (
    // biome-ignore lint/performance/noImgElement: the upstream's pictures may come from any address, as drawings too
    <img
      ref={picture}
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
