import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from "node:http";

/** The names in a Vary header, in their original case. */
export function parseVary(header: OutgoingHttpHeader | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Headers for Next's client router, which nothing reads on a whole page. */
const ROUTER_HEADERS = ["x-nextjs-prerender", "x-nextjs-stale-time"];
/** Vary names that only matter to requests with `rsc`, which stays in Vary. */
const ROUTER_VARY = /^next-router-/i;

/**
 * Removes from a whole page the headers for client navigation. A balancer parses the headers of its cached copy on
 * every request: they are a third of the cost of a cache hit there.
 */
export function trimHead(response: ServerResponse): void {
  for (const name of ROUTER_HEADERS) response.removeHeader(name);
  const names = parseVary(response.getHeader("vary")).filter((name) => !ROUTER_VARY.test(name));
  if (names.length > 0) response.setHeader("vary", names.join(", "));
}

/**
 * Omits "Connection: keep-alive" and "Keep-Alive" from the response to a GET without a Connection header, such as a
 * balancer's: HTTP/1.1 connections are persistent by default.
 */
export function omitConnection(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "GET" && request.httpVersion === "1.1" && request.headers.connection === undefined) response.removeHeader("connection");
}
