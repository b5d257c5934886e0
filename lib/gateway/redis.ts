import { createClient } from "redis";
import { webLog } from "./log.ts";

export type Redis = ReturnType<typeof connectRedis>;

/** Milliseconds. */
export const REDIS_CONNECT_TIMEOUT_MS = 2_000;
/** How often it is tried whether Redis takes writes, milliseconds. */
const CHECK_MS = 10_000;
const CHECK_KEY = "simpul:takes-writes";

/** Logs whether rate limits and the page cache are shared between instances, and if not, why. */
function logRedis(isShared: boolean, refusal?: string): void {
  if (isShared) webLog().info({ part: "redis" }, "Redis is usable again: rate limits and cached pages are shared");
  else
    webLog().warn(
      { part: "redis", ...(refusal ? { fault: refusal } : {}) },
      `Redis ${refusal ? "refuses writes" : "is unreachable"}: until it is back, rate limits and cached pages are per process`,
    );
}

/** The code of an answer that refuses a write: READONLY of a replica, MISCONF of a full disk, OOM of a full memory. */
const refusalOf = (cause: unknown) => /^[A-Z]{3,20}(?= )/.exec(cause instanceof Error ? cause.message : "")?.[0];

/**
 * A client that connects in the background and reconnects after a lost connection. While disconnected, commands fail at
 * once, so that callers fall back. A server that has become a replica keeps its connections and refuses writes for ever,
 * so the client connects again, by name to the new primary. `onChange`, by default a log line, is called when Redis
 * stops being usable and when it is back, not for each attempt.
 */
export function connectRedis(url: string, onChange: (isUsable: boolean, refusal?: string) => void = logRedis, checkMs = CHECK_MS) {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: REDIS_CONNECT_TIMEOUT_MS } });
  let usable = true;
  const update = (now: boolean, refusal?: string) => {
    if (now === usable) return;
    usable = now;
    onChange(now, refusal);
  };
  const check = async () => {
    if (!client.isReady) return;
    try {
      await client.set(CHECK_KEY, "1", { expiration: { type: "PX", value: checkMs } });
      update(true);
    } catch (cause) {
      const refusal = refusalOf(cause);
      update(false, refusal);
      if (refusal !== "READONLY" || !client.isOpen) return;
      client.destroy();
      connect();
    }
  };
  const connect = () => void client.connect().catch(() => undefined);
  // Without a listener a lost connection would crash the process.
  client.on("error", () => update(false));
  client.on("ready", () => void check());
  setInterval(() => void check(), checkMs).unref();
  connect();
  return client;
}
