import { createHash, hkdfSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CacheHandler } from "@fortedigital/nextjs-cache-handler";
import createLocalHandler from "@fortedigital/nextjs-cache-handler/local-lru";
import { webEnv } from "../env.ts";
import { connectRedis, REDIS_CONNECT_TIMEOUT_MS } from "../gateway/redis.ts";
import { buildSecret } from "./built-pages.ts";
import { createRedisPages } from "./redis-pages.ts";

/** How long a stale page stays in Redis at least, to be served while the upstream is down; seconds. */
const STALE_SECONDS = 30 * 24 * 3_600;
/** Fallback copies in this process, for while Redis is unreachable. */
const LOCAL_ITEMS = 2_000;
const LOCAL_BYTES = 67_108_864;

/** Waits for the connection, at most until the timeout: pages then come from the local copies until it is there. */
async function connect(url: string) {
  // The rate limiter logs the state of Redis for both.
  const client = connectRedis(url, () => undefined);
  await Promise.race([new Promise((resolve) => client.once("ready", resolve)), pause(REDIS_CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  return client;
}

// While Redis is reachable only Redis is read: another instance may have invalidated a local copy.
CacheHandler.onCreation(async ({ buildId }) => {
  const { REDIS_URL, PAGES_REDIS_URL: url = REDIS_URL, REVALIDATE_TOKEN = "", apiOrigin, counts } = webEnv();
  const local = createLocalHandler({ maxItemsNumber: LOCAL_ITEMS, maxItemSizeBytes: LOCAL_BYTES });
  // Pages depend on the files of their build, on the data of their upstream and on whether visits are counted, so each
  // combination has its own keys.
  const owner = `${buildId ?? "unknown"}:${createHash("sha256").update(`${apiOrigin} ${counts}`).digest("hex").slice(0, 8)}`;
  // What all processes of a build have, and nobody else.
  const secret = Buffer.from(hkdfSync("sha256", `${buildSecret()} ${REVALIDATE_TOKEN}`, "", "simpul stored pages", 32));
  const redis = url ? createRedisPages(await connect(url), `simpul:pages:${owner}:`, secret) : undefined;
  return { handlers: [redis, local], ttl: { estimateExpireAge: (staleAge) => Math.max(staleAge * 2, STALE_SECONDS) } };
});

export default CacheHandler;
