import type { Server } from "node:http";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import { methodLabel, serveMetrics } from "../../lib/metrics-server.ts";
import type { ApiEnvironment } from "../http/route.ts";

/** Bounds of the duration histogram, seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

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
      stop({ method: methodLabel(context.req.method), route, status: context.res.status });
      answers.inc({ route, code: context.get("code") ?? "none" });
    },
    listen: (port, host) => serveMetrics(registry, port, host),
  };
}
