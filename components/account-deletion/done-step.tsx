"use client";

import { Button } from "@/components/ui/button";
import { NewView } from "@/components/ui/new-view";
import { OpensNewTab } from "@/components/ui/opens-new-tab";
import { Proof } from "@/components/ui/proof";
import type { DeletionDone } from "@/lib/browser/deletion-step";
import { accountDeletion } from "@/lib/content/account-deletion";
import { proofCopy } from "@/lib/content/proof";
import { longDate } from "@/lib/format/date";
import { DELETION_RECEIPT_YEARS } from "@/lib/limits";
import { numberInMessage } from "@/lib/read/reference";
import { receiptFileHref, receiptHref } from "@/lib/routes";

const copy = accountDeletion.done;

/** The day until which the records stay, at least. */
function retainedUntil(at: number): string {
  const date = new Date(at);
  date.setUTCFullYear(date.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  return longDate(date.toISOString());
}

type DoneStepProps = {
  /** Its message may contain the number of the receipt where the service gave no signed one. */
  done: DeletionDone;
  onFinish: () => void;
};

/** Step 3: it is done, and what proves it. */
export function DoneStep({ done: { message, receipt: signed, doneAt: at }, onFinish }: DoneStepProps) {
  const receipt = signed ?? numberInMessage(message);
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
            { when: proofCopy.atLeastUntil(retainedUntil(at)), text: copy.nextRetained },
          ]}
        />
      ) : null}
      {signed ? (
        <div className="grid gap-1">
          <p className="text-fg-soft">{copy.signed}</p>
          <p className="flex flex-wrap gap-x-6">
            <a href={receiptHref(signed)} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-bold">
              {copy.open}
              <OpensNewTab />
            </a>
            <a href={receiptFileHref(signed)} download className="inline-flex min-h-11 items-center font-bold">
              {copy.json}
            </a>
          </p>
        </div>
      ) : null}
      <NewView>
        <Button size="hero" block onClick={onFinish}>
          {copy.submit}
        </Button>
      </NewView>
    </div>
  );
}
