import { randomUUID } from "node:crypto";
import path from "node:path";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { drainRequest } from "../lib/contract/http.ts";
import { loadEnv } from "../lib/load-env.ts";
import { startWatchdog } from "../lib/watchdog.ts";
import { createApp } from "./app.ts";
import { checkFreeSpace, isFull, prepareDataFolder } from "./db/data-folder.ts";
import { lockDataFolder } from "./db/lock.ts";
import { isMarked } from "./db/marks.ts";
import { openDatabase, type PrepareDatabase } from "./db/open.ts";
import { startDeskServer } from "./desk/desk-server.ts";
import { type ApiEnv, apiEnv, checkServiceEnv } from "./env.ts";
import { errorFields } from "./error-fields.ts";
import { createVault, localDataKeys } from "./keys/data-keys.ts";
import { createRateLimits } from "./limits/rate-limits.ts";
import { createUploadSlots } from "./limits/upload-slots.ts";
import { createMessageSender } from "./senders/sender.ts";
import { ARTICLES_MARK, importArticles, readArticleFiles } from "./services/articles/import-articles.ts";
import { revalidationOf } from "./services/content/revalidate-pages.ts";
import { createCounts } from "./services/counts.ts";
import type { Deps } from "./services/deps.ts";
import { removeOrphans, sealOlderFiles } from "./services/files/store-file.ts";
import { backgroundEnded, inBackground, startMessageWorker } from "./services/messages/queue.ts";
import { notifyOfNewWork } from "./services/new-work.ts";
import { readRegionTree } from "./services/regions.ts";
import { applyRetentionDaily, removeExpired } from "./services/retention.ts";
import { checkKeys, sealOlderRows, tryKeys } from "./services/sealing/reseal.ts";
import { seed } from "./services/seed.ts";
import { seedDemoReviewer } from "./services/staff.ts";
import { openStorage } from "./storage/open-storage.ts";

/** Expired rows and orphaned files are removed at startup and at this interval, milliseconds. */
const SWEEP_MS = 3_600_000;
/** How often new work for staff is looked for, milliseconds; they are notified at most once an hour. */
const NEW_WORK_MS = 60_000;
/** Running requests may finish within this time after SIGTERM, milliseconds: 20 MB over a slow line take a while. */
const SHUTDOWN_MS = 30_000;

/**
 * A 20 MB document over a 100 kbit/s line takes half an hour; Node's default aborts every request after five minutes.
 */
const UPLOAD_MS = 1_800_000;

const MEGABYTE = 1_048_576;

/** Exits with one line for the operator. */
function stop(line: string): never {
  process.stderr.write(`Reference API: ${line}\n`);
  process.exit(1);
}

/** Serves the pages of the desk on a port of their own, for this machine unless DESK_HOST says otherwise. */
async function serveDeskPages(deps: Deps, { DESK_PORT, DESK_HOST, DESK_ORIGIN }: ApiEnv) {
  const { createDeskApp } = await import("./desk/pages/app.ts");
  const origins: [string, ...string[]] = DESK_ORIGIN ? [DESK_ORIGIN] : [`http://127.0.0.1:${DESK_PORT}`, `http://localhost:${DESK_PORT}`];
  const notify = () => notifyOfNewWork(deps, origins[0]).catch((error: Error) => deps.log.error(errorFields(error), "notice of new work not sent"));
  const server = serve({ fetch: createDeskApp(deps, { origins }).fetch, port: DESK_PORT as number, hostname: DESK_HOST }, () => {
    deps.log.info({ port: DESK_PORT }, "desk listening");
    const timer = setInterval(() => inBackground(notify()), NEW_WORK_MS);
    server.once("close", () => clearInterval(timer));
  });
  // The API serves funders whether or not the desk has its port.
  server.on("error", (error: Error) => deps.log.error(errorFields(error), "the pages of the desk are not served (DESK_PORT, DESK_HOST)"));
  return server;
}

async function main(): Promise<void> {
  loadEnv();
  const env = apiEnv();
  checkServiceEnv(env);
  startWatchdog("api");
  // The embedded database imports the article files at every start, a shared one only once: otherwise an older instance
  // of a rolling update would restore older articles. `npm run content` updates those.
  const articles = env.DATABASE_URL ? undefined : await readArticleFiles(env.ARTICLES_DIR);
  const dataDir = path.resolve(env.DATA_DIR);
  prepareDataFolder(dataDir);
  const unlock = env.DATABASE_URL
    ? () => undefined
    : await lockDataFolder(dataDir, () => stop(`another process has taken over the data folder ${dataDir}.`));
  if (!env.DATABASE_URL) checkFreeSpace(dataDir);
  const keys = env.DATA_KEYS ?? localDataKeys(dataDir);
  const vault = createVault(keys);
  const log = pino({ level: env.LOG_LEVEL, base: { part: "api" } });
  if (!env.DATA_KEYS) log.warn("DATA_KEYS is not set: the key is beside the data that it seals (DATA_DIR/data-keys), for demo data only");
  const now = () => new Date();
  const prepare: PrepareDatabase = async (fresh, isEmbedded) => {
    await seed(fresh, { contentDir: env.CONTENT_DIR, demoAccounts: isEmbedded || env.DEMO_ACCOUNTS, now: now() });
    await checkKeys(
      fresh,
      keys.map(({ id }) => id),
    );
    await tryKeys(fresh, vault);
    await sealOlderRows(fresh, vault);
    if (isEmbedded && env.DESK_PORT !== undefined) await seedDemoReviewer({ db: fresh, vault, now });
    if (articles || !(await isMarked(fresh, ARTICLES_MARK))) await importArticles(fresh, articles ?? (await readArticleFiles(env.ARTICLES_DIR)));
  };
  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir, onRestart: (line: string) => log.error(line) };
  const { db, embedded, ping, close } = await openDatabase(where, prepare).catch((cause: Partial<NodeJS.ErrnoException>) => {
    const reason = cause.message?.split("\n")[0] || cause.code || "no reason given";
    if (/^(?:articles|content) cannot/.test(reason)) throw cause;
    if (env.DATABASE_URL) throw new Error(`the database cannot be opened (DATABASE_URL): ${reason}`, { cause });
    throw new Error(`the database cannot be opened (DATA_DIR ${dataDir}): ${isFull(dataDir) ? "the disk is full" : reason}`, { cause });
  });
  const deps: Deps = {
    db,
    ping,
    dataDir,
    storage: await openStorage(env, dataDir, log),
    now,
    log,
    vault,
    messages: await createMessageSender({
      smsWebhookUrl: env.SMS_WEBHOOK_URL,
      smsWebhookSecret: env.SMS_WEBHOOK_SECRET,
      smtpUrl: env.SMTP_URL,
      smtpFrom: env.SMTP_FROM,
      smtpReplyTo: env.SMTP_REPLY_TO,
      dataDir,
      now,
    }),
    limits: createRateLimits(env.RATE_LIMIT_FACTOR),
    regions: readRegionTree(),
    uploads: createUploadSlots({
      directory: dataDir,
      freeBytes: env.UPLOAD_FREE_MB === undefined ? undefined : env.UPLOAD_FREE_MB * MEGABYTE,
      bytesPerAccountDay: env.UPLOAD_ACCOUNT_MB_PER_DAY * MEGABYTE,
      bytesPerAddressDay: env.UPLOAD_ADDRESS_MB_PER_DAY * MEGABYTE * env.RATE_LIMIT_FACTOR,
    }),
    counts: env.ANONYMOUS_COUNTS ? createCounts({ db, now, log }) : undefined,
    trustProxy: env.TRUST_PROXY,
    siteUrl: env.SITE_URL,
    fourEyes: env.FOUR_EYES,
    articlesDir: env.ARTICLES_DIR,
    contentDir: env.CONTENT_DIR,
    revalidation: revalidationOf(env),
  };

  const sweep = async () => {
    const failed = (error: Error) => log.error(errorFields(error), "sweep failed");
    await Promise.all([
      removeOrphans(deps).catch(failed),
      removeExpired(deps).catch(failed),
      sealOlderFiles(deps).catch(failed),
      applyRetentionDaily(deps, randomUUID()).catch(failed),
    ]);
  };
  void sweep();
  const stopDesk = embedded ? await startDeskServer(deps) : () => undefined;
  const pages = env.DESK_PORT === undefined ? undefined : await serveDeskPages(deps, env);
  const stopWorker = startMessageWorker(deps);
  const timer = setInterval(() => void sweep(), SWEEP_MS);

  const metrics = env.API_METRICS_PORT ? (await import("./telemetry/api-metrics.ts")).createApiMetrics() : undefined;
  metrics
    ?.listen(env.API_METRICS_PORT as number, env.METRICS_HOST)
    .once("error", (error: Error) => stop(`API_METRICS_PORT, METRICS_HOST: ${error.message}`));
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import("./telemetry/tracing.ts")).startTracing() : undefined;
  const middleware = [tracing?.middleware, metrics?.middleware].filter((handler) => handler !== undefined);

  const app = createApp(deps, middleware);
  const listener = { fetch: app.fetch, autoCleanupIncoming: false, serverOptions: { requestTimeout: UPLOAD_MS } };
  const server = serve({ ...listener, port: env.API_PORT, hostname: env.API_HOST }, () =>
    log.info({ port: env.API_PORT, database: embedded ? "embedded" : "postgresql" }, "listening"),
  );
  // Hono's own cleanup closes the connection after half a second, and a busy gateway loses the refusal of an upload.
  server.prependListener("request", drainRequest);
  server.once("error", (error: NodeJS.ErrnoException) =>
    stop(error.code === "EADDRINUSE" ? `port ${env.API_PORT} is in use (set API_PORT).` : `API_HOST: ${error.message}`),
  );

  let stopping = false;
  const shutdown = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(timer);
    stopDesk();
    pages?.close();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close(() => {
      void Promise.all([Promise.all([stopWorker(), backgroundEnded(), deps.counts?.write()]).finally(close), tracing?.stop()]).finally(() => {
        unlock();
        process.exit(0);
      });
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGTERM", shutdown);
  process.on("SIGINT", shutdown);
  // The launcher starts this process with an IPC channel. If the launcher is killed, release the port and the data
  // folder.
  process.on("disconnect", shutdown);
}

await main().catch((error: Error) => stop(error.message));
