"use client";

import { useMediaQuery } from "@/components/ui/use-media-query";
import type { AdDevice } from "@/lib/contract/website";
import { MOBILE_MAX_PX, TABLET_MIN_PX } from "@/lib/limits";

/** The variant of the advertisements for the window's width; undefined on the server. */
export function useDevice(): AdDevice | undefined {
  const desktop = useMediaQuery(`(min-width: ${MOBILE_MAX_PX + 1}px)`);
  const tablet = useMediaQuery(`(min-width: ${TABLET_MIN_PX}px)`);
  if (desktop === undefined) return undefined;
  if (desktop) return "PC";
  return tablet ? "iPad" : "H5";
}
