/**
 * Request headers that Next may read for a page. It reads about a hundred others (a nonce from a CSP, the URL from
 * `x-forwarded-*`, internal ones, the user agent of robots), any of which could change a page that is cached for
 * everybody.
 */
const ALLOWED = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "connection",
  "cookie",
  "host",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
  "sec-fetch-dest",
  "x-request-id",
  // Client navigation.
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** Whether Next may read this request header; the name is in lower case. */
export function mayReachNext(name: string): boolean {
  return ALLOWED.has(name);
}

/** Carries the whole query of a page URL to proxy.ts. */
export const QUERY_HEADER = "x-simpul-query";
/** Carries the new URL of a moved page from proxy.ts to app/internal/moved. Not accepted from clients. */
export const MOVED_HEADER = "x-simpul-moved";
/** Longest URL, path and query, characters: response headers that repeat it stay well below a proxy's header buffer. */
export const URL_MAX_CHARS = 2_048;
