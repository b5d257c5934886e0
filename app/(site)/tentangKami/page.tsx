import { statSync } from "node:fs";
import path from "node:path";
import { AboutHero } from "@/components/about/about-hero";
import { Leaders, Mission, Shareholders } from "@/components/about/company";
import { Rates } from "@/components/about/rates";
import { CertificateNote, Reports } from "@/components/about/reports";
import { Statistics } from "@/components/about/statistics";
import { JsonLd } from "@/components/ui/json-ld";
import { readSite } from "@/lib/api/site";
import { MAIN_ID } from "@/lib/browser/names";
import { aboutPage } from "@/lib/content/about";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs, organization } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({ title: aboutPage.title, description: aboutPage.description, path: routes.about, picture: "tentang" });

/** Sizes of the report files, read at build time. */
function reportSizes(): Record<number, number> {
  const sizes = aboutPage.reports.years.map((year) => {
    const file = path.join(process.cwd(), "public", "files", `laporan-tahunan-${year}.pdf`);
    return [year, statSync(file, { throwIfNoEntry: false })?.size ?? 0] as const;
  });
  return Object.fromEntries(sizes);
}

export default async function AboutPage() {
  const index = await readSite();
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <AboutHero />
      <Mission />
      <Statistics index={index} />
      <Rates rates={index?.tkbs ?? []} history={index?.stat?.rateHistory ?? []} note={index?.desc ?? ""} />
      <CertificateNote />
      <Shareholders />
      <Leaders />
      <Reports bytes={reportSizes()} />
      <JsonLd data={organization(origin)} />
      <JsonLd data={breadcrumbs(origin, [{ name: aboutPage.title, path: routes.about }])} />
    </main>
  );
}
