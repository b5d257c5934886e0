import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { isNotModified } from "./conditional-requests.ts";
import { setCurrentResponse } from "./current-response.ts";
import { OWN_RESOURCES, POLICY, policyHeaders, securityHeaders } from "./headers.ts";

type Setting = { https: boolean; dev: boolean };

/** 304 instead of 200 for a version that the client has. Node sends no body with it. */
function applyConditions(headers: IncomingHttpHeaders, response: ServerResponse): void {
  const validators = { etag: response.getHeader("etag")?.toString(), lastModified: response.getHeader("last-modified")?.toString() };
  if (!isNotModified(headers, validators)) return;
  response.statusCode = 304;
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) response.removeHeader(name);
}

/** Generated files with upstream data, for crawlers and feed readers. */
const GENERATED_FILE = /^\/(?:[^?]*\/)?[^/?]+\.(?:xml|json|csv)(?:\?|$)/;
/** Retry-After of what cannot be rendered now, seconds. */
const RETRY_SECONDS = 60;

/** 503 instead of 500: crawlers retry, where a 500 counts against the site. */
export function markUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader("retry-after", String(RETRY_SECONDS));
  response.setHeader("cache-control", "no-store");
}

/** Completes the headers of a response just before they are sent. */
export function completeResponse(request: IncomingMessage, response: ServerResponse, { https, dev }: Setting): void {
  setCurrentResponse(response);
  const { headers, method } = request;
  onHeaders(response, () => {
    // Next's own errors and redirects lack those of next.config.ts.
    for (const [name, value] of Object.entries(securityHeaders({ https }))) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (response.statusCode === 200 && (method === "GET" || method === "HEAD")) applyConditions(headers, response);
    if (response.statusCode === 500 && GENERATED_FILE.test(request.url ?? "")) markUnavailable(response);
    // Next adds them to its redirects and rewrites, and they repeat the address or show the inner one.
    for (const name of ["refresh", "x-middleware-rewrite"]) response.removeHeader(name);
    if (!String(response.getHeader("content-type")).startsWith("text/html")) return;
    // The not-found page in place of a missing picture has two policies and is no public picture.
    const policy = [response.getHeader(POLICY) ?? policyHeaders({ failedPage: true }, { https, dev })[POLICY]].flat().at(-1);
    response.setHeader(POLICY, policy as string);
    for (const [name, value] of Object.entries(OWN_RESOURCES)) response.setHeader(name, value);
  });
}

/** Completes every response of this process, for plain `next start`: server.ts does it for what it does not answer from memory. */
export function completeResponses(setting: Setting): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    completeResponse(request, response, setting);
  });
}
