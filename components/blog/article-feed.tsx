"use client";

import { useEffect, useRef, useState } from "react";
import type { FeedList } from "@/components/blog/api";
import { ArticleGrid } from "@/components/blog/article-grid";
import { FeedEnd } from "@/components/blog/feed-end";
import { Pagination } from "@/components/ui/pagination";
import { blogCopy } from "@/lib/content/blog";
import { BLOG_PAGE_SIZE } from "@/lib/limits";
import { blogHref, blogSearchHref } from "@/lib/routes";

type Following = typeof import("@/components/blog/following-articles").FollowingArticles;

/**
 * Once loaded, used by each list of the tab at once: after Back, the list has its height before the browser restores
 * the scroll position.
 */
let loaded: Following | undefined;
/** The code is loaded when the end of the list is this near to the window, or above it. */
const NEAR = "9999px 0px 1200px 0px";

function useFollowing(end: React.RefObject<HTMLElement | null>, wanted: boolean): Following | undefined {
  const [part, setPart] = useState(() => loaded);
  useEffect(() => {
    const element = end.current;
    if (!wanted || part || !element) return;
    const load = () =>
      import("@/components/blog/following-articles").then(
        (module) => {
          loaded = module.FollowingArticles;
          setPart(() => loaded);
        },
        // Usually without network. Meanwhile the links to the other pages remain.
        () => addEventListener("online", load, { once: true }),
      );
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      removeEventListener("online", load);
    };
  }, [end, wanted, part]);
  return part;
}

/**
 * One page of articles. Further ones load as the visitor reaches the end; without scripts, and for search engines,
 * there are pages.
 */
export function ArticleFeed(list: FeedList) {
  const end = useRef<HTMLDivElement>(null);
  const { records, total, page } = list;
  const pages = Math.ceil(total / BLOG_PAGE_SIZE);
  const Following = useFollowing(end, page < pages);
  const href = (target: number) => (list.keyword ? blogSearchHref(list.keyword, target) : blogHref({ category: list.category, page: target }));
  const following = page < pages ? Math.min(BLOG_PAGE_SIZE, total - records.length) : 0;
  return (
    <div className="group/feed">
      <ArticleGrid articles={records}>
        {pages > 1 ? Following ? <Following list={list} /> : <FeedEnd shown={records.length} following={following} endRef={end} /> : null}
      </ArticleGrid>
      {pages > 1 ? (
        // Once further pages are appended, the page links are only for keyboard users.
        <div className="group-has-data-appended/feed:not-focus-within:sr-only">
          <Pagination label={blogCopy.pages} page={page} pages={pages} href={href} />
        </div>
      ) : null}
    </div>
  );
}
