import { createClient } from "redis";

export type Redis = ReturnType<typeof connectRedis>;

/** Milliseconds. */
export const REDIS_CONNECT_TIMEOUT_MS = 2_000;

/**
 * A client that connects in the background and reconnects after a lost connection. While disconnected, commands fail at
 * once, so that callers fall back. `onChange` is called when the connection is lost and when it is back, not for each
 * attempt.
 */
export function connectRedis(url: string, onChange: (reached: boolean) => void = () => undefined) {
  const client = createClient({ url, disableOfflineQueue: true, pingInterval: 10_000, socket: { connectTimeout: REDIS_CONNECT_TIMEOUT_MS } });
  let reached = true;
  const update = (now: boolean) => {
    if (now === reached) return;
    reached = now;
    onChange(now);
  };
  // Without a listener a lost connection would crash the process.
  client.on("error", () => update(false));
  client.on("ready", () => update(true));
  client.connect().catch(() => undefined);
  return client;
}
