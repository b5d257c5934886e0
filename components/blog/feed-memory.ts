import type { ArticleSummary } from "@/lib/contract/website";

export type FeedMemory = { records: readonly ArticleSummary[]; page: number; total: number; autoLoads: number };

/** Going back renders the list within this, milliseconds. */
const RETURN_MS = 3_000;

const kept = new Map<string, FeedMemory>();
let returnedAt = Number.NEGATIVE_INFINITY;

if (typeof window !== "undefined")
  window.addEventListener("popstate", () => {
    returnedAt = performance.now();
  });

/** Whether the visitor has just come back with the browser's own buttons. */
export function cameBack(): boolean {
  return performance.now() - returnedAt < RETURN_MS;
}

/** What a list had loaded, for a visitor who comes back to it; a visitor who comes anew begins anew. */
export function recallFeed(key: string): FeedMemory | undefined {
  return cameBack() ? kept.get(key) : undefined;
}

/** Keeps what a list has loaded, until the tab closes. */
export function keepFeed(key: string, memory: FeedMemory): void {
  kept.set(key, memory);
}
