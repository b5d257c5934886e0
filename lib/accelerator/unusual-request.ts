import type { IncomingMessage, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { requestId } from "../gateway/log.ts";
import { NO_PAGE } from "../gateway/normalise-requests.ts";
import { Refusal } from "../gateway/refusal.ts";
import { routes } from "../routes.ts";

/** Dot segments, backslashes, encoded slashes and NUL, plain or escaped. No URL of this site contains them. */
const AMBIGUOUS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i;
const EMPTY_TOKEN = new RegExp(`([?&]${SESSION_COOKIE})=?(?=&|$)`, "g");
/**
 * Next also prefetches URLs without their query. For an article that is a 404, which the browser console would report.
 */
const ARTICLE_WITHOUT_ID = new RegExp(`^${routes.article}(?:$|\\?(?!(?:.*&)?id=))`);
const NEXT_FILES = /^\/_{1,2}next/;
/** Public files and feeds. No page address has a dot. */
const FILE = /\.\w+$/;
/** The only URL outside of /api that accepts POST. */
const INTERNAL = "/internal/revalidate";

/** Whether this server, Next, a balancer and a cache all read the path alike. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !AMBIGUOUS.test(path);
  } catch {
    return false;
  }
}

/** A form submitted without scripts posts to its own page: show the page and drop the body. */
function convertToGet(request: IncomingMessage): void {
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
}

function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, {
    ...refusal.headers,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-request-id": requestId(String(request.headers["x-request-id"] ?? "")),
  });
  response.end(JSON.stringify({ code: refusal.code, message: refusal.message }));
}

/**
 * Replaces an empty token with a space: proxy.ts only removes non-empty tokens, and no valid token contains a space.
 */
function fillEmptyToken(url: string): string {
  return url.replace(EMPTY_TOKEN, "$1=%20");
}

/**
 * Responds to what Next would turn into an error or a redirect: API calls with a double slash or an ambiguous path get
 * the JSON envelope; such page URLs show the not-found page; a prefetched article without id gets 204. Pages accept GET
 * and HEAD only. Returns whether it responded.
 */
export function answerUnusualRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const method = request.method ?? "GET";
  const url = fillEmptyToken(request.url ?? "/");
  request.url = url;
  const path = url.split("?")[0] as string;
  const plain = isPlain(path);
  if (/^(?:[/\\]|%2[fF]|%5[cC])+api(?:[/\\]|%2[fF]|%5[cC]|$)/.test(path)) {
    if (plain && !path.includes("//")) return false;
    answer(request, response, new Refusal("E404"));
    return true;
  }
  if (request.headers["next-router-prefetch"] && ARTICLE_WITHOUT_ID.test(url)) {
    response.writeHead(204, { "cache-control": "no-store" }).end();
    return true;
  }
  if (!plain) request.url = NO_PAGE;
  if (method === "GET" || method === "HEAD" || path === INTERNAL) return false;
  // No page has server actions, so requests for one never reach Next.
  if (method === "POST" && !NEXT_FILES.test(path) && !FILE.test(path) && request.headers["next-action"] === undefined) {
    convertToGet(request);
    return false;
  }
  answer(request, response, new Refusal("E405", undefined, { allow: "GET, HEAD" }));
  return true;
}
