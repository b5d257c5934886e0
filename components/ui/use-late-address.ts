"use client";

import { useEffect } from "react";

/** The address follows the typing after this, milliseconds: browsers allow few changes of it a second. */
const DELAY_MS = 300;

/** Replaces the address of the page once the typing rests; undefined leaves it as it is. */
export function useLateAddress(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
