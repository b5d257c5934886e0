"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { recallFeed, storeFeed } from "@/components/blog/feed-memory";
import { dismissErrors, toast } from "@/components/ui/toaster";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { blogCopy } from "@/lib/content/blog";
import type { ArticleSummary } from "@/lib/contract/website";
import { BLOG_PAGE_SIZE, INFINITE_SCROLL_AUTO_LOADS, INFINITE_SCROLL_DELAY_MS, INFINITE_SCROLL_OFFSET_PX } from "@/lib/limits";

/** The end of the list counts as reached this far above the window too: the End key and a flick jump past it to the footer. */
const PASSED_PX = 9_999;

export type FeedList = { category: string; keyword?: string; page: number; total: number; records: readonly ArticleSummary[] };

/**
 * Changes the list without moving the focused element below it in the window, so that keyboard users do not lose sight of it. Except the
 * "more" button, which the new articles replace.
 */
function changeAbove(change: () => void) {
  const focused = document.activeElement as Element;
  const { top } = focused.getBoundingClientRect();
  flushSync(change);
  if (top < innerHeight && focused.tagName !== "BUTTON") scrollBy(0, focused.getBoundingClientRect().top - top);
}

/**
 * Infinite scroll: loads the next page when the end of the list becomes visible or is scrolled past, three times, then on demand.
 * Finished when all articles of the latest total are loaded, or a page is empty.
 * Not TanStack's `useInfiniteQuery`: it adds 11 kB (gzip) to every list page, beyond its budget.
 */
export function useFeed(list: FeedList, end: RefObject<HTMLElement | null>) {
  const { category, keyword } = list;
  const key = `${category}|${keyword ?? ""}|${list.page}`;
  const [feed, setFeed] = useState(() => recallFeed(key) ?? { ...list, autoLoads: 0 });
  const [state, setState] = useState<"idle" | "loading" | "failed" | "finished">("idle");
  const busy = useRef(false);
  const finished = state === "finished" || feed.page * BLOG_PAGE_SIZE >= feed.total;
  const automatic = !finished && state === "idle" && feed.autoLoads < INFINITE_SCROLL_AUTO_LOADS;
  /** The next page loads automatically, or is loading. */
  const awaiting = automatic || state === "loading";

  const load = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    // This is the retry of an earlier failure.
    dismissErrors();
    setState("loading");
    try {
      const page = feed.page + 1;
      const body = { page, pageSize: BLOG_PAGE_SIZE, category, keyword };
      const { data } = await apiFetch<"blogList">({ method: "POST", path: "/api/h5/website/blog/list", body });
      const known = new Set(feed.records.map(({ id }) => id));
      const records = [...feed.records, ...data.records.filter(({ id }) => !known.has(id))];
      const next = { records, page, total: data.total, autoLoads: feed.autoLoads + 1 };
      storeFeed(key, next);
      changeAbove(() => {
        setFeed(next);
        setState(data.records[0] ? "idle" : "finished");
      });
    } catch (cause) {
      setState("failed");
      toast.error(cause instanceof ApiError ? cause.message : blogCopy.failed);
    } finally {
      busy.current = false;
    }
  }, [feed, key, category, keyword]);

  useEffect(() => {
    const element = end.current;
    if (!automatic || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(load, INFINITE_SCROLL_DELAY_MS);
      },
      { rootMargin: `${PASSED_PX}px 0px ${INFINITE_SCROLL_OFFSET_PX}px 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [automatic, end, load]);

  return { records: feed.records, total: feed.total, appended: feed.page > list.page, state, finished, awaiting, load };
}
