import { ProductCard } from "@/components/marketing/product-card";
import { SectionHead } from "@/components/marketing/section-head";
import { homePage } from "@/lib/content/home";
import { loansPage } from "@/lib/content/loans";
import type { WebsiteIndex } from "@/lib/contract/website";
import { ratePercent } from "@/lib/format/money";
import { loanProducts, productKeys } from "@/lib/loans/products";

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
        <fieldset className="grid grid-cols-3 overflow-hidden rounded-sm shadow-edge md:hidden print:hidden">
          <legend className="sr-only">{homePage.products.choose}</legend>
          {productKeys.map((key) => (
            <label
              key={key}
              className="grid min-h-12 cursor-pointer place-items-center px-1 text-center font-semibold text-[0.9375rem] leading-tight has-checked:bg-fg has-checked:text-bg has-focus-visible:outline-3 has-focus-visible:outline-action has-focus-visible:-outline-offset-3"
            >
              <input type="radio" name="lihat-produk" id={`lihat-${key}`} defaultChecked={key === "kini"} className="sr-only" />
              {loanProducts[key].name}
            </label>
          ))}
        </fieldset>
        {productKeys.map((key) => (
          <div key={key} data-product={key} className="grid md:row-span-6 md:grid-rows-subgrid">
            <ProductCard product={key} sent={index?.products[key]} />
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-240 text-fg-mute text-small">{loansPage.fine(ratePercent(loanProducts.kini.maxRate))}</p>
    </section>
  );
}
