import { ChevronDown } from "lucide-react";
import { ShareJob } from "@/components/careers/share-job";
import { buttonClass } from "@/components/ui/button";
import { type Job, openingsPage } from "@/lib/content/careers";
import { shortDate } from "@/lib/format/date";

type JobRowProps = {
  job: Job;
  /** The closing day is over. */
  closed: boolean;
  /** Absolute address of this opening. */
  url: string;
  /** Unfolded at first. */
  open: boolean;
};

/** One opening: a native disclosure, so that it unfolds without scripts and a fragment can open it. */
export function JobRow({ job, closed, url, open }: JobRowProps) {
  const date = shortDate(job.closingDay);
  return (
    <details id={job.id} open={open} className="group/fold border-line border-b last:border-b-0">
      <summary className="grid min-h-20 cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-6 gap-y-0.5 py-4 md:grid-cols-[4fr_2fr_2.5fr_3.5fr_2rem] [&::-webkit-details-marker]:hidden">
        <b className="display-small text-[1.25rem] leading-tight">{job.position}</b>
        <span className="col-start-1 text-fg-soft text-small md:col-start-auto">{job.time}</span>
        <span className="col-start-1 text-fg-soft text-small md:col-start-auto">{job.education}</span>
        <span className="col-start-1 md:col-start-auto">
          <span
            className={`inline-flex rounded-xs px-2 py-0.5 font-bold text-micro ${closed ? "bg-danger-bg text-danger-strong" : "bg-success-bg text-success"}`}
          >
            {`${closed ? openingsPage.closed : openingsPage.closesOn} ${date}`}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="col-start-2 row-start-1 ml-auto size-5 transition-transform duration-base group-open/fold:rotate-180 md:col-start-5"
        />
      </summary>
      <div className="grid gap-6 pb-6 text-fg-soft md:grid-cols-2">
        <p className="md:col-span-2">{job.summary}</p>
        <List title={openingsPage.responsibilities} items={job.tableText.responsibilities} />
        <List title={openingsPage.requirements} items={job.tableText.requirements} />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 md:col-span-2">
          {closed ? (
            <>
              <button type="button" disabled className={buttonClass({ size: "compact" })}>
                {openingsPage.apply}
              </button>
              <span className="text-small">{openingsPage.applyClosed(date)}</span>
            </>
          ) : (
            <a href={job.applyUrl} target="_blank" rel="noopener" className={buttonClass({ size: "compact" })}>
              {openingsPage.apply}
            </a>
          )}
          <ShareJob url={url} title={job.position} />
        </div>
      </div>
    </details>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h2 className="mb-1 font-bold font-sans text-body text-fg tracking-normal">{title}</h2>
      <ul className="list-disc pl-4">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
