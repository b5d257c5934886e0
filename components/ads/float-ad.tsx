"use client";

import { useEffect, useState } from "react";
import { AdClose } from "@/components/ads/ad-close";
import { AdLink } from "@/components/ads/ad-link";
import { AdPicture } from "@/components/ads/ad-picture";
import { AdTag } from "@/components/ads/ad-tag";
import { useAds } from "@/components/ads/use-ads";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice } from "@/lib/contract/ads";

const flag = storedItem("floatAd", isText);

/** The small advertisement above the corner, on wide screens only, until it is closed. */
export function FloatAd({ device }: { device: AdDevice }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(flag.get() === undefined), []);
  const ad = useAds("HomeFloat", device, open)?.[0];
  if (!open || !ad) return null;
  return (
    <aside
      aria-label={adCopy.regions.float}
      className="fixed right-6 bottom-[calc(5.5rem+var(--bottom-ad,0px))] z-14 hidden w-34 xl:block print:hidden"
    >
      <AdLink ad={ad} className="block">
        <AdPicture ad={ad} width={136} height={180} className="h-45 w-34 leaf-7 object-cover shadow-menu" />
      </AdLink>
      <AdTag className="absolute top-1.5 left-1.5" />
      <AdClose
        className="absolute -top-6 -right-3"
        onClick={() => {
          flag.set("true");
          setOpen(false);
        }}
      />
    </aside>
  );
}
