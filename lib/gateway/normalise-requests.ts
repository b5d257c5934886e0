import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { drainRequest } from "../contract/http.ts";

/** Begins the names of headers between parts of this server, which clients may not send. */
const OWN_HEADERS = "x-simpul-";

/** Conditions that no browser sends for a page or file, and on which Next fails: it answers as if they were not there. */
const IGNORED = new Set(["if-match", "if-unmodified-since"]);

/** Carries the address of the socket to the gateway. */
export const CLIENT_ADDRESS_HEADER = "x-simpul-client-address";

/** A path without a page, which shows the not-found page. */
export const NO_PAGE = "/nofind";
/** A path without a call, which gets the envelope of E404. */
const NO_CALL = "/api/nofind";
const API = /^(?:[/\\]|%2[fF]|%5[cC])+api(?:[/\\]|%2[fF]|%5[cC]|$)/;
/** Dot segments, backslashes, encoded slashes and NUL, plain or escaped. No URL of this site contains them. */
const AMBIGUOUS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\|%5c|%2f|%00/i;
/** Next's page for failures of a layout, which answers everybody with 500. */
const FAILURE = "/_global-error";
/** Methods of route handlers. Next fails on some others: `Request` refuses TRACE. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * A request target in origin form: an absolute URL is reduced to its path, in which dot segments stay; anything else
 * has no page.
 */
export function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return NO_PAGE;
  // Not with URL, which would resolve dot segments before they can be refused.
  return target.replace(/^https?:\/\/[^/?#\\]*/i, "").replace(/^(?=[^/]|$)/, "/");
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether every parser reads where a request goes and ends as Node does. Node itself refuses two lengths, a length with
 * chunks and folded lines, but accepts several or malformed hosts, other codings and other versions of HTTP.
 */
export function isUnambiguous({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const { host = [], "transfer-encoding": codings = [] } = headersDistinct;
  if (host.length > 1 || !host.every((name) => HOST.test(name))) return false;
  if (!codings.every((coding) => httpVersion === "1.1" && /^chunked$/i.test(coding.trim()))) return false;
  return codings.length < 2 && (httpVersion === "1.1" || httpVersion === "1.0");
}

/** Whether server.ts, Next, a balancer and a cache all read the path alike. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !AMBIGUOUS.test(path);
  } catch {
    return false;
  }
}

/** The request target in origin form; one that parsers read differently has no page, and under /api no call. */
export function plainTarget(target: string): string {
  const url = originForm(target);
  const path = url.split("?")[0] as string;
  const api = API.test(path);
  if (isPlain(path) && path !== FAILURE && !(api && path.includes("//"))) return url;
  return api ? NO_CALL : NO_PAGE;
}

/**
 * Before Next reads a request, under any server: removes headers that only this server may set or that nobody sends, sets the client
 * address, makes the request target plain, and turns unknown methods into OPTIONS, which gets 405. A route handler has
 * no access to the socket, and Next mixes its address into X-Forwarded-For, redirects absolute targets and fails on
 * malformed ones. Afterwards drains what is left of the body. Acts on all servers of the process; returns a function that
 * ends it.
 */
export function normaliseRequests(): () => void {
  // Published before any request handler runs.
  const channel = "http.server.request.start";
  const normalise = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const name of Object.keys(request.headers)) if (name.startsWith(OWN_HEADERS) || IGNORED.has(name)) delete request.headers[name];
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    request.url = plainTarget(request.url ?? "/");
    if (!METHODS.has(request.method ?? "")) request.method = "OPTIONS";
    drainRequest(request, response);
  };
  subscribe(channel, normalise);
  return () => void unsubscribe(channel, normalise);
}
