import type { Instrumentation } from "next";
import { isBuilding, webEnv } from "@/lib/env";

/**
 * Run by Next once when it starts, under every server. Sees to what the gateway must know of each request, and to the time header of what pages read.
 * Traces are sent, and their packages loaded, only when a collector is named.
 */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next's own word for the runtime, by which it leaves this out of the other one
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { normaliseRequests } = await import("@/lib/gateway/normalise-requests");
  const { patchFetch } = await import("@/lib/gateway/patch-fetch");
  normaliseRequests();
  patchFetch(webEnv().apiOrigin);
  if (webEnv().NODE_ENV === "production" && !isBuilding()) {
    const { logConsoleAsJson } = await import("@/lib/gateway/console-lines");
    logConsoleAsJson();
  }
  if (!webEnv().OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import("@/lib/telemetry/tracing");
  startTracing();
}

/** Next's documented hook for errors of pages and route handlers. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // biome-ignore lint/style/noProcessEnv: as above
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (webEnv().NODE_ENV !== "production") return;
  const { logRequestError } = await import("@/lib/gateway/console-lines");
  logRequestError(error, request);
};
