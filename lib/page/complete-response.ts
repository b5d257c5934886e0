import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { conditionalStatus } from "./conditional-requests.ts";
import { contentSecurityPolicy, POLICY, securityHeaders } from "./headers.ts";

/** 304 or 412 instead of 200. Node sends no body with a 304. */
function applyConditions({ headers }: IncomingMessage, response: ServerResponse): void {
  const status = conditionalStatus(headers, response);
  if (!status) return;
  response.statusCode = status;
  if (status === 412) response.setHeader("cache-control", "no-store");
  else for (const name of ["content-length", "content-encoding", "transfer-encoding"]) response.removeHeader(name);
}

/** Completes the headers of a response just before they are sent. */
export function completeResponse(request: IncomingMessage, response: ServerResponse, https: boolean): void {
  onHeaders(response, () => {
    // Next's own errors and redirects lack those of next.config.ts.
    for (const [name, value] of Object.entries(securityHeaders({ https }))) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (response.statusCode === 200 && (request.method === "GET" || request.method === "HEAD")) applyConditions(request, response);
    // A page that failed before it was stored: its inline scripts are unknown, and without them it is blank.
    if (String(response.getHeader("content-type")).startsWith("text/html") && !response.hasHeader(POLICY))
      response.setHeader(POLICY, contentSecurityPolicy(["'unsafe-inline'"], { https, dev: false }));
  });
}

/** Completes every response of this process: what the accelerator does under server.ts. */
export function completeResponses(https: boolean): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    completeResponse(request, response, https);
  });
}
