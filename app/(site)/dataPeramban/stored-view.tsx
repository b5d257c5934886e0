"use client";

import { StoredList } from "@/components/browser-data/stored-list";
import { endSession } from "@/lib/enhancements/calls";

/** The list of stored data, with a button to sign out. */
export function StoredView() {
  return <StoredList signOut={endSession} />;
}
