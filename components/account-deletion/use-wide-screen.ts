"use client";

import { useSyncExternalStore } from "react";
import { DELETION_DIALOG_MEDIA } from "@/lib/browser/names";

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(DELETION_DIALOG_MEDIA);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the screen is wider than 768 px. */
export const isWideScreen = () => window.matchMedia(DELETION_DIALOG_MEDIA).matches;

/** Whether the screen is wider than 768 px; undefined in the server's HTML, which fits both. */
export function useWideScreen(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isWideScreen, () => undefined);
}
