import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalMessages } from "../contract/refusal-messages.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";
import { isMadePerRequest } from "../seo/made-per-request.ts";
import type { Load } from "./load.ts";

/** Files of a build are read from the disk, not made. */
const BUILT_FILE = "/_next/static/";
/** When to ask again for a page that this server has no time to make, seconds. */
const BUSY_SECONDS = 5;

/** Whether a browser asks for a page to show, not a program, a picture or the framework for its part of one. */
const isPageShown = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes("text/html"));

export type PageLimits = {
  count: RateLimiter;
  load: Load;
  /** The page that says how long to wait. */
  page: (waitSeconds: number) => string;
};

/**
 * Answers 429 to an address that has too many pages made for it, of those made for each request fewer, and 503 while too many of these are being made;
 * with `page` where it is read by a person. Answers from memory are not counted, they cost next to nothing. `address` is the visitor's. Returns whether it has answered.
 */
export async function refuseFlood(
  { count, load, page }: PageLimits,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = request.url ?? "/";
  if (url.startsWith(BUILT_FILE)) return false;
  const single = isMadePerRequest(new URL(url, "http://site.invalid"));
  const waitSeconds = (await count("page", address)) ?? (single ? await count("single-page", address) : undefined);
  const status = waitSeconds === undefined ? 503 : 429;
  if (waitSeconds === undefined && (!single || load.admit(response))) return false;
  const seconds = waitSeconds ?? BUSY_SECONDS;
  const [type, body] = isPageShown(request) ? (["html", page(seconds)] as const) : (["plain", refusalMessages.tooManyRequests] as const);
  response
    .writeHead(status, {
      "retry-after": String(seconds),
      "content-type": `text/${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    .end(body);
  return true;
}
