import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { endpointRows } from "../gateway/match-endpoint.ts";
import { methodLabel, serveMetrics } from "../metrics-server.ts";

/** Histogram buckets, seconds: from a cached page to the upstream timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** A label with few values and without personal data: the pattern of a call, or the kind of file. */
export function routeLabel(url: string | undefined): string {
  const path = url?.split("?")[0] ?? "/";
  if (path === "/api" || path.startsWith("/api/")) return endpointRows.find(({ pattern }) => pattern.test(path))?.endpoint.path ?? "/api/*";
  if (path.startsWith("/_next/image")) return "/_next/image";
  if (path.startsWith("/_next/")) return "/_next/*";
  return /\.\w{2,5}$/.test(path) ? "file" : "page";
}

const PROBE = /^\/(?:healthz|readyz)(?:\?|$)/;

type WebMetrics = {
  /** Counts a request when its response finishes or is aborted; not a probe. */
  watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves /metrics on a separate port. */
  listen: (port: number, host: string) => Server;
};

/** Prometheus metrics: memory, event loop, requests by method, route and status. */
export function createWebMetrics(): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer; status 499: the visitor left before.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const running = new Gauge({ name: "http_requests_running", help: "Requests that wait for their answer.", registers: [registry] });
  return {
    watch(request, response) {
      if (PROBE.test(request.url ?? "")) return;
      const stop = durations.startTimer();
      const labels = { method: methodLabel(request.method), route: routeLabel(request.url) };
      running.inc();
      response.once("close", () => {
        running.dec();
        stop({ ...labels, status: response.writableFinished ? response.statusCode : 499 });
      });
    },
    listen: (port, host) => serveMetrics(registry, port, host),
  };
}
