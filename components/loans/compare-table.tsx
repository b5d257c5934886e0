import { LivingText } from "@/components/ui/living-text";
import { loansPage } from "@/lib/content/loans";
import { jakartaDay } from "@/lib/format/date";
import { rupiah } from "@/lib/format/money";
import { ADMIN_FEE_PERCENT, loanProducts, type ProductKey, productKeys } from "@/lib/loans/products";
import { type PublishedProduct, rateRange } from "@/lib/loans/published";
import { exampleQuote } from "@/lib/loans/quote";

const copy = loansPage.productLabels;

/** A row's cells: one for all products where they say the same. */
function cells(value: (key: ProductKey) => string): { key: ProductKey; text: string; span: number }[] {
  const all = productKeys.map((key) => ({ key, text: value(key), span: 1 }));
  const [first] = all;
  return first && all.every(({ text }) => text === first.text) ? [{ ...first, text: loansPage.compareAll(first.text), span: all.length }] : all;
}

/** The products side by side. On a phone each row's label is above its three values; roles keep it a table. */
export function CompareTable({ products }: { products: Record<ProductKey, PublishedProduct> }) {
  const rows: [string, (key: ProductKey) => string][] = [
    [copy.limit, (key) => products[key].limit],
    [copy.interest, (key) => rateRange(products[key].rate, loanProducts[key].maxRate)],
    [copy.tenor, (key) => products[key].tenor],
    [copy.instalments, (key) => (loanProducts[key].instalmentDays ? copy.times : copy.agreed)],
    [copy.admin, () => copy.upfront(ADMIN_FEE_PERCENT)],
    [copy.late, () => copy.lateRate],
    [copy.purpose, (key) => loansPage.products[key].fits],
    [
      copy.example,
      (key) => {
        const { received, repaid, amount, days } = exampleQuote(key, jakartaDay(), products[key].rate);
        return copy.exampleText(rupiah(received), rupiah(repaid), rupiah(amount), days);
      },
    ],
  ];
  const line =
    "items-baseline grid-cols-[repeat(3,minmax(5.3rem,1fr))] gap-x-2 border-line border-b py-3 md:grid-cols-[1.2fr_2fr_2fr_2fr] md:gap-x-6";
  return (
    <section id="bandingkan" className="wrap pt-section">
      <h2>{loansPage.compareHeading}</h2>
      <p className="mt-4 max-w-176 text-fg-soft">{loansPage.compareLead}</p>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display: grid takes the table roles away in some browsers */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: the same */}
      <table role="table" className="mt-8 block w-full overflow-x-auto border-fg border-t-2 text-small md:text-body">
        <caption className="sr-only">{loansPage.compareCaption}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={`grid ${line}`}>
            <th role="columnheader" scope="col" className="sr-only text-left md:not-sr-only md:font-semibold md:text-fg-mute md:text-small">
              {loansPage.compareProduct}
            </th>
            {productKeys.map((key) => (
              <th key={key} role="columnheader" scope="col" className="text-left display-small font-bold text-body leading-tight md:text-h3">
                {loanProducts[key].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map(([label, value]) => (
            // Whole sentences need space; on a phone they are in the sections above.
            <tr key={label} role="row" className={`${label === copy.example ? "hidden md:grid" : "grid"} ${line}`}>
              <th role="rowheader" scope="row" className="col-span-3 pb-2 text-left font-normal text-fg-mute text-small md:col-span-1 md:pb-0">
                {label}
              </th>
              {cells(value).map(({ key, text, span }) => (
                <td key={key} role="cell" colSpan={span} className={`wrap-anywhere font-semibold tabular-nums ${span > 1 ? "col-span-3" : ""}`}>
                  <LivingText unbroken>{text}</LivingText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/useSemanticElements: above */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: above */}
      <p className="mt-8 max-w-240 text-fg-mute text-small">
        <LivingText>{loansPage.fine}</LivingText>
      </p>
    </section>
  );
}
