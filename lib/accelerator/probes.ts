import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "../page/security-headers.ts";

/** A readiness check must answer before the asker gives up, milliseconds. */
const UPSTREAM_TIMEOUT_MS = 2_000;

type State = { ready: () => boolean; upstreamUrl: string; https: boolean };

async function upstreamAnswers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS), redirect: "manual" });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | undefined;

/** Probes of the same moment share one answer: they are not limited, and the upstream must not bear more for them. */
function upstreamReady(url: string): Promise<boolean> {
  asking ??= upstreamAnswers(url).finally(() => {
    asking = undefined;
  });
  return asking;
}

function send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

/**
 * Answers /healthz (this process lives) and /readyz (it serves, and the upstream answers; 503 otherwise).
 * Returns false for any other request and leaves it alone.
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
