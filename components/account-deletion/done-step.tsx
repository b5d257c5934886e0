"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Proof } from "@/components/ui/proof";
import { deletionDoneAt } from "@/lib/browser/deletion-step";
import { accountDeletion } from "@/lib/content/account-deletion";
import { proofCopy } from "@/lib/content/kit";
import { longDate } from "@/lib/format/date";
import { receiptNumberIn } from "@/lib/format/receipt-number";
import { DELETION_RECEIPT_YEARS } from "@/lib/limits";

const copy = accountDeletion.done;

/** The day until which the records stay, at least. */
function retainedUntil(at: number): string {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  return longDate(date.toISOString());
}

/** Step 3: it is done, and the number that proves it. */
export function DoneStep({ message, onFinish }: { message: string; onFinish: () => void }) {
  const [at] = useState(() => deletionDoneAt() ?? Date.now());
  const receipt = receiptNumberIn(message);
  return (
    <div className="grid gap-5">
      <p className="text-balance text-fg-soft">{copy.text}</p>
      {receipt ? (
        <Proof
          title={copy.title}
          number={receipt}
          words={{ label: copy.receipt, copy: copy.copy, copied: copy.copied }}
          hint={copy.receiptHint}
          at={at}
          steps={[
            { when: proofCopy.today, text: copy.nextToday },
            { when: proofCopy.until(retainedUntil(at)), text: copy.nextRetained },
          ]}
        />
      ) : null}
      <Button size="hero" block onClick={onFinish}>
        {copy.submit}
      </Button>
    </div>
  );
}
