import { createServer, type Server } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../http/route.ts";

/** Bounds of the duration histogram, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Scrapers that are connected at once, at most, and how long one may take to ask. */
const CONNECTIONS_MAX = 20;
const TIMEOUT_MS = 5_000;
/** The parser knows about forty methods, and each would be a series of its own. */
const COUNTED_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

type ApiMetrics = {
  middleware: MiddlewareHandler<ApiEnvironment>;
  /** Serves /metrics on a port for the operator only. */
  listen: (port: number, host: string) => Server;
};

/** Prometheus metrics of this process: memory, event loop, requests by route and status, responses by code. */
export function createApiMetrics(): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "api_call_duration_seconds",
    help: "Duration of a request by route and HTTP status.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const answers = new Counter({
    name: "api_answers_total",
    help: "Responses by code of the wire contract.",
    labelNames: ["route", "code"],
    registers: [registry],
  });
  return {
    middleware: async (context, next) => {
      const stop = durations.startTimer();
      await next();
      const route = context.get("route") ?? "unknown";
      const { method } = context.req;
      stop({ method: COUNTED_METHODS.has(method) ? method : "other", route, status: context.res.status });
      answers.inc({ route, code: context.get("code") ?? "none" });
    },
    listen(port, host) {
      const limits = { maxHeaderSize: 4_096, requestTimeout: TIMEOUT_MS, headersTimeout: TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_MS / 5 };
      const server = createServer(limits, (request, response) => {
        if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
          () => response.writeHead(500).end(),
        );
      });
      server.maxConnections = CONNECTIONS_MAX;
      return server.listen(port, host);
    },
  };
}
