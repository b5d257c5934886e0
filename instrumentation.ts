import type { Instrumentation } from "next";
import { isBuilding, webEnv } from "@/lib/env";

/**
 * Next calls this once at start, under `next start` and server.ts alike. Normalises requests for the gateway, and loads
 * tracing only when a collector is configured.
 */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: set by Next and by server.ts, and no settings
  const { NEXT_RUNTIME, ACCELERATED } = process.env;
  if (NEXT_RUNTIME !== "nodejs") return;
  const { normaliseRequests } = await import("@/lib/gateway/normalise-requests");
  normaliseRequests();
  if (webEnv().NODE_ENV === "production" && !isBuilding()) {
    const { logConsoleAsJson } = await import("@/lib/gateway/log");
    logConsoleAsJson();
    (await import("@/lib/watchdog")).startWatchdog("web");
  }
  const { https, NODE_ENV } = webEnv();
  if (!ACCELERATED) (await import("@/lib/page/complete-response")).completeResponses({ https, dev: NODE_ENV === "development" });
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}

/** Next's documented hook for errors of pages and route handlers. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (webEnv().NODE_ENV !== "production") return;
  const { logRequestError } = await import("@/lib/gateway/log");
  logRequestError(error, request);
};
