"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { AdClose, AdLink, AdPicture, AdTag } from "@/components/ads/ad-parts";
import { adTarget } from "@/components/ads/ad-target";
import { useAdOfVisit, useAds } from "@/components/ads/use-ads";
import { useDevice } from "@/components/ads/use-device";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { Ad, AdDevice } from "@/lib/contract/website";
import { routes } from "@/lib/routes";

const flag = storedItem("topWarn", isText);

/** Size of the image, and the class that shows a strip on its kind of screen only. */
const kinds = {
  H5: { width: 390, height: 72, only: "md:hidden" },
  iPad: { width: 834, height: 48, only: "hidden md:block xl:hidden" },
  PC: { width: 1440, height: 48, only: "hidden xl:block" },
} as const;
const devices = ["H5", "iPad", "PC"] as const satisfies AdDevice[];

/**
 * The strip above the header of the home page. It is in the HTML for every screen size, so that nothing moves; the
 * inline first-paint script hides it once it was closed.
 */
export function TopWarn({ initial }: { initial: Partial<Record<AdDevice, Ad>> }) {
  const home = usePathname() === routes.home;
  const [closed, setClosed] = useState(false);
  const device = useDevice();
  const loaded = useAds("HomeTopWarn", device, home && !closed);
  const ofVisit = useAdOfVisit(loaded?.ads);
  useEffect(() => setClosed(flag.get() !== undefined), []);

  if (!home || closed) return null;
  const adOf = (kind: AdDevice) => (kind === loaded?.device ? ofVisit : initial[kind]);
  // Once the kind of screen is known, only its own strip is rendered.
  const shown = (device ? [device] : devices).filter(adOf);
  if (shown.length === 0) return null;
  // The site's own warnings lead to its own pages; what leads to another site is an advertisement.
  const isNotice = shown.every((kind) => adTarget(adOf(kind)?.openUrl)?.href.startsWith("/") ?? true);
  const close = () => {
    flag.set("true");
    setClosed(true);
  };
  return (
    <aside
      data-top-strip="true"
      aria-label={isNotice ? adCopy.notice : adCopy.regions.top}
      className="relative day bg-kunyit-100 text-fg in-[[data-top-warn]]:hidden print:hidden"
    >
      {shown.map((kind) => {
        const ad = adOf(kind);
        const { width, height, only } = kinds[kind];
        return ad ? (
          <div key={kind} className={`relative ${only}`}>
            <AdLink ad={ad} className="block overflow-hidden -outline-offset-3">
              <AdPicture
                ad={ad}
                width={width}
                height={height}
                className="mx-auto h-18 w-full max-w-[1440px] object-contain object-left md:h-12"
                wordsClassName={isNotice ? "pr-14 pl-4" : "pr-26 pl-4"}
              />
            </AdLink>
            <div className="absolute top-0.5 right-1 flex items-center gap-1 xl:right-[max(0.25rem,calc((100%-77.5rem)/2-0.75rem))]">
              {isNotice ? null : <AdTag />}
              <AdClose label={isNotice ? adCopy.closeNotice : adCopy.close} onClick={close} />
            </div>
          </div>
        ) : null;
      })}
    </aside>
  );
}
