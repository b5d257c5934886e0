"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { AdClose, AdLink, AdPicture, AdTag } from "@/components/ads/ad-parts";
import { useAdOfVisit, useAds } from "@/components/ads/use-ads";
import { WindowAd } from "@/components/ads/window-ad";
import { isText, type StoredItem, storedItem } from "@/lib/browser/storage";
import { adCopy } from "@/lib/content/ads";
import type { AdDevice, AdSlot } from "@/lib/contract/website";

const floatFlag = storedItem("floatAd", isText);
const bottomFlag = storedItem("bottomWarn", isText);

/** The advertisement of a slot until it is closed for good. It loads at once, whether it may be shown or not. */
function useUntilClosed(slot: AdSlot, device: AdDevice, flag: StoredItem<string>) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(flag.get() === undefined), [flag]);
  const ad = useAdOfVisit(useAds(slot, device, open)?.ads);
  const close = () => {
    flag.set("true");
    setOpen(false);
  };
  return { ad: open ? ad : undefined, close };
}

const CONTROLS = "a[href], button, input, select, textarea, summary, [role=slider], [tabindex='0']";
/** Distance between the points below a box that are looked at, pixels. */
const GRID_PX = 24;
/** A control of which more than this is covered is hard to reach. */
const COVERED_SHARE = 0.25;

/** Whether a box lies over a control of the page. */
function coversControl(box: HTMLElement): boolean {
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const seen = new Set<Element>();
  for (let x = left + 1; x < right; x += GRID_PX)
    for (let y = top + 1; y < bottom; y += GRID_PX)
      for (const element of document.elementsFromPoint(x, y)) {
        const control = box.contains(element) ? null : element.closest(CONTROLS);
        if (!control || seen.has(control)) continue;
        seen.add(control);
        const rect = control.getBoundingClientRect();
        const width = Math.min(right, rect.right) - Math.max(left, rect.left);
        const height = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
        if (width > 0 && height > 0 && width * height > COVERED_SHARE * rect.width * rect.height) return true;
      }
  return false;
}

/** `allowed`: nothing else lies over the page. */
type SlotProps = { device: AdDevice; allowed: boolean };

/** The small advertisement above the corner, until it is closed; smaller on phones. It hides while it covers a control. */
function FloatAd({ device, allowed }: SlotProps) {
  const { ad, close } = useUntilClosed("HomeFloat", device, floatFlag);
  const box = useRef<HTMLElement>(null);
  const shown = allowed && ad !== undefined;
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { current } = box;
        if (!current) return;
        const covers = coversControl(current);
        current.style.visibility = covers ? "hidden" : "";
      });
    };
    look();
    const listening = new AbortController();
    for (const event of ["scroll", "resize", "focusin", "transitionend", "toggle"])
      addEventListener(event, look, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [shown]);
  if (!shown) return null;
  return (
    <aside ref={box} aria-label={adCopy.regions.float} className="fixed right-4 bottom-20 z-14 w-21 md:w-34 xl:right-6 xl:bottom-22 print:hidden">
      <AdLink ad={ad} className="block">
        <AdPicture ad={ad} width={136} height={180} className="h-28 w-full leaf-7 object-cover shadow-menu md:h-45" />
      </AdLink>
      <AdTag className="absolute top-1.5 left-1.5" />
      <AdClose className="absolute -top-6 -right-3" onClick={close} />
    </aside>
  );
}

/** The strip at the very end of the home page, until it is closed. It lies over nothing. */
function BottomWarn({ device, allowed }: SlotProps) {
  const { ad, close } = useUntilClosed("HomeBottomWarn", device, bottomFlag);
  if (!ad || !allowed) return null;
  return createPortal(
    <aside aria-label={adCopy.regions.bottom} className="deep relative bg-pandan-900 print:hidden">
      <AdLink ad={ad} className="block overflow-hidden -outline-offset-3">
        <AdPicture ad={ad} width={390} height={80} className="h-20 w-full object-contain object-left" wordsClassName="pr-26 pl-4" />
      </AdLink>
      <div className="absolute top-4.5 right-1 flex items-center gap-1 md:right-4">
        <AdTag />
        <AdClose onClick={close} />
      </div>
    </aside>,
    document.body,
  );
}

/** One advertisement over the home page at a time: the window of the first visit, after it is closed the one in the corner. */
export function HomeOverlays({ device }: { device: AdDevice }): ReactNode {
  const [windowDone, setWindowDone] = useState(false);
  return (
    <>
      <FloatAd device={device} allowed={windowDone} />
      <BottomWarn device={device} allowed={windowDone} />
      <WindowAd device={device} onDone={useCallback(() => setWindowDone(true), [])} />
    </>
  );
}
