import type { ServerResponse } from "node:http";

/** What names files of one build: whole pages and the parts of pages that client navigation fetches. */
const OF_A_BUILD = /^text\/(?:html|x-component)\b/;
/** How long a shared cache may give these without asking; a page without data would be kept for a year by Next's word, seconds. */
const PAGE_SECONDS = 60;

/**
 * Rewrites what Next says to caches about a page that is made once for everybody. Next lets each of them give an old page for up
 * to a year while it asks for the new one; Firefox does that with whole pages too, so that somebody who comes back would read old figures from
 * a page whose scripts may be gone. Browsers ask each time (an unchanged page is a 304), shared caches each minute.
 */
export function boundCacheLife(response: ServerResponse): void {
  const policy = String(response.getHeader("cache-control") ?? "");
  const seconds = Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? 0);
  if (seconds === 0 || /\bmax-age=/.test(policy)) return;
  const most = OF_A_BUILD.test(String(response.getHeader("content-type") ?? "")) ? PAGE_SECONDS : seconds;
  response.setHeader("cache-control", `max-age=0, s-maxage=${Math.min(seconds, most)}`);
}
