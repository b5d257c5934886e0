import { context as active, type Context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { MiddlewareHandler } from "hono";
import type { ApiEnvironment } from "../http/route.ts";

type Tracing = { middleware: MiddlewareHandler<ApiEnvironment>; stop: () => Promise<void> };

/**
 * Sends one span per request, as a child of the caller's, to the collector in the OTEL_ variables. A span contains
 * method, route, status, code and request id; never an address, a query, a header or a body.
 */
export function startTracing(): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "simpul-api" }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  active.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = trace.getTracer("simpul-api");
  return {
    middleware: (context, next) => {
      const parent: Context = propagation.extract(ROOT_CONTEXT, { traceparent: context.req.header("traceparent") });
      return tracer.startActiveSpan(context.req.method, { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          await next();
          const route = context.get("route") ?? "unknown";
          span.updateName(`${context.req.method} ${route}`);
          span.setAttributes({
            "http.request.method": context.req.method,
            "http.route": route,
            "http.response.status_code": context.res.status,
            "simpul.code": context.get("code") ?? "none",
            "simpul.request_id": context.get("requestId") ?? "",
          });
          if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        } finally {
          span.end();
        }
      });
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
