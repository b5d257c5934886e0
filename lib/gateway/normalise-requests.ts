import { subscribe } from "node:diagnostics_channel";

/** Carries the address of the socket to the gateway; overwritten if a client sends it. */
export const CLIENT_ADDRESS_HEADER = "x-simpul-client-address";

/** Message of Node's channel `http.server.request.start`, published before any request handler runs. */
type RequestStart = {
  request: { url?: string; headers: Record<string, string | string[] | undefined>; socket: { remoteAddress?: string } };
};

/** A request target in origin form: an absolute URL is reduced to its path. Dot segments stay. */
export function originForm(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#\\]*/i, "").replace(/^(?=[^/]|$)/, "/") : target;
}

/**
 * Sets the client address header and reduces absolute request targets before Next reads a request, under any server: a route handler
 * has no access to the socket, Next mixes its address into X-Forwarded-For, and it redirects absolute targets.
 */
export function normaliseRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as RequestStart;
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    if (!request.url?.startsWith("/")) request.url = originForm(request.url ?? "/");
  });
}
