import type { IncomingMessage, ServerResponse } from "node:http";
import { refusalMessages } from "../contract/refusal-messages.ts";
import type { RateLimiter } from "../gateway/rate-limit.ts";
import { isMadePerRequest } from "../seo/made-per-request.ts";
import type { RenderLoad } from "./render-load.ts";

/** Static files of the build are not limited. */
const BUILT_FILE = "/_next/static/";
/** Retry-After when the server is busy, seconds. */
const BUSY_SECONDS = 5;

/** Whether a browser requests a document, not a program, a picture or Next's client router. */
const acceptsHtml = ({ headers }: IncomingMessage) => Boolean(headers.accept?.includes("text/html"));

export type PageLimits = {
  count: RateLimiter;
  load: RenderLoad;
  /** Renders the page that says how long to wait. */
  page: (waitSeconds: number) => string;
};

/**
 * Rate limit of pages per client address: 429 beyond it (lower for per-request pages), 503 while too many per-request pages render.
 * Browsers get `page`, programs plain text. Cached responses do not count. Returns whether it responded.
 */
export async function limitPages(
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
  const [type, body] = acceptsHtml(request) ? (["html", page(seconds)] as const) : (["plain", refusalMessages.tooManyRequests] as const);
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
