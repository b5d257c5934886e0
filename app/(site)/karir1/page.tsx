import { CareersContact, Internship, Stages } from "@/components/careers/applying";
import { CareersHero } from "@/components/careers/careers-hero";
import { OfficeVideo, StaffBenefits, Values } from "@/components/careers/working-here";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { careersPage } from "@/lib/content/careers";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: careersPage.title,
  description: careersPage.description,
  path: routes.careers,
  picture: "karir",
});

export default function CareersPage() {
  return (
    <main id={MAIN_ID} data-hydrate="idle">
      <CareersHero />
      <Values />
      <Internship />
      <StaffBenefits />
      <OfficeVideo />
      <Stages />
      <CareersContact />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: careersPage.title, path: routes.careers }])} />
    </main>
  );
}
