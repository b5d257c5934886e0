"use client";

import { useEffect, useState } from "react";
import { JobRow } from "@/components/careers/job-row";
import { Pagination } from "@/components/ui/pagination";
import { type Job, openingsPage } from "@/lib/content/careers";
import { JOBS_PAGE_SIZE } from "@/lib/limits";

type ListedJob = { job: Job; closed: boolean; url: string };

const columns = openingsPage.columns;

/** The openings by pages. The fragment of a shared address unfolds its row. */
export function JobList({ jobs }: { jobs: readonly ListedJob[] }) {
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(jobs.length / JOBS_PAGE_SIZE));

  useEffect(() => {
    const at = jobs.findIndex(({ job }) => job.id === location.hash.slice(1));
    if (at < 0) return;
    setPage(Math.floor(at / JOBS_PAGE_SIZE) + 1);
    requestAnimationFrame(() => {
      const row = document.getElementById(location.hash.slice(1));
      if (row instanceof HTMLDetailsElement) row.open = true;
      row?.scrollIntoView({ block: "center" });
    });
  }, [jobs]);

  return (
    <>
      <div aria-hidden="true" className="hidden grid-cols-[4fr_2fr_2.5fr_3.5fr_2rem] gap-x-6 pb-3 font-semibold text-fg-mute text-small md:grid">
        <span>{columns.posisi}</span>
        <span>{columns.time}</span>
        <span>{columns.pendidikan}</span>
        <span>{columns.tanggal}</span>
      </div>
      <div className="border-fg border-t-2">
        {jobs.slice((page - 1) * JOBS_PAGE_SIZE, page * JOBS_PAGE_SIZE).map(({ job, closed, url }) => (
          <JobRow key={job.id} job={job} closed={closed} url={url} />
        ))}
      </div>
      <Pagination label={openingsPage.pager} page={page} pages={pages} onSelect={setPage} />
    </>
  );
}
