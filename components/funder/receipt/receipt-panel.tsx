"use client";

import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { DetailsReceipt } from "@/lib/browser/details-receipt";
import { receiptCopy as copy } from "@/lib/content/funder-receipt";
import { contact } from "@/lib/content/site";
import { longDate } from "@/lib/format/date";

type Props = { receipt: DetailsReceipt | undefined; children?: ReactNode };

/**
 * The receipt of a registration: what arrived, its number, what happens next and by when. Printed without the rest of
 * the page.
 */
export function ReceiptPanel({ receipt, children }: Props) {
  return (
    <section data-print-alone="true" aria-labelledby="bukti-kiriman" className="leaflet-10 border-action border-l-[0.375rem] bg-success-bg px-6 py-6">
      <h2 id="bukti-kiriman" tabIndex={-1} className="text-h3 outline-hidden">
        {copy.title}
      </h2>
      {receipt ? (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          {receipt.number ? (
            <div>
              <dt className="text-fg-soft text-small">{copy.number}</dt>
              <dd className="font-bold tabular-nums tracking-wide">{receipt.number}</dd>
            </div>
          ) : null}
          <div>
            <dt className="text-fg-soft text-small">{copy.at}</dt>
            <dd className="font-bold">{longDate(new Date(receipt.at).toISOString())}</dd>
          </div>
        </dl>
      ) : null}
      <h3 className="mt-5 font-bold font-sans text-body tracking-normal">{copy.nextTitle}</h3>
      <ol className="mt-1.5 grid list-decimal gap-1.5 pl-5">
        {copy.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-fg-soft text-small">{copy.help(contact.phone, contact.email)}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {children}
        <Button variant="line" size="compact" className="noscript:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {copy.print}
        </Button>
      </div>
    </section>
  );
}
