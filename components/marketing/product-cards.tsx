import { ProductCard } from "@/components/marketing/product-card";
import { SectionHead } from "@/components/marketing/section-head";
import { ProductSegments } from "@/components/ui/product-segments";
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
        <ProductSegments />
        {productKeys.map((key) => (
          <div key={key} data-part-of={key} className="grid md:row-span-6 md:grid! print:grid! md:grid-rows-subgrid">
            <ProductCard product={key} sent={index?.products[key]} />
          </div>
        ))}
      </div>
      <p className="mt-8 max-w-240 text-fg-mute text-small">{loansPage.fine(ratePercent(loanProducts.kini.maxRate))}</p>
    </section>
  );
}
