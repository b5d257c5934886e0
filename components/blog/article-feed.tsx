"use client";

import { useEffect, useRef, useState } from "react";
import { ArticleGrid } from "@/components/blog/article-grid";
import { CardPlace } from "@/components/blog/card-place";
import { type FeedList, useFeed } from "@/components/blog/use-feed";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { Pagination } from "@/components/ui/pagination";
import { blogCopy } from "@/lib/content/blog";
import { BLOG_PAGE_SIZE } from "@/lib/limits";
import { blogHref, blogSearchHref } from "@/lib/routes";

/** One page of articles, the following ones as the visitor reaches the end, and real pages for everyone else. */
export function ArticleFeed(list: FeedList) {
  const end = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  /** How many articles there were when more were asked for by the button. */
  const [asked, setAsked] = useState<number>();
  const { records, total, appended, state, finished, awaiting, load } = useFeed(list, end);
  // The button goes, or what it brought stands above it: the focus goes to the first article that is new, else to the last one.
  useEffect(() => {
    if (asked === undefined || (records.length === asked && !finished)) return;
    setAsked(undefined);
    grid.current?.children[Math.min(asked, records.length - 1)]?.querySelector("a")?.focus({ preventScroll: true });
  }, [asked, records.length, finished]);
  // Room for what comes by itself, so that what stands below has moved before it is in sight. Numbered: a place taken by a card is gone, not moved on.
  const length = awaiting ? Math.min(BLOG_PAGE_SIZE, total - records.length) : 0;
  const places = Array.from({ length }, (_, index) => records.length + index);
  const pages = Math.ceil(list.total / BLOG_PAGE_SIZE);
  const href = (page: number) => (list.keyword ? blogSearchHref(list.keyword, page) : blogHref({ category: list.category, page }));
  return (
    <>
      <ArticleGrid ref={grid} articles={records}>
        {places.map((place) => (
          <CardPlace key={place} ref={place === records.length ? end : undefined} />
        ))}
      </ArticleGrid>
      {pages > 1 ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-8">
          <div role="status" className="flex min-h-12 items-center gap-3 text-fg-mute text-small">
            {state === "loading" ? <Mark turning /> : null}
            <span>{finished ? appended && blogCopy.finished : blogCopy[state]}</span>
          </div>
          {finished || (awaiting && asked === undefined) ? null : (
            <Button
              variant="line"
              className="noscript:hidden"
              onClick={() => {
                setAsked(records.length);
                void load();
              }}
            >
              {state === "failed" ? blogCopy.retry : blogCopy.more}
            </Button>
          )}
        </div>
      ) : null}
      {pages > 1 ? (
        <div className={appended ? "sr-only focus-within:not-sr-only" : undefined}>
          <Pagination label={blogCopy.pages} page={list.page} pages={pages} href={href} />
        </div>
      ) : null}
    </>
  );
}
