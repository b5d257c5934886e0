import { ChannelList, ChannelListLead } from "@/components/authenticity/channel-list";
import { NumberCheckSection } from "@/components/data-rights/number-check-section";
import { Complaints } from "@/components/help/complaints";
import { ContactCard } from "@/components/help/contact-card";
import { HelpSearch } from "@/components/help/help-search";
import { HelpTabs } from "@/components/help/help-tabs";
import { Offices } from "@/components/help/offices";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { PageHero } from "@/components/ui/page-hero";
import { PersistDetails } from "@/components/ui/persist-details";
import { MAIN_ID } from "@/lib/browser/names";
import { helpPage, helpTabs } from "@/lib/content/help";
import { webEnv } from "@/lib/env";
import { channelEntries } from "@/lib/official-channels/signed-list";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs, faqPage } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: helpPage.title,
  description: helpPage.description,
  path: routes.help,
  picture: pagePictureSrc("halaman", "bantuan"),
});

export default function HelpPage() {
  return (
    <main id={MAIN_ID} data-hydrate="idle">
      <PageHero tone="kunyit" title={helpPage.heading} lead={helpPage.lead} art="kain-bantuan">
        <HelpSearch />
      </PageHero>
      <div className="wrap grid grid-cols-1 gap-10 pt-10 pb-section xl:grid-cols-[8fr_4fr] xl:gap-20">
        <section aria-label={helpPage.tabs} className="min-w-0">
          <PersistDetails name="help-faq">
            <HelpTabs url={webEnv().SITE_URL + routes.help} />
          </PersistDetails>
        </section>
        <ContactCard />
      </div>
      <Offices />
      <Complaints />
      <NumberCheckSection />
      <section id="kanal-resmi" className="wrap grid gap-8 py-section xl:grid-cols-[4fr_8fr] xl:gap-18">
        <div>
          <h2>{helpPage.channels.heading}</h2>
          <ChannelListLead />
          <ArrowLink href={routes.channelCheck} className="mt-2">
            {helpPage.channels.check}
          </ArrowLink>
        </div>
        <ChannelList channels={channelEntries(webEnv().SITE_URL)} />
      </section>
      <JsonLd data={faqPage(helpTabs.flatMap(({ faqs }) => faqs))} />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: helpPage.title, path: routes.help }])} />
    </main>
  );
}
