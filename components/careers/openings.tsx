import { JobList } from "@/components/careers/job-list";
import { ArrowLink } from "@/components/ui/arrow-link";
import { jobs, openingsPage } from "@/lib/content/careers";
import { contact } from "@/lib/content/site";
import { isOver } from "@/lib/format/date";
import { openingHref, routes } from "@/lib/routes";

/** All openings; the one with the id `open` is unfolded. `origin`: absolute address of the site. */
export function Openings({ origin, open }: { origin: string; open?: string }) {
  const now = new Date();
  const listed = jobs.map((job) => ({ job, closed: isOver(job.closingDay, now), url: origin + openingHref(job.id) }));
  const allClosed = listed.every(({ closed }) => closed);
  const sendLink = (
    <a href={`mailto:${contact.email}?subject=${encodeURIComponent(openingsPage.subject)}`} className="font-bold">
      {openingsPage.send}
    </a>
  );
  return (
    <>
      <h1 className="text-h1 tracking-hero">{openingsPage.heading}</h1>
      <p className="mt-4 mb-10 max-w-160 text-fg-soft text-lead">{openingsPage.lead}</p>
      {allClosed ? (
        <p className="mb-8 border-kunyit-400 border-l-4 pl-4">
          <b>{openingsPage.allClosed}</b> {openingsPage.sendAnyway} {sendLink}
        </p>
      ) : null}
      <JobList jobs={listed} open={open} />
      {allClosed ? null : (
        <p className="mt-10 text-fg-soft">
          {openingsPage.none} {sendLink}
        </p>
      )}
      <ArrowLink href={routes.careers} className="mt-2">
        {openingsPage.back}
      </ArrowLink>
    </>
  );
}
