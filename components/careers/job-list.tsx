"use client";

import { useEffect, useState } from "react";
import { JobRow } from "@/components/careers/job-row";
import { Pagination } from "@/components/ui/pagination";
import { type Job, openingsPage } from "@/lib/content/careers";
import { JOBS_PAGE_SIZE } from "@/lib/limits";

type ListedJob = { job: Job; closed: boolean; url: string };

const columns = openingsPage.columns;

type JobListProps = {
  jobs: readonly ListedJob[];
  /** The id of the opening that the address names: its page is shown, and it is unfolded. */
  open?: string | undefined;
};

/** The page of the opening at an index; the first page where it is -1. */
const pageOf = (at: number) => Math.floor(Math.max(0, at) / JOBS_PAGE_SIZE) + 1;

/** The openings by pages. The fragment of an address unfolds its row too. */
export function JobList({ jobs, open }: JobListProps) {
  const [page, setPage] = useState(() => pageOf(jobs.findIndex(({ job }) => job.id === open)));
  const pages = Math.max(1, Math.ceil(jobs.length / JOBS_PAGE_SIZE));

  useEffect(() => {
    const at = jobs.findIndex(({ job }) => job.id === location.hash.slice(1));
    if (at < 0) return;
    setPage(pageOf(at));
    requestAnimationFrame(() => {
      const row = document.getElementById(location.hash.slice(1));
      if (row instanceof HTMLDetailsElement) row.open = true;
      row?.scrollIntoView({ block: "center" });
    });
  }, [jobs]);

  return (
    <>
      <div aria-hidden="true" className="hidden grid-cols-[4fr_2fr_2.5fr_3.5fr_2rem] gap-x-6 pb-3 font-semibold text-fg-mute text-small md:grid">
        <span>{columns.position}</span>
        <span>{columns.time}</span>
        <span>{columns.education}</span>
        <span>{columns.closingDay}</span>
      </div>
      <div className="border-fg border-t-2">
        {jobs.slice((page - 1) * JOBS_PAGE_SIZE, page * JOBS_PAGE_SIZE).map(({ job, closed, url }) => (
          <JobRow key={job.id} job={job} closed={closed} url={url} open={job.id === open} />
        ))}
      </div>
      <Pagination label={openingsPage.pager} page={page} pages={pages} onSelect={setPage} />
    </>
  );
}
