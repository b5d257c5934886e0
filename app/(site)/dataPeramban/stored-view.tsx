"use client";

import { StoredList } from "@/components/browser-data/stored-list";
import { endSession } from "@/lib/enhancements/calls";

/** The list of what is stored, with the one way to end a session. */
export function StoredView() {
  return <StoredList signOut={endSession} />;
}
