import { webEnv } from "@/lib/env";
import { watchArrivals } from "@/lib/gateway/on-arrival";

/** Run by Next once when it starts. Sees to what the gateway must know of each request. Traces are sent, and their packages loaded, only when a collector is named. */
export async function register(): Promise<void> {
  watchArrivals();
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}
