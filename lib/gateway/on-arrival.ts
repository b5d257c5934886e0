import { subscribe } from "node:diagnostics_channel";

/** Carries the address of the socket to the gateway; what a client sends under this name is overwritten. */
export const CLIENT_ADDRESS_HEADER = "x-simpul-client-address";

/** What Node's HTTP server publishes with each request before anybody else sees it. */
type Arrival = {
  request: { url?: string; headers: Record<string, string | string[] | undefined>; socket: { remoteAddress?: string } };
};

/** The target of a request in origin form; a proxy's absolute form counts as its path. Dot segments stay as they are. */
export function originForm(target: string): string {
  return /^https?:\/\//i.test(target) ? target.replace(/^https?:\/\/[^/?#\\]*/i, "").replace(/^(?=[^/]|$)/, "/") : target;
}

/**
 * Next shows a route handler neither the socket nor what a client wrote into X-Forwarded-For itself apart from it, and redirects
 * targets in absolute form. So both are settled before Next reads a request, under any server (Node's channel `http.server.request.start`).
 */
export function watchArrivals(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as Arrival;
    request.headers[CLIENT_ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
    if (!request.url?.startsWith("/")) request.url = originForm(request.url ?? "/");
  });
}
