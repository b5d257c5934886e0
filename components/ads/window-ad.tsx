"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { AdClose, AdLink, AdPicture, AdTag } from "@/components/ads/ad-parts";
import { useAds } from "@/components/ads/use-ads";
import { Carousel } from "@/components/ui/carousel";
import { useMediaQuery } from "@/components/ui/use-media-query";
import { isText, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice } from "@/lib/contract/website";
import { WINDOW_AD_DELAY_MS } from "@/lib/limits";

const flag = storedItem("windowAd", isText);
/** Higher than a phone in landscape, where it would lie over the headline and the main button. */
const HAS_ROOM = "(min-height: 30rem), (min-width: 75.0625rem)";

type WindowAdProps = {
  device: AdDevice;
  /** Called when there is nothing to show (any more). */
  onDone: () => void;
};

/**
 * The advertisement of the first visit, once per browser, not for an address with a fragment. A card next to the
 * headline with a scrim, on phones a sheet below the main button; on a phone in landscape it waits for another visit. It is
 * not modal: it takes no focus, and a click or keyboard focus outside of it closes it and acts on the page.
 */
export function WindowAd({ device, onDone }: WindowAdProps) {
  const id = useId();
  const [wanted, setWanted] = useState<boolean>();
  const [open, setOpen] = useState(false);
  const hasRoom = useMediaQuery(HAS_ROOM);
  const ads = useAds("HomeWindow", device, wanted ?? false)?.ads;
  const any = !!ads?.[0];
  const done = wanted === false || (ads !== undefined && !any);

  useEffect(() => setWanted(flag.get() === undefined && location.hash === ""), []);
  useEffect(() => {
    // The advertisement of the corner has taken its turn when the phone is held upright later.
    if (hasRoom === false && !open) setWanted(false);
    if (!any || !wanted || !hasRoom || open) return;
    const timer = setTimeout(() => {
      flag.set("true");
      setOpen(true);
    }, WINDOW_AD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [any, wanted, hasRoom, open]);
  useEffect(() => {
    if (done) onDone();
  }, [done, onDone]);

  const close = useCallback(() => {
    setOpen(false);
    setWanted(false);
  }, []);
  const card = useRef<HTMLDivElement>(null);
  // Esc closes it from everywhere, and so does a click or keyboard focus on the page.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && close();
    const beside = ({ target, type }: Event) => {
      if (card.current?.contains(target as Node)) return;
      if (type === "click" || (target as Element).matches(":focus-visible")) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("click", beside);
    document.addEventListener("focusin", beside);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("click", beside);
      document.removeEventListener("focusin", beside);
    };
  }, [open, close]);
  if (!any || !open || !hasRoom) return null;
  return (
    <>
      <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-30 hidden bg-pandan-950/60 md:block print:hidden" />
      <div
        ref={card}
        role="dialog"
        aria-labelledby={id}
        className="fixed inset-x-0 bottom-0 z-30 h-[clamp(7.5rem,100dvh-33.5rem,15rem)] overflow-hidden rounded-[0_4rem_0_0] bg-bg-card shadow-sheet md:right-8 md:bottom-8 md:left-auto md:h-auto md:w-[min(22rem,70dvh)] md:rounded-[0.5rem_4rem_0.5rem_0.5rem] xl:top-1/2 xl:right-[max(2.5rem,calc((100%-77.5rem)/2))] xl:bottom-auto xl:-translate-y-1/2 print:hidden"
      >
        <h2 id={id} className="sr-only">
          {adCopy.regions.window}
        </h2>
        <AdClose onClick={close} className="absolute top-1.5 left-1.5 z-2" />
        <Carousel
          label={adCopy.regions.window}
          className="h-full md:h-auto"
          rowClassName="h-full md:h-auto"
          controlsClassName="absolute right-0 bottom-0 bg-bg-card md:static md:grid md:justify-center"
          slides={ads.map((ad) => ({
            id: ad.recordId,
            content: (
              <AdLink ad={ad} className="flex h-full items-center gap-5 text-fg no-underline -outline-offset-3 md:block" onOpen={close}>
                <AdPicture ad={ad} width={352} height={440} className="aspect-4/5 h-full object-cover md:h-auto md:w-full" />
                {/* The words, as the picture of phones has none; screen readers get them from the picture. */}
                <span aria-hidden="true" className="line-clamp-5 pr-5 font-bold text-[1.0625rem] leading-[1.4] md:hidden">
                  {ad.title || adCopy.fallbackAlt}
                </span>
              </AdLink>
            ),
          }))}
        />
        <AdTag className="absolute top-4.5 left-14 z-2" />
      </div>
    </>
  );
}
