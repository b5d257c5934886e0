import type { ReactNode } from "react";
import { ArrowLinkText, arrowLinkClass } from "@/components/ui/arrow-link";
import { noBreak } from "@/components/ui/no-break";
import { homePage } from "@/lib/content/home";
import { loansPage } from "@/lib/content/loans";
import type { Product } from "@/lib/contract/website";
import { rupiah, rupiahRange } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, loanProducts, type ProductKey } from "@/lib/loans/products";
import { publishedRate } from "@/lib/loans/published";
import { exampleQuote } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";

const { products: copy } = homePage;
const labels = loansPage.productLabels;

/** Limit, interest and term as the platform sends them; what it leaves empty is that of our own table of prices. */
function terms(key: ProductKey, sent: Product | undefined) {
  const product = loanProducts[key];
  return {
    limit: sent?.amount || rupiahRange(product.minAmount, product.maxAmount),
    rate: publishedRate(key, sent?.apr ?? ""),
    tenor: sent?.periods || labels.tenorDays(product.tenors[0] ?? 0, product.tenors.at(-1) ?? 0),
  };
}

/**
 * A range whose dash may end a line but not begin one, where it would look like a minus. The words are the platform's.
 */
function rangeText(text: string): ReactNode {
  const [, before, withDash, after] = /^(.*?)(\S+ \u2013)(.*)$/s.exec(text) ?? [];
  if (!withDash) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{withDash}</span>
      {noBreak(after ?? "")}
    </>
  );
}

/** One product with its figures and a worked example. The title's link covers the whole card. */
export function ProductCard({ product: key, sent }: { product: ProductKey; sent: Product | undefined }) {
  const { name, instalmentDays } = loanProducts[key];
  const { limit, rate, tenor } = terms(key, sent);
  const example = exampleQuote(key);
  const rows = [
    [labels.interest, rate],
    [labels.tenor, tenor],
    [labels.instalments, instalmentDays ? copy.instalments : labels.agreed],
    [labels.admin, labels.upfront(ADMIN_FEE_PERCENT)],
  ] as const;
  return (
    <article className="relative grid grid-rows-[auto_auto_auto_auto_1fr_auto] gap-y-0 md:row-span-6 md:grid-rows-subgrid">
      {/* biome-ignore lint/performance/noImgElement: a drawing needs no image service */}
      <img src={`/art/pita-${key}.svg`} alt="" width="480" height="240" loading="lazy" className="h-36 w-full leaf-18 object-cover xl:h-46" />
      <div>
        <h3 className="mt-5">
          {/* Loads the document: the page script then shows the product on phones. */}
          <a
            href={`${routes.loans}#solusi-${key}`}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline hover:decoration-2"
          >
            {name}
          </a>
        </h3>
        <p className="mt-1.5 text-fg-soft">{loansPage.products[key].purpose}</p>
      </div>
      <dl className="mt-5 border-fg border-t-2 pt-4">
        <dt className="text-fg-mute text-small">{labels.limit}</dt>
        <dd className="mt-0.5 font-bold font-display text-figure tracking-figure">{rangeText(limit)}</dd>
      </dl>
      <dl className="mt-3.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-x-4 border-line border-t py-2.5 md:max-xl:flex-wrap">
            <dt className="text-fg-mute text-small">{label}</dt>
            <dd className="wrap-anywhere text-right font-semibold figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere mt-2 rounded-xs bg-bg-quiet px-4 py-3.5 text-fg-soft text-small">
        {copy.receive} <b className="text-fg figures">{rupiah(example.received)}</b>, {copy.repay}{" "}
        <b className="text-fg figures">{rupiah(example.repaid)}</b> {noBreak(copy.forLoan(rupiah(example.amount), example.days))}
      </p>
      <span className={`${arrowLinkClass} mt-3 justify-self-start`} aria-hidden="true">
        <ArrowLinkText>{copy.more(name)}</ArrowLinkText>
      </span>
    </article>
  );
}
