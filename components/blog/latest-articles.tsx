"use client";

import { useRef, useState } from "react";
import { ArticleGrid } from "@/components/blog/article-grid";
import { SectionBar } from "@/components/blog/section-bar";
import { ArrowLink } from "@/components/ui/arrow-link";
import { Pagination } from "@/components/ui/pagination";
import { toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { articleWords, blogWords } from "@/lib/content/blog";
import type { ArticleSummary, BlogPage } from "@/lib/contract/website";
import { LATEST_PAGE_SIZE } from "@/lib/limits";
import { routes } from "@/lib/routes";

/** The newest articles, three at a time. Without scripts the link to all of them takes the place of the pages. */
export function LatestArticles({ first }: { first: BlogPage }) {
  const [shown, setShown] = useState<{ page: number; records: readonly ArticleSummary[] }>({ page: 1, records: first.records });
  const [busy, setBusy] = useState(false);
  /** Counts what was asked for: only the newest answer is shown, whichever comes last. */
  const asked = useRef(0);
  const select = async (page: number) => {
    asked.current += 1;
    const turn = asked.current;
    setBusy(true);
    try {
      const body = { page, pageSize: LATEST_PAGE_SIZE, category: "" };
      const { data } = await apiFetch<"blogList">({ method: "POST", path: "/api/h5/website/blog/list", body });
      if (turn === asked.current) setShown({ page, records: data.records });
    } catch (cause) {
      if (turn === asked.current) toast.error(cause instanceof ApiError ? cause.message : articleWords.latestFailed);
    } finally {
      if (turn === asked.current) setBusy(false);
    }
  };
  return (
    <section aria-labelledby="terbaru" className="wrap py-section print:hidden">
      <SectionBar id="terbaru" title={articleWords.latest}>
        <ArrowLink href={routes.blog}>{blogWords.seeAll}</ArrowLink>
      </SectionBar>
      <ArticleGrid articles={shown.records} busy={busy} three />
      {first.total > LATEST_PAGE_SIZE ? (
        <div className="noscript:hidden">
          <Pagination label={articleWords.latest} page={shown.page} pages={Math.ceil(first.total / LATEST_PAGE_SIZE)} onSelect={select} />
        </div>
      ) : null}
    </section>
  );
}
