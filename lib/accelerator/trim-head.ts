import type { IncomingMessage, ServerResponse } from "node:http";
import { varyNames } from "./vary.ts";

/** What Next tells its own client about the parts of a page that it fetches; nothing reads them beside a whole page. */
const FOR_PARTS = ["x-nextjs-prerender", "x-nextjs-stale-time"];
/** Headers that choose among the parts of a page. Only a request with `rsc` gets a part, and that stays in Vary. */
const CHOOSES_PART = /^next-router-/i;

/**
 * Takes from the head of a whole page what is said for parts of pages only. A balancer parses the head of its copy anew for
 * every request: it is a third of what such an answer costs there.
 */
export function trimHead(response: ServerResponse): void {
  for (const name of FOR_PARTS) response.removeHeader(name);
  const kept = varyNames(response.getHeader("vary")).filter((name) => !CHOOSES_PART.test(name));
  if (kept.length > 0) response.setHeader("vary", kept.join(", "));
}

/**
 * Leaves "Connection: keep-alive" and its hint out of the answer to a GET that does not name Connection, as a balancer's do not:
 * HTTP/1.1 keeps the connection by itself.
 */
export function omitConnection(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === "GET" && request.httpVersion === "1.1" && request.headers.connection === undefined) response.removeHeader("connection");
}
