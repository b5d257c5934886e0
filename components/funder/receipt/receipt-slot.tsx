"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ReceiptPanel } from "@/components/funder/receipt/receipt-panel";
import { type DetailsReceipt, dropReceipt, readReceipt } from "@/lib/browser/details-receipt";
import { focusPart } from "@/lib/browser/focus-part";

type Loaded = { receipt: DetailsReceipt; Panel: ComponentType<Parameters<typeof ReceiptPanel>[0]> };

/** Shows the receipt of details that were accepted in this tab, until it is closed. */
export function ReceiptSlot({ className }: { className?: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const receipt = readReceipt();
    if (receipt)
      import("@/components/funder/receipt/receipt-panel").then(
        ({ ReceiptPanel: Panel }) => setLoaded({ receipt, Panel }),
        () => undefined,
      );
  }, []);
  if (!loaded) return null;
  const { receipt, Panel } = loaded;
  return (
    <div role="status" className={className}>
      <Panel
        receipt={receipt}
        onClose={() => {
          focusPart();
          dropReceipt();
          setLoaded(undefined);
        }}
      />
    </div>
  );
}
