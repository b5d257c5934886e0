import path from "node:path";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { loadEnv } from "../scripts/load-env.ts";
import { createApp } from "./app.ts";
import { checkRoom, isFull, prepareDataFolder } from "./db/data-folder.ts";
import { lockDataFolder } from "./db/lock.ts";
import { isMarked } from "./db/marks.ts";
import { type Fill, openDatabase } from "./db/open.ts";
import { seed } from "./db/seed.ts";
import type { Deps } from "./deps.ts";
import { apiEnv, checkService, renewalOf } from "./env.ts";
import { failureLine } from "./http/failure-line.ts";
import { createRateLimits } from "./http/rate-limits.ts";
import { createMessagePort } from "./messages/port.ts";
import { ARTICLES_MARK, importArticles, readArticleFiles } from "./services/articles/import-articles.ts";
import { createVault, keyOfFolder } from "./services/data-keys.ts";
import { sealIdNumbers } from "./services/deletion/id-number.ts";
import { openStorage } from "./services/files/open-storage.ts";
import { removeOrphans } from "./services/files/remove-orphans.ts";
import { createUploadPlaces } from "./services/files/upload-places.ts";
import { readRegionTree } from "./services/regions/region-tree.ts";
import { removeExpired } from "./services/remove-expired.ts";

/** What has run out is removed at the start and this often, milliseconds. */
const SWEEP_MS = 3_600_000;
/** Time that running calls get after SIGTERM, milliseconds: 20 MB over a slow line take a while. */
const SHUTDOWN_MS = 30_000;

/** A document of 20 MB over a line of 100 kbit/s takes half an hour; Node would cut every request off after five minutes. */
const UPLOAD_MS = 1_800_000;

const MEGABYTE = 1_048_576;

/** Ends the process with one clear line: somebody reads it who knows nothing of the code. */
function stop(line: string): never {
  process.stderr.write(`Reference API: ${line}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  loadEnv();
  const env = apiEnv();
  checkService(env);
  // A database of its own is brought in line with the files at every start. One that others use too is filled once; after that
  // `npm run articles` decides, or an older instance of a rolling update would take newer articles back.
  const articles = env.DATABASE_URL ? undefined : await readArticleFiles(env.ARTICLES_DIR);
  const dataDir = path.resolve(env.DATA_DIR);
  prepareDataFolder(dataDir);
  const unlock = env.DATABASE_URL
    ? () => undefined
    : await lockDataFolder(dataDir, () => stop(`another process has taken the data folder ${dataDir}.`));
  if (!env.DATABASE_URL) checkRoom(dataDir);
  const vault = createVault(env.DATA_KEYS ?? keyOfFolder(dataDir));
  const log = pino({ level: env.LOG_LEVEL, base: { part: "api" } });
  const now = () => new Date();
  const fill: Fill = async (fresh, isEmbedded) => {
    await seed(fresh, { demoAccounts: isEmbedded || env.DEMO_ACCOUNTS, now: now() });
    await sealIdNumbers(fresh, vault);
    if (articles || !(await isMarked(fresh, ARTICLES_MARK))) await importArticles(fresh, articles ?? (await readArticleFiles(env.ARTICLES_DIR)));
  };
  const where = env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir, tell: (line: string) => log.error(line) };
  const { db, embedded, ping, close } = await openDatabase(where, fill).catch((cause: Partial<NodeJS.ErrnoException>) => {
    const said = cause.message?.split("\n")[0] || cause.code || "no reason given";
    if (said.startsWith("articles cannot")) throw cause;
    if (env.DATABASE_URL) throw new Error(`the database cannot be opened (DATABASE_URL): ${said}`, { cause });
    throw new Error(`the database cannot be opened (DATA_DIR ${dataDir}): ${isFull(dataDir) ? "the disk is full" : said}`, { cause });
  });
  const deps: Deps = {
    db,
    ping,
    dataDir,
    storage: await openStorage(env, dataDir, log),
    now,
    log,
    vault,
    messages: await createMessagePort({
      smsWebhookUrl: env.SMS_WEBHOOK_URL,
      smsWebhookSecret: env.SMS_WEBHOOK_SECRET,
      smtpUrl: env.SMTP_URL,
      smtpFrom: env.SMTP_FROM,
      dataDir,
      now,
    }),
    limits: createRateLimits(env.RATE_LIMIT_FACTOR),
    regions: readRegionTree(),
    uploads: createUploadPlaces({
      directory: dataDir,
      freeBytes: env.UPLOAD_FREE_MB === undefined ? undefined : env.UPLOAD_FREE_MB * MEGABYTE,
      bytesPerAccountDay: env.UPLOAD_ACCOUNT_MB_PER_DAY * MEGABYTE,
      bytesPerAddressDay: env.UPLOAD_ADDRESS_MB_PER_DAY * MEGABYTE * env.RATE_LIMIT_FACTOR,
    }),
    trustProxy: env.TRUST_PROXY,
    siteUrl: env.SITE_URL,
    articlesDir: env.ARTICLES_DIR,
    renewal: renewalOf(env),
  };

  const sweep = async () => {
    const failed = (error: Error) => log.error(failureLine(error), "sweep failed");
    await Promise.all([removeOrphans(deps).catch(failed), removeExpired(deps).catch(failed)]);
  };
  void sweep();
  const timer = setInterval(() => void sweep(), SWEEP_MS);

  const metrics = env.API_METRICS_PORT ? (await import("./telemetry/api-metrics.ts")).createApiMetrics() : undefined;
  metrics
    ?.listen(env.API_METRICS_PORT as number, env.METRICS_HOST)
    .once("error", (error: Error) => stop(`API_METRICS_PORT, METRICS_HOST: ${error.message}`));
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT ? (await import("./telemetry/tracing.ts")).startTracing() : undefined;
  const watchers = [tracing?.middleware, metrics?.middleware].filter((watcher) => watcher !== undefined);

  const app = createApp(deps, watchers);
  const server = serve({ fetch: app.fetch, port: env.API_PORT, hostname: env.API_HOST, serverOptions: { requestTimeout: UPLOAD_MS } }, () =>
    log.info({ port: env.API_PORT, database: embedded ? "embedded" : "postgresql" }, "listening"),
  );
  server.once("error", (error: NodeJS.ErrnoException) =>
    stop(error.code === "EADDRINUSE" ? `port ${env.API_PORT} is taken (set API_PORT).` : `API_HOST: ${error.message}`),
  );

  let stopping = false;
  const shutdown = () => {
    if (stopping) return;
    stopping = true;
    clearInterval(timer);
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close(() => {
      void Promise.all([close(), tracing?.stop()]).finally(() => {
        unlock();
        process.exit(0);
      });
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  };
  process.on("SIGTERM", shutdown);
  process.on("SIGINT", shutdown);
  // Started by the launcher: should that be killed, this must not stay behind with the port and the data folder.
  process.on("disconnect", shutdown);
}

await main().catch((error: Error) => stop(error.message));
