import { webEnv } from "@/lib/env";
import { watchArrivals } from "@/lib/gateway/on-arrival";
import { stampCalls } from "@/lib/gateway/stamp-calls";

/** Run by Next once when it starts. Sees to what the gateway must know of each request, and to the time header of what pages read. Traces are sent, and their packages loaded, only when a collector is named. */
export async function register(): Promise<void> {
  watchArrivals();
  stampCalls(webEnv().apiOrigin);
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}
