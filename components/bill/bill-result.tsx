import { BillItems } from "@/components/bill/bill-items";
import { BillLetter } from "@/components/bill/bill-letter";
import { BillPicture } from "@/components/bill/bill-picture";
import { ArrowLink } from "@/components/ui/arrow-link";
import { OpensNewTab } from "@/components/ui/opens-new-tab";
import { ReceiptPaper, ReceiptRow, ReceiptStamp, ReceiptSum } from "@/components/ui/receipt-paper";
import { billPage as copy } from "@/lib/content/bill";
import { longDate } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { findLender, licensedList } from "@/lib/lenders/find-lender";
import { answerBill, type Bill, type BillAnswer } from "@/lib/loans/bill";
import { routes } from "@/lib/routes";

const { receipt, stamp, list } = copy;

const stampText = ({ bill, isLawful }: BillAnswer) => (bill.licence === "tidak" ? stamp.illegal : isLawful ? stamp.lawful : stamp.unlawful);

/** The day of the answer, and that to which the late fee is counted if it is another one. */
const asOfText = ({ bill, today, late }: BillAnswer) => receipt.asOf(longDate(today), late && bill.finedUntil && longDate(bill.finedUntil));

function Receipt({ answer }: { answer: BillAnswer }) {
  const { bill, cost, late, total, lawful, demanded, excess } = answer;
  const paidCost = Math.min(cost.charged, cost.cap);
  const paidFine = Math.min(bill.fine, late?.cap ?? 0);
  const ceiling = paidCost + paidFine - Math.min(total.cap, paidCost + paidFine);
  return (
    <ReceiptPaper className="w-full max-w-112">
      <p className="border-fg border-b-[1.5px] pb-3">
        <b className="block text-body leading-5">{receipt.title}</b>
        <span className="text-fg-mute text-micro">{asOfText(answer)}</span>
      </p>
      <ReceiptStamp good={answer.isLawful}>{stampText(answer)}</ReceiptStamp>
      <dl>
        <ReceiptRow label={receipt.received}>{rupiah(bill.received)}</ReceiptRow>
        {bill.licence === "tidak" ? null : (
          <>
            <ReceiptRow label={receipt.cost}>{rupiah(paidCost)}</ReceiptRow>
            {bill.taxes > 0 ? <ReceiptRow label={receipt.taxes}>{rupiah(bill.taxes)}</ReceiptRow> : null}
            {late ? <ReceiptRow label={receipt.fine}>{rupiah(paidFine)}</ReceiptRow> : null}
            {ceiling > 0 ? <ReceiptRow label={receipt.ceiling}>{rupiah(-ceiling)}</ReceiptRow> : null}
          </>
        )}
        <ReceiptSum label={receipt.lawful}>{rupiah(lawful)}</ReceiptSum>
        <ReceiptRow label={receipt.demanded}>{rupiah(demanded)}</ReceiptRow>
        <ReceiptSum label={receipt.excess}>{rupiah(excess)}</ReceiptSum>
      </dl>
      {bill.licence === "tidak" ? <p className="border-line border-t pt-3 text-fg-soft text-micro">{receipt.principalOnly}</p> : null}
    </ReceiptPaper>
  );
}

/** The sheet before anything is checked, beside the form on wide windows: what it will say. */
export function EmptyReceipt() {
  return (
    <div className="hidden xl:block print:hidden">
      <ReceiptPaper className="w-full max-w-112">
        <p className="border-fg border-b-[1.5px] pb-3">
          <b className="block text-body leading-5">{receipt.title}</b>
          <span className="text-fg-mute text-micro">{receipt.waiting}</span>
        </p>
        <dl>
          <ReceiptRow label={receipt.received}>–</ReceiptRow>
          <ReceiptRow label={receipt.cost}>–</ReceiptRow>
          <ReceiptRow label={receipt.fine}>–</ReceiptRow>
          <ReceiptSum label={receipt.lawful}>–</ReceiptSum>
          <ReceiptRow label={receipt.demanded}>–</ReceiptRow>
          <ReceiptSum label={receipt.excess}>–</ReceiptSum>
        </dl>
      </ReceiptPaper>
    </div>
  );
}

/** Whether the lender is on the list, and what that means. */
function Lender({ bill: { lender, licence } }: { bill: Bill }) {
  const found = lender ? findLender(lender) : undefined;
  const day = longDate(licensedList.asOf);
  return (
    <div className="mt-6 grid gap-2">
      {licence === "tidak" ? <h3 className="text-h3">{copy.illegal.heading}</h3> : null}
      {licence === "tidak" ? copy.illegal.text.map((text) => <p key={text}>{text}</p>) : null}
      {licence === "belum-tahu" ? <p>{copy.illegal.unknown}</p> : null}
      {lender ? (
        <p>
          {found ? list.found(found.lender.name, found.lender.app, day) : list.notFound(day)} {found && licence === "tidak" ? list.contradiction : ""}{" "}
          {found?.by === "former" ? list.former(found.lender.name) : ""} {licensedList.isSample ? list.sample : ""}
        </p>
      ) : null}
    </div>
  );
}

/**
 * The answer to a bill: a receipt, each part with its rule, and a letter where something is too much. Its links open a
 * new tab: nothing of the bill is stored, so leaving the page would lose it.
 */
export function BillResult({ bill, today }: { bill: Bill; today: string }) {
  const answer = answerBill(bill, today);
  return (
    <>
      <h2 className="mb-4 text-h3">{copy.result}</h2>
      <Receipt answer={answer} />
      <BillPicture answer={answer} stamp={stampText(answer)} asOf={asOfText(answer)} />
      <Lender bill={bill} />
      <BillItems answer={answer} />
      <p className="mt-6 text-fg-mute text-small">{copy.disclaimer}</p>
      {answer.isLawful ? null : <BillLetter answer={answer} />}
      <ArrowLink href={routes.rules} target="_blank" rel="noopener" className="mt-6 print:hidden">
        {copy.more.rules}
        <OpensNewTab />
      </ArrowLink>
    </>
  );
}
