/**
 * Headers of a request for a page that Next may read. It reads some hundred others: a nonce from a policy, the address from `x-forwarded-*`,
 * what its own parts tell each other. Whatever a request brings there, were it the name of a robot, would reach a page that is stored for everybody.
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
  // Parts of pages, which client navigation asks for.
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** Whether a request for a page may bring this header, its name in small letters, to Next. */
export function mayReachNext(name: string): boolean {
  return ALLOWED.has(name);
}

/** Carries the whole query of a page's address past Next, for proxy.ts. */
export const QUERY_HEADER = "x-simpul-query";
/** Carries where an address has moved from proxy.ts to app/internal/moved. A client's own never gets there. */
export const MOVED_HEADER = "x-simpul-moved";
/** Longest address of a page or call, path and query, characters: what answers repeat of it stays far below a proxy's buffer for heads. */
export const URL_MAX_CHARS = 2_048;
