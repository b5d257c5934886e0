"use client";

import { type ComponentType, useState } from "react";
import { toast } from "@/components/ui/toaster";
import { kitCopy } from "@/lib/content/kit";
import { refusalMessages } from "@/lib/contract/envelope";

/** The message for a part of the page that failed to load: no network, or else removed by a new release. */
export const partMissing = (): string => (navigator.onLine ? kitCopy.partMissing : refusalMessages.network);

/**
 * A component that is loaded on demand. `prepare` preloads it; `ask` resolves to whether it loaded, and shows a message
 * where it did not.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const prepare = () => void load().catch(() => undefined);
  const ask = () =>
    load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        toast.error(partMissing());
        return false;
      },
    );
  return { Part, prepare, ask };
}
