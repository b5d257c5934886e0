import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { CacheHandler } from "@fortedigital/nextjs-cache-handler";
import createLocalHandler from "@fortedigital/nextjs-cache-handler/local-lru";
import createRedisHandler from "@fortedigital/nextjs-cache-handler/redis-strings";
import { createClient } from "redis";
import { webEnv } from "../env.ts";

/** A page must not wait for the cache longer than for making it anew, milliseconds. */
const REDIS_TIMEOUT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;
/** A stale page stays this long at least, so that it can be served while the upstream is away; seconds. */
const KEEP_STALE_SECONDS = 30 * 24 * 3_600;
/** Copies in this process, for while Redis is away. */
const LOCAL_ITEMS = 2_000;
const LOCAL_BYTES = 67_108_864;

async function connect(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: (retries) => Math.min(retries * 100, 2_000) },
  });
  // Without a listener a lost connection would end the process; the local copies stand in while it lasts.
  client.on("error", () => undefined);
  // It goes on trying by itself; pages are served from local copies meanwhile.
  await Promise.race([client.connect().catch(() => undefined), pause(CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
  return client;
}

// Reading goes to Redis alone while it is there: a local copy may be one that another instance has dropped.
CacheHandler.onCreation(async ({ buildId }) => {
  const { REDIS_URL: url, apiOrigin } = webEnv();
  const local = createLocalHandler({ maxItemsNumber: LOCAL_ITEMS, maxItemSizeBytes: LOCAL_BYTES });
  // Pages name the files of their build, and hold the answers of their upstream: those of another must not find them.
  const owner = `${buildId ?? "unknown"}:${createHash("sha256").update(apiOrigin).digest("hex").slice(0, 8)}`;
  const redis = url
    ? createRedisHandler({ client: await connect(url), keyPrefix: `simpul:pages:${owner}:`, timeoutMs: REDIS_TIMEOUT_MS })
    : undefined;
  return { handlers: [redis, local], ttl: { estimateExpireAge: (staleAge) => Math.max(staleAge * 2, KEEP_STALE_SECONDS) } };
});

export default CacheHandler;
