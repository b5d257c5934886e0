"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { NewView } from "@/components/ui/new-view";
import { noBreak } from "@/components/ui/no-break";
import { Proof, type ProofStep } from "@/components/ui/proof";
import type { DetailsReceipt } from "@/lib/browser/details-receipt";
import { receiptCopy as copy, REVIEW_WORKING_DAYS } from "@/lib/content/funder-receipt";
import { proofCopy } from "@/lib/content/proof";
import { contact } from "@/lib/content/site";
import { longDate } from "@/lib/format/date";
import { addWorkingDays } from "@/lib/format/working-days";

type Props = {
  receipt: DetailsReceipt | undefined;
  /** When the check began again, after a correction; epoch milliseconds. */
  since?: number;
  /** Called by the button that closes the receipt; without it there is none. */
  onClose?: () => void;
  children?: ReactNode;
};

/** What happens after a submission or a correction, and by when. */
function steps(at: number): readonly ProofStep[] {
  const [review, news, start] = copy.next;
  return [
    { when: proofCopy.by(longDate(new Date(addWorkingDays(at, REVIEW_WORKING_DAYS)).toISOString())), text: review },
    { when: copy.after, text: news },
    { when: copy.atLast, text: start },
  ];
}

/**
 * The receipt of a registration: what arrived, its number, what happens next and by when. Printed without the rest of
 * the page.
 */
export function ReceiptPanel({ receipt, since = receipt?.at, onClose, children }: Props) {
  return (
    <section
      data-print-alone="true"
      aria-labelledby="bukti-kiriman"
      className="leaflet-10 md:max-w-140 border-action border-l-[0.375rem] bg-success-bg px-4 py-6 md:px-5"
    >
      <h2 id="bukti-kiriman" tabIndex={-1} className="text-h3 outline-hidden">
        {copy.title}
      </h2>
      {receipt?.number && since ? (
        <div className="mt-4">
          <Proof title={copy.title} number={receipt.number} words={copy} at={receipt.at} steps={steps(since)} />
        </div>
      ) : (
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5">
          {copy.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className="mt-3 text-fg-soft text-small">{noBreak(copy.help(contact.phone, contact.email))}</p>
      {children || onClose ? (
        <div className="mt-5 grid gap-3 md:flex print:hidden">
          {children}
          {onClose ? (
            <NewView>
              <Button variant="line" size="compact" onClick={onClose}>
                {copy.close}
              </Button>
            </NewView>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
