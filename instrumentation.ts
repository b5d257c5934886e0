import { webEnv } from "@/lib/env";

/** Run by Next once when it starts. Traces are sent, and their packages loaded, only when a collector is named. */
export async function register(): Promise<void> {
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}
