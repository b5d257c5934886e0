"use client";

import { useCallback, useRef } from "react";

/**
 * Runs an asynchronous call once at a time: a call made while another is pending returns the pending promise.
 * State alone does not prevent a second one: two clicks may come before React renders the button as busy.
 * `reset` stops waiting for the pending call.
 */
export function useSingleCall<Args extends unknown[]>(call: (...args: Args) => Promise<void>) {
  const pending = useRef<Promise<void>>(undefined);
  const run = (...args: Args): Promise<void> => {
    if (pending.current) return pending.current;
    const running = call(...args).finally(() => {
      if (pending.current === running) pending.current = undefined;
    });
    pending.current = running;
    return running;
  };
  const reset = useCallback(() => {
    pending.current = undefined;
  }, []);
  return { run, reset };
}
