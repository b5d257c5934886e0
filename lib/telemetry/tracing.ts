import { setTimeout as pause } from "node:timers/promises";
import { context, ProxyTracerProvider, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type Span, type SpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/** Removes the query of each URL in a text. */
function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, "");
}

/** Removes queries from spans: they may contain a session token, a handle or a search. */
class QueryRemover implements SpanProcessor {
  onStart(): void {}
  onEnding(span: Span): void {
    span.updateName(withoutQuery(span.name));
    for (const [name, value] of Object.entries(span.attributes)) {
      if (name === "url.query") span.setAttribute(name, "");
      else if (typeof value === "string" && value.includes("?")) span.setAttribute(name, withoutQuery(value));
    }
  }
  onEnd(): void {}
  async forceFlush(): Promise<void> {}
  async shutdown(): Promise<void> {}
}

/**
 * Sends spans of pages and upstream calls to the collector of the OTEL_ variables, and the trace context to the
 * upstream. Spans contain no query, header or body.
 */
export function startTracing(): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "simpul-web" }),
    spanProcessors: [new QueryRemover(), new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  new UndiciInstrumentation().setTracerProvider(provider);
}

/**
 * Sends queued spans before the process exits; otherwise they are sent every few seconds. Uses the global provider,
 * because Next starts tracing from its own bundle. Waits at most `timeoutMs`; never throws.
 */
export async function flushTraces(timeoutMs: number): Promise<void> {
  const registered = trace.getTracerProvider();
  const provider = (registered instanceof ProxyTracerProvider ? registered.getDelegate() : registered) as Partial<TracerProvider>;
  await Promise.race([provider.forceFlush?.().catch(() => undefined), pause(timeoutMs, undefined, { ref: false })]);
}
