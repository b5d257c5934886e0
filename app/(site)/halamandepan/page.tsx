import type { Metadata } from "next";
import { HeroAds, HomeAds } from "@/components/ads/home-ads";
import { FunderStrip } from "@/components/funder/home/funder-strip";
import { AudienceSplit } from "@/components/marketing/audience-split";
import { EventCards } from "@/components/marketing/event-cards";
import { Hero, HouseSlide } from "@/components/marketing/hero";
import { PartnerRows } from "@/components/marketing/partner-rows";
import { PlatformStats } from "@/components/marketing/platform-stats";
import { ProductCards } from "@/components/marketing/product-cards";
import { ReasonList } from "@/components/marketing/reason-list";
import { ReviewCarousel } from "@/components/marketing/review-carousel";
import { CostReceipt } from "@/components/ui/cost-receipt";
import { JsonLd } from "@/components/ui/json-ld";
import { PersistDetails } from "@/components/ui/persist-details";
import { ShortFaq } from "@/components/ui/short-faq";
import { readFirstAds } from "@/lib/api/ads";
import { readSite } from "@/lib/api/site";
import { MAIN_ID } from "@/lib/browser/names";
import { shortFaq } from "@/lib/content/help";
import { homePage } from "@/lib/content/home";
import { site } from "@/lib/content/site";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { exampleQuote } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { faqPage, organization, website } from "@/lib/seo/structured-data";

export const metadata: Metadata = {
  ...pageMetadata({ title: `${site.name}: ${site.tagline}`, description: homePage.description, path: routes.home }),
  title: { absolute: `${site.name}: ${site.tagline}` },
};

export default async function HomePage() {
  const [index, banners] = await Promise.all([readSite(), readFirstAds("HomeCenterBanner")]);
  return (
    <main id={MAIN_ID} data-hydrate="idle">
      <FunderStrip />
      <Hero
        downloadUrl={webEnv().SITE_URL + routes.recipient}
        carousel={
          <HeroAds
            label={homePage.hero.carousel}
            house={<HouseSlide />}
            over={<CostReceipt live quote={exampleQuote("kini", jakartaDay())} className="w-full" />}
            persistAs="home-hero"
            firstOnPhones={banners.H5}
          />
        }
      />
      <PlatformStats index={index} />
      <ProductCards index={index} />
      <ReasonList />
      <AudienceSplit />
      <PartnerRows />
      <EventCards />
      <ReviewCarousel />
      <PersistDetails name="home-faq">
        <ShortFaq faqs={shortFaq} url={webEnv().SITE_URL + routes.home} />
      </PersistDetails>
      <HomeAds />
      <JsonLd data={organization(webEnv().SITE_URL)} />
      <JsonLd data={website(webEnv().SITE_URL)} />
      <JsonLd data={faqPage(shortFaq)} />
    </main>
  );
}
