import { webEnv } from "@/lib/env";

/**
 * Run by Next once when it starts, under every server. Sees to what the gateway must know of each request, and to the time header of what pages read.
 * Traces are sent, and their packages loaded, only when a collector is named.
 */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next's own word for the runtime, by which it leaves this out of the other one
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { watchArrivals } = await import("@/lib/gateway/on-arrival");
  const { stampCalls } = await import("@/lib/gateway/stamp-calls");
  watchArrivals();
  stampCalls(webEnv().apiOrigin);
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}
