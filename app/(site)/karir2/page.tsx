import { JobList } from "@/components/careers/job-list";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { jobs, openingsPage } from "@/lib/content/careers";
import { contact } from "@/lib/content/site";
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
  const listed = jobs.map((job) => ({ job, closed: isOver(job.tanggal, now), url: `${origin}${routes.openings}#${job.id}` }));
  const allClosed = listed.every(({ closed }) => closed);
  const sendLink = (
    <a href={`mailto:${contact.email}?subject=${encodeURIComponent(openingsPage.subject)}`} className="font-bold">
      {openingsPage.send}
    </a>
  );
  return (
    <main id={MAIN_ID} data-hydrate="idle" className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{openingsPage.heading}</h1>
      <p className="mt-4 mb-10 max-w-160 text-fg-soft text-lead">{openingsPage.lead}</p>
      {allClosed ? (
        <p className="mb-8 border-kunyit-400 border-l-4 pl-4">
          <b>{openingsPage.allClosed}</b> {openingsPage.sendAnyway} {sendLink}
        </p>
      ) : null}
      <JobList jobs={listed} />
      {allClosed ? null : (
        <p className="mt-10 text-fg-soft">
          {openingsPage.none} {sendLink}
        </p>
      )}
      <ArrowLink href={routes.careers} className="mt-2">
        {openingsPage.back}
      </ArrowLink>
      {listed
        .filter(({ closed }) => !closed)
        .map(({ job }) => (
          <JsonLd key={job.id} data={jobPosting(origin, job)} />
        ))}
      <JsonLd data={breadcrumbs(origin, [{ name: openingsPage.title, path: routes.openings }])} />
    </main>
  );
}
