"use client";

import { useSyncExternalStore } from "react";
import { onUserChange, shownUser } from "@/lib/browser/session";

/** The user whose name the page shows; undefined for nobody, and on the server. */
export function useShownUser(): string | undefined {
  return useSyncExternalStore(onUserChange, shownUser, () => undefined);
}
