import { createServer } from "node:http";
import { connectionLimits } from "./lib/accelerator/connection-limits.ts";
import { accelerate } from "./lib/accelerator/index.ts";
import { parseWebEnv, type WebEnv } from "./lib/env.ts";
import { loadEnv } from "./lib/load-env.ts";

/** Time for running responses after SIGTERM, milliseconds: enough for 20 MB over a slow line. */
const DRAIN_MS = 30_000;
/** Part of that time reserved for the last traces, milliseconds. */
const TRACES_MS = 3_000;
/** Interval for closing idle keep-alive connections during shutdown, milliseconds. */
const IDLE_CHECK_MS = 200;

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readEnv(): WebEnv {
  loadEnv();
  try {
    return parseWebEnv(process.env);
  } catch (cause) {
    return stop((cause as Error).message);
  }
}

const env = readEnv();
Object.assign(process.env, {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  ACCELERATED: "1",
  // What `next start --experimental-next-config-strip-types` sets: Node reads next.config.ts itself, in 35 ms instead of 250.
  __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: "true",
});
const { default: next } = await import("next");

/** Ends the process when a port cannot be listened on. */
const explain = (setting: string, port: number) => (error: NodeJS.ErrnoException) =>
  stop(error.code === "EADDRINUSE" ? `Port ${port} is in use: stop what listens there, or set ${setting}.` : `Port ${port}: ${error.message}`);

// No upgrade requests: Next would leave the connection open without a response.
const server = createServer({ ...connectionLimits, shouldUpgradeCallback: () => false });
const app = next({ dir: import.meta.dirname, port: env.PORT, httpServer: server });
let closing = false;

async function sendLastTraces(): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) await (await import("./lib/telemetry/tracing.ts")).flushTraces(TRACES_MS);
}

async function shutDown(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => void sendLastTraces().then(() => process.exit(0)), DRAIN_MS - TRACES_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  await closed;
  await app.close();
  await sendLastTraces();
  process.exit(0);
}
process.on("SIGTERM", () => void shutDown());
process.on("SIGINT", () => void shutDown());
// The parent process (scripts/start.ts) was killed.
process.on("disconnect", () => void shutDown());

server.on("error", explain("PORT", env.PORT));
if (env.METRICS_PORT !== undefined) {
  const metrics = (await import("./lib/telemetry/web-metrics.ts")).createWebMetrics();
  metrics.listen(env.METRICS_PORT, env.METRICS_HOST).once("error", explain("METRICS_PORT", env.METRICS_PORT));
  server.on("request", metrics.watch);
}
try {
  await app.prepare();
} catch (cause) {
  stop(`The pages cannot be served: ${(cause as Error).message.split("\n")[0]}`);
}
accelerate(server, { env, pages: app.getRequestHandler(), closing: () => closing });
// Listen last: a balancer retries a refused connection on another instance, but not a POST on one that was closed.
server.listen(env.PORT);
