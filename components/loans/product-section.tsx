import { ArrowLink } from "@/components/ui/arrow-link";
import { ButtonLink } from "@/components/ui/button";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { businessLoan } from "@/lib/content/business-loan";
import { loansPage } from "@/lib/content/loans";
import { jakartaDay } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, APP_MAX_AMOUNT, type ProductKey } from "@/lib/loans/products";
import { type PublishedProduct, rateRange } from "@/lib/loans/published";
import { exampleQuote, quoteQuery } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";

const labels = loansPage.productLabels;
const motifs = {
  kini: "bg-[url(/art/panel-kini.svg)]",
  cepat: "bg-[url(/art/panel-cepat.svg)]",
  kawan: "bg-[url(/art/panel-kawan.svg)]",
} as const;

/** One product with every figure and its worked example. `flip` puts the art at the right. */
export function ProductSection({ product: key, published, flip }: { product: ProductKey; published: PublishedProduct; flip: boolean }) {
  const copy = loansPage.products[key];
  const example = exampleQuote(key, jakartaDay(), published.rate);
  const { product } = example;
  const rows = [
    [labels.interest, rateRange(published.rate, product.maxRate)],
    [labels.tenor, published.tenor],
    [labels.instalments, product.instalmentDays ? labels.times : labels.agreed],
    [labels.admin, labels.upfront(ADMIN_FEE_PERCENT)],
    [labels.late, labels.lateRate],
    [labels.purpose, copy.fits],
    [labels.documents, copy.documents],
  ] as const;
  return (
    <section
      id={`solusi-${key}`}
      data-part-of={key}
      data-chosen-by={`lihat-${key}`}
      className="wrap grid gap-6 md:grid! print:grid! pt-6 md:gap-8 md:pt-section xl:grid-cols-2 xl:gap-18"
    >
      <div
        aria-hidden="true"
        className={`h-40 bg-[length:5rem_5rem] bg-repeat-round md:h-56 md:bg-[length:7rem_7rem] xl:sticky xl:top-24 xl:h-110 xl:self-start xl:bg-[length:9rem_9rem] ${motifs[key]} ${flip ? "rounded-[4.5rem_0.375rem_0.375rem_0.375rem] xl:order-2" : "leaf-18"}`}
      />
      <div className="max-w-form">
        <h2>{product.name}</h2>
        <p className="mt-2 text-fg-soft text-lead">{copy.purpose}</p>
        <p className="mt-3 max-w-144">{copy.text}</p>
        <dl className="@container mt-6 border-fg border-t-2">
          <div className="py-4">
            <dt className="text-fg-mute text-small">{labels.limit}</dt>
            <dd className="mt-0.5 font-bold font-display text-figure tracking-figure">{published.limit}</dd>
          </div>
          {rows.map(([term, value]) => (
            // On phones the comparison below has these two.
            <div
              key={term}
              className={`flex items-baseline justify-between gap-x-6 border-line border-t py-2.5 @max-[20rem]:flex-wrap ${term === labels.late || term === labels.purpose ? "max-md:hidden" : ""}`}
            >
              <dt className="flex-none text-fg-mute text-small">{term}</dt>
              <dd className="ml-auto wrap-anywhere text-balance text-right font-semibold tabular-nums">
                <LivingText unbroken>{value}</LivingText>
              </dd>
            </div>
          ))}
        </dl>
        <p className="wrap-anywhere mt-2 rounded-xs bg-bg-quiet px-4 py-3.5 text-fg-soft text-small">
          <b>{labels.example}.</b>{" "}
          {noBreak(labels.exampleText(rupiah(example.received), rupiah(example.repaid), rupiah(example.amount), example.days))}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={routes.recipient}>{loansPage.apply}</ButtonLink>
          <ArrowLink href={`${routes.loans}?${quoteQuery(example)}#simulasi`}>{labels.simulate(product.name)}</ArrowLink>
          {product.maxAmount > APP_MAX_AMOUNT && key !== "kini" ? (
            <ArrowLink href={`${routes.loans}#pinjaman-usaha`}>{businessLoan.toBlock}</ArrowLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
