"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { articleFeed, type FeedList } from "@/components/blog/api";
import { sharedQueryClient } from "@/components/ui/query-client";
import { isReturnVisit } from "@/lib/browser/return-visit";
import type { ArticleSummary } from "@/lib/contract/website";
import { INFINITE_SCROLL_AUTO_LOADS, INFINITE_SCROLL_DELAY_MS, INFINITE_SCROLL_OFFSET_PX } from "@/lib/limits";

/**
 * The end of the list also counts as reached this far above the window: the End key and a flick scroll past it to the
 * footer.
 */
const PASSED_PX = 9_999;

/** The articles of the further pages, without those that a page repeats because new ones were added meanwhile. */
function withoutRepeats(first: readonly ArticleSummary[], pages: readonly { records: readonly ArticleSummary[] }[]): ArticleSummary[] {
  const known = new Set(first.map(({ id }) => id));
  return pages.flatMap(({ records }) => records.filter(({ id }) => !known.has(id) && known.add(id)));
}

/**
 * While the list grows, the focused element below it stays where it is in the window, so that keyboard users do not
 * lose sight of it. Except the "more" button, which the new articles replace.
 */
function useSteadyFocus(count: number) {
  const before = useRef({ count, top: 0 });
  // The position just before the change, which React commits right after this render.
  const focused = typeof document === "undefined" ? null : document.activeElement;
  if (before.current.count !== count) before.current.top = focused?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    if (before.current.count === count) return;
    const { top } = before.current;
    before.current.count = count;
    const { activeElement } = document;
    if (!activeElement || activeElement.tagName === "BUTTON" || top >= innerHeight) return;
    scrollBy(0, activeElement.getBoundingClientRect().top - top);
  }, [count]);
}

/**
 * Infinite scroll: loads the next page when the end of the list becomes visible or is scrolled past, three times, then
 * on demand. After Back or Forward the list has the pages that were read before; any other visit begins with the page
 * of the server.
 */
export function useFeed(list: FeedList, end: RefObject<HTMLElement | null>) {
  const options = articleFeed(list);
  const [client] = useState(() => {
    const shared = sharedQueryClient();
    if (!isReturnVisit()) shared.removeQueries({ queryKey: options.queryKey });
    return shared;
  });
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(options, client);
  const further = data.pages.slice(1);
  const following = withoutRepeats(list.records, further);
  const state = isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : hasNextPage ? "idle" : "finished";
  const automatic = state === "idle" && further.length < INFINITE_SCROLL_AUTO_LOADS;
  useSteadyFocus(following.length);

  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a longer list is another element
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
  }, [automatic, end, load, further.length]);

  const total = data.pages.at(-1)?.total ?? list.total;
  /** `awaiting`: the next page loads automatically, or is loading. */
  return { following, total, state, awaiting: automatic || state === "loading", load } as const;
}
