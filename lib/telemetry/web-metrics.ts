import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { endpointRows } from "../gateway/match-endpoint.ts";

/** Scrapers that are connected at once, at most. */
const CONNECTIONS_MAX = 20;
const REQUEST_TIMEOUT_MS = 5_000;
const HEAD_MAX_BYTES = 4_096;
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The method as a label: the parser knows about forty, and each would be a series of its own. */
const methodLabel = (method: string | undefined): string => (COUNTED_METHODS.has(method ?? "") ? (method as string) : "other");

/** Serves /metrics on a port for the operator only, to few readers at once. */
function serveMetrics(registry: Registry, port: number, host: string): Server {
  const limits = {
    maxHeaderSize: HEAD_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: REQUEST_TIMEOUT_MS / 5,
  };
  const server = createServer(limits, (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    if (request.method !== "GET") return void response.writeHead(405, { allow: "GET" }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType, "x-content-type-options": "nosniff" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  return server.listen(port, host);
}

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
