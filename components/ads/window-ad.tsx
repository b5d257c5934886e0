"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { AdClose } from "@/components/ads/ad-close";
import { AdLink } from "@/components/ads/ad-link";
import { AdPicture } from "@/components/ads/ad-picture";
import { AdTag } from "@/components/ads/ad-tag";
import { useAds } from "@/components/ads/use-ads";
import { useNotOverFocus } from "@/components/ads/use-not-over-focus";
import { Carousel } from "@/components/ui/carousel";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice } from "@/lib/contract/ads";
import { WINDOW_AD_DELAY_MS } from "@/lib/limits";

const flag = storedItem("windowAd", isText);

/**
 * The advertisement of the first visit, once per browser. A card in the middle, on phones small in the corner; it is
 * not modal and does not take the focus. Not shown for an address with a fragment.
 */
export function WindowAd({ device }: { device: AdDevice }) {
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const ads = useAds("HomeWindow", device, wanted);
  const any = !!ads?.[0];

  useEffect(() => setWanted(flag.get() === undefined && location.hash === ""), []);
  useEffect(() => {
    if (!any || !wanted) return;
    const timer = setTimeout(() => {
      flag.set("true");
      setOpen(true);
    }, WINDOW_AD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [any, wanted]);

  const close = useCallback(() => {
    setOpen(false);
    setWanted(false);
  }, []);
  const card = useRef<HTMLDivElement>(null);
  useNotOverFocus(card, close, open);
  // Esc closes it from everywhere.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, close]);
  if (!ads?.[0] || !open) return null;
  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={id}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-ad,0px))] z-16 w-56 overflow-hidden rounded-[0.5rem_4rem_0.5rem_0.5rem] bg-bg-card shadow-sheet md:top-1/2 md:right-auto md:bottom-auto md:left-1/2 md:w-[min(22rem,70dvh)] md:-translate-1/2 print:hidden"
    >
      <h2 id={id} className="sr-only">
        {adCopy.regions.window}
      </h2>
      <AdClose onClick={close} className="absolute top-1.5 left-1.5 z-2" />
      <Carousel
        label={adCopy.regions.window}
        controlsClassName="grid justify-center"
        slides={ads.map((ad) => ({
          id: ad.recordId,
          content: (
            <AdLink ad={ad} className="block -outline-offset-3" onOpen={close}>
              <AdPicture ad={ad} width={352} height={440} className="aspect-4/5 h-auto w-full object-cover" />
            </AdLink>
          ),
        }))}
      />
      <AdTag className="absolute top-4.5 left-14 z-2" />
    </div>
  );
}
