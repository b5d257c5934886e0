import { useId } from "react";
import { loansPage } from "@/lib/content/loans";
import { ratePercent, rupiah } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, DAILY_COST_CAP } from "@/lib/loans/products";
import { capsOf, type Quote } from "@/lib/loans/quote";
import { capText } from "@/lib/loans/rules";

const copy = loansPage.receipt;

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.25 first:pt-3">
      <dt className="text-fg-soft">{label}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="my-1.5 flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1 border-line border-y py-2.5 last:mb-0 last:border-b-0">
      <dt className="font-bold">{label}</dt>
      <dd className="whitespace-nowrap font-bold font-display text-[min(1.5rem,9vw)] leading-none tracking-figure">{children}</dd>
    </div>
  );
}

/** The cost receipt: computed from a quote, never typed in. */
export function CostReceipt({ quote, label = "Contoh biaya", className = "" }: { quote: Quote; label?: string; className?: string }) {
  const { product, instalments } = quote;
  const tear = useId();
  const caps = capsOf(quote);
  const first = instalments[0];
  return (
    <div
      className={`day relative w-80 max-w-full bg-white px-6 pt-5.5 pb-7 text-arang text-small lifted print:border print:border-mori-300 print:[filter:none] ${className}`}
    >
      <div className="flex items-center gap-3 border-fg border-b-[1.5px] pb-3.5">
        {/* biome-ignore lint/performance/noImgElement: a drawing of 1 kB needs no image service */}
        <img src={`/art/produk-${product.key}.svg`} alt="" width="40" height="40" loading="lazy" />
        <div>
          <b className="block text-body leading-5">{product.name}</b>
          <span className="text-micro text-fg-mute">{`${label}, ${quote.days} hari`}</span>
        </div>
      </div>
      <dl>
        <Row label="Pinjaman diajukan">{rupiah(quote.amount)}</Row>
        <Row label={`Biaya admin ${ADMIN_FEE_PERCENT}%`}>{rupiah(-quote.adminFee)}</Row>
        <Sum label="Anda terima">{rupiah(quote.received)}</Sum>
        <Row label={`Bunga ${ratePercent(quote.rate)} × ${quote.days} hari`}>{rupiah(quote.interest)}</Row>
        {first && product.instalmentDays ? (
          <Row label={`Cicilan ${instalments.length} kali, tiap ${product.instalmentDays} hari`}>{rupiah(first.amount)}</Row>
        ) : (
          <Row label="Cicilan">sesuai perjanjian</Row>
        )}
        <Sum label="Anda kembalikan">{rupiah(quote.repaid)}</Sum>
      </dl>
      <div className="grid gap-1 border-line border-t pt-3 text-micro text-fg-soft">
        <p>{copy.daily(ratePercent(quote.dailyCost))}</p>
        <p>{`${copy.contract(ratePercent(DAILY_COST_CAP))} ${copy.authority(caps.rule.rule, capText(caps.rule))}`}</p>
        {caps.isCut ? <p className="font-semibold text-fg">{copy.cut(rupiah(caps.mostCost))}</p> : null}
      </div>
      <svg className="absolute top-[calc(100%-0.5px)] left-0 h-2.5 w-full" aria-hidden="true">
        <defs>
          <pattern id={tear} width="16" height="10" patternUnits="userSpaceOnUse">
            <path fill="#fff" d="M0 0h16L8 10z" />
          </pattern>
        </defs>
        <rect width="100%" height="10" fill={`url(#${tear})`} />
      </svg>
    </div>
  );
}
