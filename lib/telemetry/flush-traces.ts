import { setTimeout as pause } from "node:timers/promises";
import { ProxyTracerProvider, type TracerProvider, trace } from "@opentelemetry/api";

/**
 * Sends the spans that wait for their turn: they leave every few seconds, and those of the last ones would end with the process. Finds
 * the tracing that Next has started from a bundle of its own. Waits no longer than `mostMs` for a collector that does not answer; never throws.
 */
export async function flushTraces(mostMs: number): Promise<void> {
  const registered = trace.getTracerProvider();
  const provider: TracerProvider & { forceFlush?: () => Promise<void> } =
    registered instanceof ProxyTracerProvider ? registered.getDelegate() : registered;
  await Promise.race([provider.forceFlush?.().catch(() => undefined), pause(mostMs, undefined, { ref: false })]);
}
