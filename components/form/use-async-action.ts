import { useRef, useState } from "react";
import { beginAttempt } from "@/components/ui/toaster";

/**
 * What a button sends: one attempt at a time, after which the errors of earlier ones go. Two presses may come before the button is drawn as
 * busy: those made before the scripts were there are given in one go.
 */
export function useAsyncAction(attempt: () => Promise<void>): { busy: boolean; run: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    const end = beginAttempt();
    setBusy(true);
    await attempt().finally(() => {
      end();
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, run };
}
