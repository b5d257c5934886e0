"use client";

import { StoredList } from "@/components/browser-data/stored-list";
import { endSession } from "@/lib/enhancements/calls";

/** The list of what is kept, with the one way to end a session. */
export function KeptView() {
  return <StoredList signOut={endSession} />;
}
