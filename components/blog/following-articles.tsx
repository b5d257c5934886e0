"use client";

import { useEffect, useRef, useState } from "react";
import type { FeedList } from "@/components/blog/api";
import { ArticleCard } from "@/components/blog/article-card";
import { FeedEnd } from "@/components/blog/feed-end";
import { useFeed } from "@/components/blog/use-feed";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { blogCopy } from "@/lib/content/blog";
import { BLOG_PAGE_SIZE } from "@/lib/limits";

/**
 * The articles after the server's page, inside its grid. Loaded near the end of the list, because TanStack Query comes
 * with it.
 */
export function FollowingArticles({ list }: { list: FeedList }) {
  const end = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  /** How many articles there were when the button was pressed. */
  const [asked, setAsked] = useState<number>();
  const { following, total, state, awaiting, load } = useFeed(list, end);
  const shown = list.records.length + following.length;
  const finished = state === "finished";
  // The button disappears or moves: the focus goes to the first new article, else to the last one.
  useEffect(() => {
    if (asked === undefined || (shown === asked && !finished)) return;
    setAsked(undefined);
    const card = row.current?.parentElement?.children[Math.min(asked, shown - 1)];
    card?.querySelector("a")?.focus({ preventScroll: true });
  }, [asked, shown, finished]);
  const showMore = () => {
    setAsked(shown);
    load();
  };
  return (
    <>
      {following.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      <FeedEnd shown={shown} following={awaiting ? Math.max(0, Math.min(BLOG_PAGE_SIZE, total - shown)) : 0} endRef={end} rowRef={row}>
        <div role="status" data-appended={following.length > 0 ? "" : undefined} className="flex items-center gap-3 text-fg-mute text-small">
          {state === "loading" ? <Mark turning /> : null}
          <span>{finished ? following.length > 0 && blogCopy.finished : blogCopy[state]}</span>
        </div>
        {finished || (awaiting && asked === undefined) ? null : (
          <Button variant="line" onClick={showMore}>
            {state === "failed" ? blogCopy.retry : blogCopy.more}
          </Button>
        )}
      </FeedEnd>
    </>
  );
}
