import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { CLIENT_ADDRESS_HEADER } from "../gateway/on-arrival.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";

/** Files of a build are read from the disk, not made. */
const BUILT_FILE = "/_next/static/";

/** Whether a browser asks for a page to show, not a program, a picture or the framework for its part of one. */
const isPageShown = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes("text/html"));

/**
 * Answers 429 to an address that has too many pages made for it, with `page` where it is read by a person; answers that are kept are not
 * counted, they cost next to nothing. Returns whether it has answered.
 */
export async function refuseFlood(
  limit: RateLimiter,
  page: (waitSeconds: number) => string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (request.url?.startsWith(BUILT_FILE)) return false;
  const waitSeconds = await limit("page", String(request.headers[CLIENT_ADDRESS_HEADER]));
  if (waitSeconds === undefined) return false;
  const [type, body] = isPageShown(request) ? (["html", page(waitSeconds)] as const) : (["plain", refusalMessages.tooManyRequests] as const);
  response
    .writeHead(429, {
      "retry-after": String(waitSeconds),
      "content-type": `text/${type}; charset=utf-8`,
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    })
    .end(body);
  return true;
}
