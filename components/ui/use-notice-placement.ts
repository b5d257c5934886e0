"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { closeNotice, type Notice } from "@/components/ui/toaster";
import { closest } from "@/lib/browser/closest";

/** Between two notices and below the last one, pixels. */
const NOTICE_GAP_PX = 12;
const AIR_PX = 16;
/** A title that begins further below the place of the notices is not covered by the first of them. */
const HIGHEST_TITLE_PX = 60;
/** Duration of a notice's entrance, milliseconds. */
const ARRIVES_MS = 450;
/** Half the width of a dialog. */
const HALF_DIALOG_REM = 17;
/** Open parts that Esc closes before a notice. */
const OPEN = '[role="dialog"], [role="combobox"][aria-expanded="true"], header [aria-expanded="true"]';

/** Scrolls until no notice covers the focused element, or the field that it belongs to, with its label. */
function uncover() {
  const { activeElement } = document;
  if (!activeElement?.matches("input, textarea, select, button, a, [tabindex]") || activeElement.closest("[data-notices], [role='dialog'], header"))
    return;
  const control = activeElement.getBoundingClientRect();
  const field = activeElement.closest("[data-field]")?.getBoundingClientRect();
  // A document with many files is higher than the window: its control alone counts.
  const box = field && field.height < window.innerHeight / 2 ? field : control;
  const below = [...document.querySelectorAll("[data-notice]")]
    .map((notice) => notice.getBoundingClientRect())
    .filter((notice) => notice.left < box.right && notice.right > box.left)
    .reduce((bottom, notice) => Math.max(bottom, notice.bottom), 0);
  const hasRoom = below + AIR_PX + control.height <= window.innerHeight;
  if (below > box.top && hasRoom) window.scrollBy({ top: box.top - below - AIR_PX, behavior: "instant" });
}

/** Lowers the notices below the title of the page where they would lie over it. */
function clearTitle(region: HTMLElement): void {
  const { style } = document.documentElement;
  style.removeProperty("--notices-top");
  const title = document.querySelector("main h1");
  const list = region.querySelector("ol")?.getBoundingClientRect();
  if (!title || !list) return;
  const text = document.createRange();
  text.selectNodeContents(title);
  const box = text.getBoundingClientRect();
  const isBeside = box.right <= list.left || box.bottom <= list.top || box.top > list.top + HIGHEST_TITLE_PX;
  if (!isBeside) style.setProperty("--notices-top", `${box.bottom + NOTICE_GAP_PX}px`);
}

/** Sets the custom property for how far down the notices reach: a dialog that they would cover moves below them. */
function setReach(region: HTMLElement): void {
  const { style } = document.documentElement;
  const notices = [...region.querySelectorAll<HTMLElement>("[data-notice]:not([data-ending-style]):not([data-limited])")];
  const place = region.querySelector("ol")?.getBoundingClientRect();
  const dialogEnds = window.innerWidth / 2 + HALF_DIALOG_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (!place || notices.length === 0 || place.left >= dialogEnds) style.removeProperty("--notices-reach");
  else style.setProperty("--notices-reach", `${notices.reduce((sum, notice) => sum + notice.offsetHeight + NOTICE_GAP_PX, place.top)}px`);
}

/**
 * Esc closes the `newest` notice while nothing else is open, a covered focused field scrolls into view, and an open
 * dialog moves below the notices of `region`.
 */
export function useNoticePlacement(newest: Notice | undefined, region: RefObject<HTMLElement | null>): void {
  const place = newest?.place;
  const id = newest?.id;
  const page = usePathname();
  useEffect(() => {
    const { current } = region;
    if (!current) return;
    const observer = new MutationObserver(() => setReach(current));
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ["data-ending-style", "data-limited"] });
    const onResize = () => setReach(current);
    window.addEventListener("resize", onResize);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", onResize);
    };
  }, [region]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The list itself closes the notice that has the focus.
      if (event.key !== "Escape" || place === undefined || closest(event, "[data-notice]")) return;
      if (!document.querySelector(OPEN)) closeNotice(place);
    };
    // In the capture phase, before the open part has closed itself.
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [place]);

  useEffect(() => {
    let byPointer = false;
    const onPress = ({ type }: Event) => {
      byPointer = type === "pointerdown";
    };
    // Nothing moves between a press and its click, which would land elsewhere.
    const onFocus = () => !byPointer && uncover();
    const listeners = { pointerdown: onPress, keydown: onPress, focusin: onFocus, input: uncover };
    for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener, true);
    };
  }, []);

  // A notice stays when the page changes, and the next title is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (id !== undefined && region.current) clearTitle(region.current);
  }, [id, page, region]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice may cover the focus
  useEffect(() => {
    const timer = setTimeout(uncover, ARRIVES_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
