import { createClient } from "redis";

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A client that connects in the background and reconnects after a lost connection. While disconnected, commands fail at
 * once, so that callers fall back. `onChange` is called when the connection is lost and when it is back, not for each
 * attempt.
 */
export function connectRedis(url: string, onChange: (reached: boolean) => void) {
  const client = createClient({ url, disableOfflineQueue: true });
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
