import type { IncomingMessage, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { matchEndpoint } from "../gateway/match-endpoint.ts";
import { Refusal } from "../gateway/refusal.ts";
import { requestId } from "../gateway/request-id.ts";
import { routes } from "../routes.ts";

/** Methods that Next takes; it fails on others. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A path that no page has, so that the not-found page answers. */
const NO_PAGE = "/nofind";

/** Reads: dot segments, backslashes, hidden slashes, NUL, each also in its escaped form. No address of ours holds one. */
const AMBIGUOUS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i;
const EMPTY_TOKEN = new RegExp(`([?&]${SESSION_COOKIE})=?(?=&|$)`, "g");
/** Next fetches each address with a query ahead without it too. An article's is then none, and the browser would report a fault of the page. */
const ARTICLE_OF_NONE = new RegExp(`^${routes.article}(?:$|\\?(?!(?:.*&)?id=))`);
/** Next's own files. */
const OF_NEXT = /^\/_{1,2}next/;
/** The one address outside of /api that takes a POST. */
const INTERNAL = "/internal/revalidate";

/** Whether a path means the same to everything that reads it: this server, Next, a balancer, a cache. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !AMBIGUOUS.test(path);
  } catch {
    return false;
  }
}

/** A form that is sent without scripts posts to its own page, which answers as to a reader. Its body is nobody's business. */
function readOnly(request: IncomingMessage): void {
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
}

function refusalOf(method: string, url: string): Refusal {
  try {
    matchEndpoint(method, new URL(url, "http://site.invalid"));
  } catch (cause) {
    if (cause instanceof Refusal) return cause;
  }
  return new Refusal("E404");
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

/** The path and query of a request line; a proxy's absolute form counts as its path. */
function pathOf(url: string): string {
  if (url.startsWith("/")) return url;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return NO_PAGE;
  // Not by URL, which would resolve dot segments instead of letting them be refused.
  return url.replace(/^https?:\/\/[^/?#\\]*/i, "").replace(/^(?=[^/]|$)/, "/");
}

/** An empty token becomes a space, which no token holds: what takes tokens out of addresses (proxy.ts) is not asked about empty ones. */
function fillEmptyToken(url: string): string {
  return url.replace(EMPTY_TOKEN, "$1=%20");
}

/**
 * Answers what Next would answer with an error or a redirect of its own: calls with an odd method, a doubled slash or a
 * broken or ambiguous path get the envelope, such page addresses the not-found page; an article without id that is fetched ahead gets nothing.
 * Pages are only read. Returns whether the
 * request is done with.
 */
export function answerUnusualRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const method = request.method ?? "GET";
  const url = fillEmptyToken(pathOf(request.url ?? "/"));
  request.url = url;
  const path = url.split("?")[0] as string;
  const plain = isPlain(path);
  if (/^(?:[/\\]|%2[fF]|%5[cC])+api(?:[/\\]|%2[fF]|%5[cC]|$)/.test(path)) {
    const known = plain && !path.includes("//");
    if (METHODS.has(method) && known) return false;
    answer(request, response, known ? refusalOf(method, url) : new Refusal("E404"));
    return true;
  }
  if (request.headers["next-router-prefetch"] && ARTICLE_OF_NONE.test(url)) {
    response.writeHead(204, { "cache-control": "no-store" }).end();
    return true;
  }
  if (!plain) request.url = NO_PAGE;
  if (method === "GET" || method === "HEAD" || path === INTERNAL) return false;
  // No page has server actions: what asks for one never reaches the code that would read it.
  if (method === "POST" && !OF_NEXT.test(path) && request.headers["next-action"] === undefined) {
    readOnly(request);
    return false;
  }
  answer(request, response, new Refusal("E405", undefined, { allow: "GET, HEAD" }));
  return true;
}
