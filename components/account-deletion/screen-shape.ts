"use client";

import { useMediaQuery } from "@/components/ui/use-media-query";
import { DELETION_DIALOG_MEDIA } from "@/lib/browser/names";
import { TABLET_MIN_PX } from "@/lib/limits";

/* Every page of the site loads this with its links to the deletion, so it imports none of the deletion's words. */

/** Maximum window height of a touch phone in landscape, pixels (wire contract §4). */
const SIDEWAYS_MAX_HEIGHT_PX = 500;
/** Window and screen differ by more than this only when the page is zoomed. */
const ZOOMED_RATIO = 1.5;

/**
 * Whether this is a phone in landscape orientation: a landscape window below 768 px, or a touch screen lower than 500
 * px. An open keyboard makes the window of an upright phone wider than high, and a laptop zoomed to 400 % has a window
 * as small as a phone's: neither counts.
 */
export function isSidewaysPhone(): boolean {
  const { innerWidth, innerHeight, outerWidth, screen } = window;
  if (innerWidth <= innerHeight || screen.orientation?.type.startsWith("portrait")) return false;
  if (innerWidth < TABLET_MIN_PX) return outerWidth <= innerWidth * ZOOMED_RATIO;
  if (innerHeight >= SIDEWAYS_MAX_HEIGHT_PX) return false;
  return screen.height < SIDEWAYS_MAX_HEIGHT_PX || (navigator.maxTouchPoints > 0 && !window.matchMedia("(pointer: fine)").matches);
}

/** Whether the screen is wider than 768 px. */
export const isWideScreen = () => window.matchMedia(DELETION_DIALOG_MEDIA).matches;

/** Whether the screen is wider than 768 px; undefined in the server's HTML, which fits both. */
export const useWideScreen = () => useMediaQuery(DELETION_DIALOG_MEDIA);
