import { ProductCard } from "@/components/marketing/product-card";
import { SectionHead } from "@/components/marketing/section-head";
import { homePage } from "@/lib/content/home";
import { loansPage } from "@/lib/content/loans";
import type { WebsiteIndex } from "@/lib/contract/website";
import { ratePercent } from "@/lib/format/money";
import { loanProducts, productKeys } from "@/lib/loans/products";

/** The three products side by side; their rows line up. */
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
      <div className="grid gap-12 md:grid-cols-3 md:gap-x-6 md:gap-y-0 xl:gap-x-10">
        {productKeys.map((key) => (
          <ProductCard key={key} product={key} sent={index?.products[key]} />
        ))}
      </div>
      <p className="mt-8 max-w-240 text-fg-mute text-small">{loansPage.fine(ratePercent(loanProducts.kini.maxRate))}</p>
    </section>
  );
}
