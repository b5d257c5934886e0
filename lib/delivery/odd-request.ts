import type { IncomingMessage, ServerResponse } from "node:http";
import { matchEndpoint } from "../gateway/match-endpoint.ts";
import { Refusal } from "../gateway/refusal.ts";
import { requestId } from "../gateway/request-id.ts";

/** Methods that Next takes; it fails on others. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A path that no page has, so that the not-found page answers. */
const NO_PAGE = "/nofind";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
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
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return NO_PAGE;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Answers what Next would answer with an error or a redirect of its own: calls with an odd method, a doubled slash or a
 * broken escape get the envelope, such page addresses the not-found page. Returns whether the request is done with.
 */
export function answerOddRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const method = request.method ?? "GET";
  const url = originForm(request.url ?? "/");
  request.url = url;
  const path = url.split("?")[0] as string;
  const decodable = isDecodable(path);
  if (/^\/+api(?:\/|$)/.test(path)) {
    if (METHODS.has(method) && decodable && !path.includes("//")) return false;
    answer(request, response, path.includes("//") || !decodable ? new Refusal("E404") : refusalOf(method, url));
    return true;
  }
  if (!METHODS.has(method)) {
    answer(request, response, new Refusal("E405", undefined, { allow: "GET, HEAD" }));
    return true;
  }
  if (!decodable) request.url = NO_PAGE;
  return false;
}
