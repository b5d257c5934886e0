"use client";

import { ImageDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { billPage } from "@/lib/content/bill";
import { rupiah } from "@/lib/format/money";
import type { BillAnswer } from "@/lib/loans/bill";
import { datedText } from "@/lib/loans/rules";

const { picture: copy, receipt } = billPage;

/** Saves the answer as a picture for a chat, without anybody's name. */
export function BillPicture({ answer, stamp, asOf }: { answer: BillAnswer; stamp: string; asOf: string }) {
  const save = async () => {
    const { bill, cost, late, demanded, lawful, excess } = answer;
    const rules = bill.licence === "tidak" ? [] : [cost.rule, ...(late?.parts.map(({ rule }) => rule) ?? [])];
    try {
      const { savePicture } = await import("@/lib/browser/save-picture");
      await savePicture({
        title: stamp,
        label: receipt.title,
        number: rupiah(lawful),
        file: copy.file,
        facts: [
          [receipt.received, rupiah(bill.received)],
          [receipt.demanded, rupiah(demanded)],
          [receipt.excess, rupiah(excess)],
        ],
        next: copy.next,
        steps: rules.map((rule) => ({ when: datedText(rule), text: `${rule.rule}, ${rule.source.short}` })),
        foot: [asOf, ...copy.foot],
      });
    } catch {
      toast.error(copy.failed);
    }
  };
  return (
    <Button variant="line" size="compact" className="mt-8 noscript:hidden print:hidden" onClick={save}>
      <ImageDown aria-hidden="true" className="size-5" />
      {copy.save}
    </Button>
  );
}
