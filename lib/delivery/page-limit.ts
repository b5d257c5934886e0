import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { CLIENT_ADDRESS_HEADER } from "../gateway/client-address.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";

/** Files of a build are read from the disk, not made. */
const BUILT_FILE = "/_next/static/";

/**
 * Answers 429 to an address that has too many pages made for it; answers that are kept are not counted, they cost next to
 * nothing. Returns whether it has answered.
 */
export async function refuseFlood(limit: RateLimiter, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.url?.startsWith(BUILT_FILE)) return false;
  const waitSeconds = await limit("page", String(request.headers[CLIENT_ADDRESS_HEADER]));
  if (waitSeconds === undefined) return false;
  response
    .writeHead(429, { "retry-after": String(waitSeconds), "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
    .end(refusalMessages.tooManyRequests);
  return true;
}
