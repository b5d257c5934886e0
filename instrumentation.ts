import { webEnv } from "@/lib/env";

/** Run by Next once when it starts. Sees to what the gateway must know of each request. Traces are sent, and their packages loaded, only when a collector is named. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces it while building, and leaves the branch out of what it makes for its edge runtime.
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("@/lib/gateway/on-arrival")).watchArrivals();
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}
