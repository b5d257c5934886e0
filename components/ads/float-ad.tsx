"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { AdClose } from "@/components/ads/ad-close";
import { AdLink } from "@/components/ads/ad-link";
import { AdPicture } from "@/components/ads/ad-picture";
import { AdTag } from "@/components/ads/ad-tag";
import { useAds } from "@/components/ads/use-ads";
import { useNotOverFocus } from "@/components/ads/use-not-over-focus";
import { useTurn } from "@/components/ads/use-turn";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice } from "@/lib/contract/ads";

const flag = storedItem("floatAd", isText);

/**
 * The small advertisement above the corner, until it is closed; smaller on phones. It loads at once and shows when
 * `allowed`.
 */
export function FloatAd({ device, allowed }: { device: AdDevice; allowed: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(flag.get() === undefined), []);
  const ad = useTurn(useAds("HomeFloat", device, open));
  const shown = allowed && open && ad !== undefined;
  const box = useRef<HTMLElement>(null);
  useNotOverFocus(
    box,
    useCallback(() => setOpen(false), []),
    shown,
  );
  if (!shown) return null;
  return (
    <aside
      ref={box}
      aria-label={adCopy.regions.float}
      className="fixed right-4 bottom-[calc(5rem+var(--bottom-ad,0px))] z-14 w-21 md:w-34 xl:right-6 xl:bottom-[calc(5.5rem+var(--bottom-ad,0px))] print:hidden"
    >
      <AdLink ad={ad} className="block">
        <AdPicture ad={ad} width={136} height={180} className="h-28 w-full leaf-7 object-cover shadow-menu md:h-45" />
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
