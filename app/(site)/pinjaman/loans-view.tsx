import { BusinessLoan } from "@/components/loans/business-loan";
import { CompareTable } from "@/components/loans/compare-table";
import { Eligibility } from "@/components/loans/eligibility";
import { LoansHero } from "@/components/loans/loans-hero";
import { ProductSection } from "@/components/loans/product-section";
import { Simulator } from "@/components/loans/simulator";
import { BenefitRow } from "@/components/ui/benefit-row";
import { JsonLd } from "@/components/ui/json-ld";
import { ProductSegments } from "@/components/ui/product-segments";
import { ShortFaq } from "@/components/ui/short-faq";
import { StepCarousel } from "@/components/ui/step-carousel";
import { MAIN_ID } from "@/lib/browser/names";
import { businessLoan, lowestAmountFaq } from "@/lib/content/business-loan";
import { shortFaq } from "@/lib/content/help";
import { loansFaq, loansPage } from "@/lib/content/loans";
import type { WebsiteIndex } from "@/lib/contract/website";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { productKeys } from "@/lib/loans/products";
import { publishedProducts } from "@/lib/loans/published";
import { quoteFromQuery } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";
import { breadcrumbs, faqPage } from "@/lib/seo/structured-data";

const faqs = [...shortFaq.slice(0, 4), ...loansFaq, lowestAmountFaq];

type LoansViewProps = { index: WebsiteIndex | undefined; input: { produk?: string; jumlah?: string; tenor?: string } };

/** The loans page with a simulation of the input; without input, the worked example. */
export function LoansView({ index, input }: LoansViewProps) {
  const products = publishedProducts(index);
  const rates = { kini: products.kini.rate, cepat: products.cepat.rate, kawan: products.kawan.rate };
  const initial = quoteFromQuery(input, jakartaDay(), rates);
  return (
    <main id={MAIN_ID}>
      <LoansHero products={products} />
      <BenefitRow heading={loansPage.benefitsHeading} benefits={loansPage.benefits} />
      <div data-choose="true">
        <ProductSegments className="wrap mt-section" />
        {productKeys.map((key, index) => (
          <ProductSection key={key} product={key} published={products[key]} flip={index % 2 === 1} />
        ))}
      </div>
      <BusinessLoan />
      <CompareTable products={products} />
      <Simulator initial={initial} typed={input.jumlah} rates={rates} late={livingText(loansPage.simulator.late, initial.day)} />
      <StepCarousel heading={loansPage.stepsHeading} label={loansPage.stepsLabel} steps={loansPage.steps}>
        {businessLoan.stepsNote} <a href="#pinjaman-usaha">{businessLoan.stepsLink}</a>
      </StepCarousel>
      <Eligibility />
      <ShortFaq faqs={faqs} url={webEnv().SITE_URL + routes.loans} />
      <JsonLd data={faqPage(faqs)} />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: loansPage.title, path: routes.loans }])} />
    </main>
  );
}
