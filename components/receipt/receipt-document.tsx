import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { NumberCloth } from "@/components/ui/number-cloth";
import { QrCode } from "@/components/ui/qr-code";
import { receiptPage } from "@/lib/content/receipt";
import { site } from "@/lib/content/site";
import type { DeletionReceipt } from "@/lib/contract/deletion";
import type { SignedDocument } from "@/lib/contract/signed-json";
import { longDate, longMoment } from "@/lib/format/date";
import { receiptFileHref, receiptHref } from "@/lib/routes";

const copy = receiptPage.document;

const heading = "mt-6 font-bold font-sans text-body tracking-normal";

/** The receipt of a deletion, as a sheet of paper: printed without the rest of the page. `siteUrl`: the site's address. */
export function ReceiptDocument({ receipt, siteUrl }: { receipt: SignedDocument<DeletionReceipt>; siteUrl: string }) {
  const { number, deletedAt, issuer, erased, retained } = receipt.content;
  const address = siteUrl + receiptHref(number);
  const facts = [
    [copy.number, number],
    [copy.at, longMoment(deletedAt)],
    [copy.issuer, `${site.company}, ${issuer}`],
  ] as const;
  return (
    <article aria-label={copy.title} data-print-alone="" className="day border border-line bg-white p-6 text-arang print:p-0">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Logo className="h-10" />
          <h2 className="mt-5 text-h3">{copy.title}</h2>
        </div>
        <QrCode text={address} label={copy.qr} />
      </div>
      <NumberCloth number={number} className="mt-5" />
      <dl className="mt-4 grid gap-3 border-fg border-t-2 pt-4 md:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="wrap-anywhere">
            <dt className="text-fg-soft text-small">{name}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={heading}>{copy.erased}</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {erased.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className={heading} id="disimpan">
        {copy.retained}
      </h3>
      <ul aria-labelledby="disimpan" className="mt-2 border-line border-t">
        {retained.map(({ data, reason, duration, until }) => (
          <li key={data} className="border-line border-b py-2">
            <b className="block">{data}</b>
            {copy.reason} {reason}. {copy.term} {until ? copy.until(longDate(until), duration) : duration}.
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fg-soft text-small">
        {copy.rule} {copy.noPersonal}
      </p>
      <dl className="wrap-anywhere mt-5 grid gap-2 border-line border-t pt-4 text-small">
        <div>
          <dt className="text-fg-soft">{copy.check}</dt>
          <dd className="font-semibold">{address}</dd>
        </div>
        <div>
          <dt className="text-fg-soft">
            {copy.signature}, {copy.keyId.toLowerCase()} {receipt.keyId}
          </dt>
          <dd className="tabular-nums">{receipt.signature}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <Button variant="line" size="compact" className="noscript:hidden" data-do="print">
          <Printer aria-hidden="true" className="size-5" />
          {copy.print}
        </Button>
        <a href={receiptFileHref(number)} download className="inline-flex min-h-11 items-center font-bold">
          {copy.json}
        </a>
      </div>
    </article>
  );
}
