import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { drainRequest } from "./drain-request.ts";

/** Carries the address of the socket to the gateway; overwritten if a client sends it. */
export const CLIENT_ADDRESS_HEADER = "x-simpul-client-address";

/** A path without a page, which shows the not-found page. */
export const NO_PAGE = "/nofind";
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

/**
 * Sets the client address header, reduces absolute request targets and turns unknown methods into OPTIONS, which gets
 * 405, before Next reads a request, under any server: a route handler has no access to the socket, Next mixes its
 * address into X-Forwarded-For, and it redirects absolute targets. Afterwards drains what is left of the body.
 */
export function normaliseRequests(): void {
  // Published before any request handler runs.
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    request.url = originForm(request.url ?? "/");
    if (!METHODS.has(request.method ?? "")) request.method = "OPTIONS";
    drainRequest(request, response);
  });
}
