import type { ArticleSummary } from "@/lib/contract/website";

export type FeedMemory = { records: readonly ArticleSummary[]; page: number; total: number; autoLoads: number };

/** A list rendered within this time after `popstate` belongs to going back, milliseconds. */
const RETURN_MS = 3_000;

const feeds = new Map<string, FeedMemory>();
let returnedAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined") {
  window.addEventListener("popstate", () => {
    returnedAt = performance.now();
  });
  // The next link, by pointer or keyboard, is a visit of its own.
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a[href]")) returnedAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener("click", leave, { capture: true });
}

/** Whether the visitor has just navigated by the browser's Back or Forward. */
export function cameBack(): boolean {
  return performance.now() - returnedAt < RETURN_MS;
}

/** The loaded pages of a list after Back or Forward; undefined on any other visit. */
export function recallFeed(key: string): FeedMemory | undefined {
  return cameBack() ? feeds.get(key) : undefined;
}

/** Stores the loaded pages of a list until the tab closes. */
export function storeFeed(key: string, memory: FeedMemory): void {
  feeds.set(key, memory);
}
