import { noBreak } from "@/components/ui/no-break";
import { ReceiptPaper, ReceiptRow, ReceiptSum } from "@/components/ui/receipt-paper";
import { loansPage } from "@/lib/content/loans";
import { ratePercent, rupiah } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, DAILY_COST_CAP } from "@/lib/loans/products";
import type { Quote } from "@/lib/loans/quote";
import { datedText, ratePercent3 } from "@/lib/loans/rules";

const copy = loansPage.receipt;

/** What is paid back as one bar: what was received, the admin fee, the interest. */
function CostBar({ quote: { received, adminFee, cost, repaid } }: { quote: Quote }) {
  const parts = [
    { name: copy.bar.received, value: received, ground: "bg-pandan-700" },
    { name: copy.bar.admin, value: adminFee, ground: "bg-kunyit-400" },
    { name: copy.bar.interest, value: cost - adminFee, ground: "bg-soga-500" },
  ];
  return (
    <div aria-hidden="true" className="pb-3">
      <div className="flex h-2 gap-0.5">
        {parts.map(({ name, value, ground }) => (
          <span key={name} data-own-colours="true" className={`rounded-xs ${ground}`} style={{ width: `${(value / repaid) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-micro text-fg-soft">
        {parts.map(({ name, ground }) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span data-own-colours="true" className={`size-2 rounded-full ${ground}`} />
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

type CostReceiptProps = {
  quote: Quote;
  label?: string;
  /** With a slider for the amount, which the page's script reads (lib/enhancements/live-receipt.ts). */
  live?: boolean;
  className?: string;
};

/** The cost receipt: computed from a quote, never typed in. */
export function CostReceipt({ quote, label = "Contoh biaya", live = false, className = "" }: CostReceiptProps) {
  const { product, instalments } = quote;
  const first = instalments[0];
  const part = (name: string) => (live ? { part: name } : {});
  return (
    <ReceiptPaper className={`w-80 ${className}`}>
      <div className="flex items-center gap-3 border-fg border-b-[1.5px] pb-4">
        {/* biome-ignore lint/performance/noImgElement: a drawing of 1 kB needs no image service */}
        <img src={`/art/produk-${product.key}.svg`} alt="" width="40" height="40" loading="lazy" />
        <div>
          <b className="block text-body leading-5">{product.name}</b>
          <span className="text-micro text-fg-mute">{`${label}, ${quote.days} hari`}</span>
        </div>
      </div>
      {live ? (
        <input
          type="range"
          data-live-receipt={product.key}
          data-days={quote.days}
          data-rate={quote.rate}
          data-day={quote.day}
          aria-label={loansPage.simulator.slide}
          aria-valuetext={rupiah(quote.amount)}
          min={product.minAmount}
          max={product.maxAmount}
          step={product.amountStep}
          defaultValue={quote.amount}
          autoComplete="off"
          suppressHydrationWarning
          style={{ "--at": (quote.amount - product.minAmount) / (product.maxAmount - product.minAmount) } as React.CSSProperties}
          className="slider mt-1 noscript:hidden print:hidden"
        />
      ) : null}
      <dl>
        <ReceiptRow label="Pinjaman diajukan" {...part("amount")}>
          {rupiah(quote.amount)}
        </ReceiptRow>
        <ReceiptRow label={`Biaya admin ${ADMIN_FEE_PERCENT}%`} {...part("admin")}>
          {rupiah(-quote.adminFee)}
        </ReceiptRow>
        <ReceiptSum label="Anda terima" {...part("received")}>
          {rupiah(quote.received)}
        </ReceiptSum>
        <ReceiptRow label={`Bunga ${ratePercent(quote.rate)} × ${quote.days} hari`} {...part("interest")}>
          {rupiah(quote.interest)}
        </ReceiptRow>
        {quote.reduction > 0 ? (
          <ReceiptRow label={copy.reduction} {...part("reduction")}>
            {rupiah(-quote.reduction)}
          </ReceiptRow>
        ) : null}
        {first && product.instalmentDays ? (
          <ReceiptRow label={`Cicilan ${instalments.length} kali, tiap ${product.instalmentDays} hari`} {...part("instalment")}>
            {rupiah(first.amount)}
          </ReceiptRow>
        ) : (
          <ReceiptRow label="Cicilan">sesuai perjanjian</ReceiptRow>
        )}
        <ReceiptSum label="Anda kembalikan" {...part("repaid")}>
          {rupiah(quote.repaid)}
        </ReceiptSum>
      </dl>
      <CostBar quote={quote} />
      <div className="grid gap-1 border-line border-t pt-3 text-micro text-fg-soft">
        <p>{copy.daily(ratePercent3(quote.dailyCost))}</p>
        <p>{noBreak(`${copy.contract(ratePercent(DAILY_COST_CAP))} ${copy.authority(quote.capRule.rule, datedText(quote.capRule))}`)}</p>
      </div>
    </ReceiptPaper>
  );
}
