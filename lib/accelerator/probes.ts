import type { IncomingMessage, ServerResponse } from "node:http";
import { upstreamReady } from "../gateway/upstream.ts";
import { securityHeaders } from "../page/headers.ts";

type State = { ready: () => boolean; upstreamUrl: string; https: boolean };

function send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

/**
 * Responds to /healthz (the process runs) and /readyz (it serves pages and the upstream responds; 503 otherwise).
 * Returns false for any other request.
 */
export function answerProbe(request: IncomingMessage, response: ServerResponse, { ready, upstreamUrl, https }: State): boolean {
  const path = request.url?.split("?")[0];
  if (path !== "/healthz" && path !== "/readyz") return false;
  for (const [name, value] of Object.entries(securityHeaders({ https }))) response.setHeader(name, value);
  if (path === "/healthz") {
    send(response, 200, { status: "ok" });
    return true;
  }
  if (!ready()) {
    send(response, 503, { status: "not ready" });
    return true;
  }
  void upstreamReady(upstreamUrl).then((up) => send(response, up ? 200 : 503, { status: up ? "ready" : "upstream does not answer" }));
  return true;
}
