"use client";

import { useEffect, useState } from "react";
import { StoredList } from "@/components/browser-data/stored-list";
import { asksNotToCount, isSiteCounting } from "@/lib/browser/counting";
import { browserDataPage } from "@/lib/content/browser-data";
import { endSession } from "@/lib/enhancements/calls";

/** The list of stored data, with a button to sign out. */
export function StoredView() {
  return <StoredList signOut={endSession} />;
}

/** Whether the visits of this browser are counted. Empty until that is known. */
export function CountState() {
  const [state, setState] = useState<keyof typeof browserDataPage.counts.states>();
  useEffect(() => {
    if (!isSiteCounting()) setState("off");
    else setState(asksNotToCount() ? "refused" : "counted");
  }, []);
  return <p className="mt-3 min-h-6 font-semibold noscript:hidden">{state ? browserDataPage.counts.states[state] : ""}</p>;
}
