import { ReceiptPaper, ReceiptRow, ReceiptSum } from "@/components/ui/receipt-paper";
import { fundingPage } from "@/lib/content/funding";
import { rupiah } from "@/lib/format/money";
import { FUNDING_YIELD_PERCENT, spread } from "@/lib/loans/spread";

const copy = fundingPage.weave;

type FunderReceiptProps = {
  amount: number;
  loans: number;
  defaultPercent: number;
  className?: string;
  noteClassName?: string;
};

/** A gain with its sign. */
const gain = (value: number) => (value > 0 ? `+${rupiah(value)}` : rupiah(value));

/** The result of a funder's money after a year, best and worst case side by side, computed from the rates. */
export function FunderReceipt({ amount, loans, defaultPercent, className = "", noteClassName = "" }: FunderReceiptProps) {
  const { part, defaults, lost, low, high, worst } = spread(amount, loans, defaultPercent);
  return (
    <ReceiptPaper className={className}>
      <p className="border-fg border-b-[1.5px] pb-3">
        <b className="block text-body leading-5">{copy.receipt}</b>
        <span className="text-micro text-fg-mute">{copy.sample}</span>
      </p>
      <dl>
        <ReceiptRow label={copy.funds}>{rupiah(amount)}</ReceiptRow>
        <ReceiptRow label={copy.parts(loans)}>{rupiah(part)}</ReceiptRow>
        <ReceiptRow label={copy.defaults(defaults)}>{rupiah(-lost)}</ReceiptRow>
        <ReceiptSum label={copy.result(FUNDING_YIELD_PERCENT.low)}>{gain(low)}</ReceiptSum>
        <ReceiptSum label={copy.result(FUNDING_YIELD_PERCENT.high)}>{gain(high)}</ReceiptSum>
        <ReceiptSum label={copy.worst}>{rupiah(worst)}</ReceiptSum>
      </dl>
      <p className={`border-line border-t pt-3 text-micro text-fg-soft ${noteClassName}`}>{copy.note}</p>
    </ReceiptPaper>
  );
}
