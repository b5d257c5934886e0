import { createClient } from "redis";

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A client that connects in the background and again whenever the connection is lost. While there is none, commands fail
 * at once and what stands in for Redis takes over. `tell` hears when that begins and when it ends, not of each attempt between.
 */
export function connectRedis(url: string, tell: (reached: boolean) => void) {
  const client = createClient({ url, disableOfflineQueue: true });
  let reached = true;
  const become = (now: boolean) => {
    if (now === reached) return;
    reached = now;
    tell(now);
  };
  // Without a listener a lost connection would end the process.
  client.on("error", () => become(false));
  client.on("ready", () => become(true));
  client.connect().catch(() => undefined);
  return client;
}
