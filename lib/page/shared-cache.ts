import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CacheHandler } from "@fortedigital/nextjs-cache-handler";
import createLocalHandler from "@fortedigital/nextjs-cache-handler/local-lru";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import { webEnv } from "../env.ts";
import { connectRedis, REDIS_CONNECT_TIMEOUT_MS, type Redis } from "../gateway/redis.ts";

/** Shorter than rendering the page again, milliseconds. */
const REDIS_TIMEOUT_MS = 500;
/** How long a stale page stays in Redis at least, to be served while the upstream is down; seconds. */
const STALE_SECONDS = 30 * 24 * 3_600;
/** Fallback copies in this process, for while Redis is unreachable. */
const LOCAL_ITEMS = 2_000;
const LOCAL_BYTES = 67_108_864;
/** Hash in which the library looks up when a tag expired. */
const EXPIRED_TAGS = "__revalidated_tags__";

/** The library's handler of Redis. */
function createHandler(client: Redis, keyPrefix: string) {
  const handler = createRedisHandler({ client, keyPrefix, timeoutMs: REDIS_TIMEOUT_MS });
  return {
    ...handler,
    // The library records the time for paths only. Recorded for tags too, it rejects an older page that a starting
    // server copies to Redis after the tag has expired.
    async revalidateTag(tag: string) {
      await client.hSet(keyPrefix + EXPIRED_TAGS, tag, Date.now());
      await handler.revalidateTag(tag);
    },
  };
}

/** Waits for the connection, at most until the timeout: pages then come from the local copies until it is there. */
async function connect(url: string) {
  // The rate limiter logs the state of Redis for both.
  const client = connectRedis(url, () => undefined);
  await Promise.race([new Promise((resolve) => client.once("ready", resolve)), pause(REDIS_CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  return client;
}

// While Redis is reachable only Redis is read: another instance may have invalidated a local copy.
CacheHandler.onCreation(async ({ buildId }) => {
  const { REDIS_URL, PAGES_REDIS_URL: url = REDIS_URL, apiOrigin } = webEnv();
  const local = createLocalHandler({ maxItemsNumber: LOCAL_ITEMS, maxItemSizeBytes: LOCAL_BYTES });
  // Pages depend on the files of their build and on the data of their upstream, so each pair has its own keys.
  const owner = `${buildId ?? "unknown"}:${createHash("sha256").update(apiOrigin).digest("hex").slice(0, 8)}`;
  const redis = url ? createHandler(await connect(url), `simpul:pages:${owner}:`) : undefined;
  return { handlers: [redis, local], ttl: { estimateExpireAge: (staleAge) => Math.max(staleAge * 2, STALE_SECONDS) } };
});

export default CacheHandler;
