import type { ReactNode } from "react";
import { SectionHead } from "@/components/marketing/section-head";
import { ArrowLinkText, arrowLinkClass } from "@/components/ui/arrow-link";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { ProductSegments } from "@/components/ui/product-segments";
import { homePage } from "@/lib/content/home";
import { loansPage } from "@/lib/content/loans";
import type { Product, WebsiteIndex } from "@/lib/contract/website";
import { jakartaDay } from "@/lib/format/date";
import { rupiah, rupiahRange } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, loanProducts, type ProductKey, productKeys } from "@/lib/loans/products";
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
  const dash = text.indexOf(" \u2013");
  if (dash < 1) return text;
  const word = text.lastIndexOf(" ", dash - 1) + 1;
  return (
    <>
      {text.slice(0, word)}
      <span className="whitespace-nowrap">{text.slice(word, dash + 2)}</span>
      {noBreak(text.slice(dash + 2))}
    </>
  );
}

/** One product with its figures and a worked example. The title's link covers the whole card. */
function ProductCard({ product: key, sent }: { product: ProductKey; sent: Product | undefined }) {
  const { name, instalmentDays } = loanProducts[key];
  const { limit, rate, tenor } = terms(key, sent);
  const example = exampleQuote(key, jakartaDay());
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
            <dd className="wrap-anywhere text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="wrap-anywhere mt-2 rounded-xs bg-bg-quiet px-4 py-3.5 text-fg-soft text-small">
        {copy.receive} <b className="text-fg tabular-nums">{rupiah(example.received)}</b>, {copy.repay}{" "}
        <b className="text-fg tabular-nums">{rupiah(example.repaid)}</b> {noBreak(copy.forLoan(rupiah(example.amount), example.days))}
      </p>
      <span className={`${arrowLinkClass} mt-3 justify-self-start`} aria-hidden="true">
        <ArrowLinkText>{copy.more(name)}</ArrowLinkText>
      </span>
    </article>
  );
}

/** The three products side by side, their rows in line; on phones one at a time, chosen by a segment. Needs no script. */
export function ProductCards({ index }: { index: WebsiteIndex | undefined }) {
  const [first, second] = homePage.products.heading;
  return (
    <section className="wrap py-section">
      <SectionHead
        heading={
          <>
            <span className="block">{first}</span> <span className="block">{second}</span>
          </>
        }
      >
        {homePage.products.lead}
      </SectionHead>
      <div data-choose="true" className="grid gap-6 md:grid-cols-3 md:gap-y-0 xl:gap-x-10">
        <ProductSegments />
        {productKeys.map((key) => (
          <div key={key} data-part-of={key} className="grid md:row-span-6 md:grid! print:grid! md:grid-rows-subgrid">
            <ProductCard product={key} sent={index?.products[key]} />
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-240 text-fg-mute text-small">
        <LivingText>{loansPage.fine}</LivingText>
      </p>
    </section>
  );
}
