"use client";

import { useEffect, useState } from "react";
import { AdClose } from "@/components/ads/ad-close";
import { AdLink } from "@/components/ads/ad-link";
import { AdPicture } from "@/components/ads/ad-picture";
import { AdTag } from "@/components/ads/ad-tag";
import { useAds } from "@/components/ads/use-ads";
import { useTurn } from "@/components/ads/use-turn";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice } from "@/lib/contract/ads";

const flag = storedItem("bottomWarn", isText);

/** Height of the sheet, for other elements at the bottom edge. */
const HEIGHT = "5rem";

/** The sheet at the bottom of the home page, until it is closed permanently. It loads at once and shows when `allowed`. */
export function BottomWarn({ device, allowed }: { device: AdDevice; allowed: boolean }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(flag.get() === undefined), []);
  const ad = useTurn(useAds("HomeBottomWarn", device, open));
  const shown = allowed && open && ad !== undefined;

  useEffect(() => {
    if (!shown) return;
    const { style } = document.documentElement;
    style.setProperty("--bottom-ad", HEIGHT);
    // Focused elements scroll to above the sheet.
    style.setProperty("scroll-padding-bottom", HEIGHT);
    // The end of the page must not stay hidden below it.
    style.setProperty("padding-bottom", HEIGHT);
    return () => {
      style.removeProperty("--bottom-ad");
      style.removeProperty("scroll-padding-bottom");
      style.removeProperty("padding-bottom");
    };
  }, [shown]);

  if (!shown) return null;
  return (
    <aside aria-label={adCopy.regions.bottom} className="deep fixed inset-x-0 bottom-0 z-14 bg-pandan-900 print:hidden">
      <AdLink ad={ad} className="block overflow-hidden -outline-offset-3">
        <AdPicture ad={ad} width={390} height={80} className="h-20 w-full object-contain object-left" wordsClassName="pr-26 pl-4" />
      </AdLink>
      <div className="absolute top-4.5 right-1 flex items-center gap-1 md:right-4">
        <AdTag />
        <AdClose
          onClick={() => {
            flag.set("true");
            setOpen(false);
          }}
        />
      </div>
    </aside>
  );
}
