import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { answerCall, isCall } from "./lib/accelerator/call-fast-path.ts";
import { connectionLimits, endUnfinished, silenceLimit } from "./lib/accelerator/connection-limits.ts";
import { createDelivery } from "./lib/accelerator/deliver.ts";
import { logFailure } from "./lib/accelerator/log-failure.ts";
import { answerBrokenRequest, refuseAmbiguous } from "./lib/accelerator/malformed-request.ts";
import { refuseFlood } from "./lib/accelerator/page-limit.ts";
import { answerProbe } from "./lib/accelerator/probes.ts";
import { refusedPage } from "./lib/accelerator/refused-page.ts";
import { renewForeignPages } from "./lib/accelerator/renew-pages.ts";
import { ResponseCache } from "./lib/accelerator/response-cache.ts";
import { sanitizeRequest } from "./lib/accelerator/sanitize-request.ts";
import { createSessionUserLookup } from "./lib/accelerator/session-user.ts";
import { omitConnection } from "./lib/accelerator/trim-head.ts";
import { answerUnusualRequest } from "./lib/accelerator/unusual-request.ts";
import { endpoints } from "./lib/contract/endpoints.ts";
import { parseWebEnv, type WebEnv } from "./lib/env.ts";
import { countRequest } from "./lib/gateway/index.ts";
import { stampCalls } from "./lib/gateway/stamp-calls.ts";
import { readMissingPage } from "./lib/page/missing-page.ts";
import { takePrivateQuery } from "./lib/page/private-query.ts";
import { securityHeaders } from "./lib/page/security-headers.ts";
import { loadEnv } from "./scripts/load-env.ts";

/** Time that running answers get after SIGTERM, milliseconds: 20 MB over a slow line take a while. */
const DRAIN_MS = 30_000;
/** Of that time, what is left for the last traces, milliseconds. */
const TRACES_MS = 3_000;
/** How often connections are looked at meanwhile that have had their last answer: a client may hold one open for a minute, milliseconds. */
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
const dev = env.NODE_ENV === "development";
Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
stampCalls(env.apiOrigin);
const { default: next } = await import("next");

// Next would take over the connection of each request that asks for another protocol, and leave it open without an answer: only its own sources, while
// developing, are told of changes over such a one.
const server = createServer({ ...connectionLimits, shouldUpgradeCallback: () => dev });
server.timeout = silenceLimit(env.UPSTREAM_TIMEOUT_MS);

const app = next({ dev, dir: import.meta.dirname, port: env.PORT, httpServer: server });
const kept = new ResponseCache();
const https = env.SITE_URL.startsWith("https:");
const missingPage = dev ? undefined : readMissingPage(import.meta.dirname);
const floodPage = refusedPage(missingPage?.toString("utf8"));
const prepareAnswer = createDelivery({
  https,
  dev,
  proxyWritesHeaders: env.PROXY_SECURITY_HEADERS,
  missingPage,
  kept,
  holdsFramework: env.FRAMEWORK_ON_TOUCH,
  visitor: createSessionUserLookup(env.apiOrigin),
});
type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
let handle: PageHandler | undefined;
let closing = false;

const metrics = env.METRICS_PORT === undefined ? undefined : (await import("./lib/telemetry/web-metrics.ts")).createWebMetrics();
metrics?.listen(env.METRICS_PORT as number, env.METRICS_HOST).once("error", (error: NodeJS.ErrnoException) => {
  stop(
    error.code === "EADDRINUSE"
      ? `Port ${env.METRICS_PORT} is in use: stop what listens there, or set METRICS_PORT.`
      : `METRICS_HOST: ${error.message}`,
  );
});

async function makePage(make: PageHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!(await refuseFlood(countRequest, floodPage, request, response))) await make(request, response);
}

/** Ends an answer that could not be finished, and says so in the log. */
const failed = (request: IncomingMessage, response: ServerResponse) => (cause: unknown) => {
  logFailure(request, response, cause);
  if (!response.headersSent) response.statusCode = 500;
  response.end();
};

server.on("clientError", (error, socket) => answerBrokenRequest(error, socket as Socket, https));
server.on("request", (request, response) => {
  if (refuseAmbiguous(request, response, https)) return;
  endUnfinished(request, response);
  omitConnection(request, response);
  const answerKept = () => !closing && kept.answer(request, response);
  // Nothing is kept under a private query: an address with one is looked for again without it.
  if (answerKept() || (takePrivateQuery(request) && answerKept())) {
    metrics?.watch(request, response);
    return;
  }
  if (answerProbe(request, response, { ready: () => handle !== undefined && !closing, upstreamUrl: env.apiOrigin + endpoints.timestamp.path, https }))
    return;
  metrics?.watch(request, response);
  if (closing) response.setHeader("connection", "close");
  if (!handle) {
    // A balancer sends it to the next instance, and counts this against the starting one alone.
    if (env.TRUST_PROXY) return void request.socket.destroy();
    response
      .writeHead(503, { ...securityHeaders({ https }), "retry-after": "5", "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" })
      .end("Server sedang dimulai.");
    return;
  }
  sanitizeRequest(request, env.TRUST_PROXY);
  // Tags of Next's cache are dropped there: what was made before must not be given again.
  if (request.url?.startsWith("/internal/")) response.once("finish", () => response.statusCode < 300 && kept.clear());
  if (prepareAnswer(request, response)) return;
  if (answerUnusualRequest(request, response)) return;
  if (isCall(request)) {
    answerCall(request, response).catch(failed(request, response));
    return;
  }
  makePage(handle, request, response).catch(failed(request, response));
});

server.on("error", (error: NodeJS.ErrnoException) => {
  stop(error.code === "EADDRINUSE" ? `Port ${env.PORT} is in use: stop what listens there, or set PORT.` : `The server failed: ${error.message}`);
});

if (!dev && !existsSync(path.join(import.meta.dirname, ".next", "BUILD_ID")))
  stop("There is no build of the pages: run `npm run build`, or `npm start`.");

/** Nothing of tracing is loaded without a collector. */
async function sendLastTraces(): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) await (await import("./lib/telemetry/flush-traces.ts")).flushTraces(TRACES_MS);
}

async function shutDown(): Promise<void> {
  if (closing) return;
  closing = true;
  setTimeout(() => process.exit(0), DRAIN_MS).unref();
  setTimeout(() => void sendLastTraces(), DRAIN_MS - TRACES_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  await closed;
  await app.close();
  await sendLastTraces();
  process.exit(0);
}
process.on("SIGTERM", () => void shutDown());
process.on("SIGINT", () => void shutDown());
// Started by scripts/start.ts: should that be killed, this must not stay behind with the port.
process.on("disconnect", () => void shutDown());

server.listen(env.PORT, async () => {
  try {
    await app.prepare();
    if (env.REDIS_URL && !dev) await (await import("./lib/cache/shared-cache.ts")).shareBuiltPages();
  } catch (cause) {
    stop(`The pages cannot be served: ${(cause as Error).message.split("\n")[0]}`);
  }
  const answerPage = app.getRequestHandler();
  if (!dev) await renewForeignPages({ folder: path.join(import.meta.dirname, ".next"), apiOrigin: env.apiOrigin, handle: answerPage });
  handle = answerPage;
  process.send?.("ready");
});
