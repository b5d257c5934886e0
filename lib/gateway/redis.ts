import { createClient } from "redis";

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A client that connects in the background and again whenever the connection is lost. While there is none, commands fail
 * at once and what stands in for Redis takes over.
 */
export function connectRedis(url: string) {
  const client = createClient({ url, disableOfflineQueue: true });
  // Without a listener a lost connection would end the process.
  client.on("error", () => undefined);
  client.connect().catch(() => undefined);
  return client;
}
