import type { Metadata } from "next";
import { AdStage } from "@/components/ads/ad-stage";
import { HomeAds } from "@/components/ads/home-ads";
import { EventCards } from "@/components/marketing/event-cards";
import { Hero, HouseSlide } from "@/components/marketing/hero";
import { KnotPanel } from "@/components/marketing/knot-panel";
import { Ledger } from "@/components/marketing/ledger";
import { PartnerRows } from "@/components/marketing/partner-rows";
import { ProductCards } from "@/components/marketing/product-cards";
import { ReasonList } from "@/components/marketing/reason-list";
import { ReviewRail } from "@/components/marketing/review-rail";
import { JsonLd } from "@/components/ui/json-ld";
import { KeepOpen } from "@/components/ui/keep-open";
import { Nota } from "@/components/ui/nota";
import { ShortFaq } from "@/components/ui/short-faq";
import { readSite } from "@/lib/api/site";
import { MAIN_ID } from "@/lib/browser/names";
import { shortFaq } from "@/lib/content/help";
import { homePage } from "@/lib/content/home";
import { site } from "@/lib/content/site";
import { webEnv } from "@/lib/env";
import { exampleQuote } from "@/lib/loans/quote";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { faqPage, organization, website } from "@/lib/seo/structured-data";

export const metadata: Metadata = {
  ...pageMetadata({ title: `${site.name}: ${site.tagline}`, description: homePage.description, path: routes.home }),
  title: { absolute: `${site.name}: ${site.tagline}` },
};

export default async function HomePage() {
  const index = await readSite();
  return (
    <main id={MAIN_ID} data-framework="on-idle">
      <Hero
        downloadUrl={webEnv().SITE_URL + routes.recipient}
        stage={
          <AdStage
            label={homePage.hero.stage}
            house={<HouseSlide />}
            over={<Nota quote={exampleQuote("kini")} className="w-full" />}
            keep="home-stage"
          />
        }
      />
      <Ledger index={index} />
      <ProductCards index={index} />
      <ReasonList />
      <KnotPanel />
      <PartnerRows />
      <EventCards />
      <ReviewRail />
      <KeepOpen name="home-faq">
        <ShortFaq faqs={shortFaq} url={webEnv().SITE_URL + routes.home} />
      </KeepOpen>
      <HomeAds />
      <JsonLd data={organization(webEnv().SITE_URL)} />
      <JsonLd data={website(webEnv().SITE_URL)} />
      <JsonLd data={faqPage(shortFaq)} />
    </main>
  );
}
