import { Openings } from "@/components/careers/openings";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { jobs, openingsPage } from "@/lib/content/careers";
import { webEnv } from "@/lib/env";
import { isOver } from "@/lib/format/date";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs, jobPosting } from "@/lib/seo/structured-data";

/** Openings close at midnight, so check every hour. */
export const revalidate = 3600;

export const metadata = pageMetadata({
  title: openingsPage.title,
  description: openingsPage.description,
  path: routes.openings,
  picture: "karir",
});

export default function OpeningsPage() {
  const origin = webEnv().SITE_URL;
  const now = new Date();
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <Openings origin={origin} />
      {jobs
        .filter(({ closingDay }) => !isOver(closingDay, now))
        .map((job) => (
          <JsonLd key={job.id} data={jobPosting(origin, job)} />
        ))}
      <JsonLd data={breadcrumbs(origin, [{ name: openingsPage.title, path: routes.openings }])} />
    </main>
  );
}
