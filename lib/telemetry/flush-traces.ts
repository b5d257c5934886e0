import { setTimeout as pause } from "node:timers/promises";
import { ProxyTracerProvider, type TracerProvider, trace } from "@opentelemetry/api";

/**
 * Sends queued spans before the process exits; otherwise they are sent every few seconds. Uses the global provider,
 * because Next starts tracing from its own bundle. Waits at most `timeoutMs`; never throws.
 */
export async function flushTraces(timeoutMs: number): Promise<void> {
  const registered = trace.getTracerProvider();
  const provider: TracerProvider & { forceFlush?: () => Promise<void> } =
    registered instanceof ProxyTracerProvider ? registered.getDelegate() : registered;
  await Promise.race([provider.forceFlush?.().catch(() => undefined), pause(timeoutMs, undefined, { ref: false })]);
}
