import { ComingSoon } from "@/components/funding/coming-soon";
import { FundingHero } from "@/components/funding/funding-hero";
import { LoanWeave } from "@/components/funding/loan-weave";
import { ReadinessCheck } from "@/components/funding/readiness-check";
import { BenefitRow } from "@/components/ui/benefit-row";
import { JsonLd } from "@/components/ui/json-ld";
import { ShortFaq } from "@/components/ui/short-faq";
import { StepCarousel } from "@/components/ui/step-carousel";
import { MAIN_ID } from "@/lib/browser/names";
import { fundingFaq, fundingPage } from "@/lib/content/funding";
import { shortFaq } from "@/lib/content/help";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { funderLimits } from "@/lib/loans/tools";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs, faqPage } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: fundingPage.title,
  description: fundingPage.description,
  path: routes.funding,
  picture: "pendanaan",
});

const faqs = [...shortFaq.slice(4), ...fundingFaq];

export default function FundingPage() {
  const { professionalIncome, professionalShare, ordinaryShare } = funderLimits(jakartaDay());
  return (
    <main id={MAIN_ID} data-hydrate="idle">
      <FundingHero />
      <BenefitRow heading={fundingPage.benefitsHeading} benefits={fundingPage.benefits} />
      <LoanWeave />
      <StepCarousel heading={fundingPage.stepsHeading} label={fundingPage.stepsLabel} steps={fundingPage.steps} />
      <ReadinessCheck
        rules={{
          professionalIncome: professionalIncome.figure,
          professionalShare: professionalShare.figure,
          ordinaryShare: ordinaryShare.figure,
          from: ordinaryShare.from,
        }}
        below={livingText(fundingPage.check.below, jakartaDay())}
      />
      <ComingSoon />
      <ShortFaq faqs={faqs} url={webEnv().SITE_URL + routes.funding} />
      <JsonLd data={faqPage(faqs)} />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: fundingPage.title, path: routes.funding }])} />
    </main>
  );
}
