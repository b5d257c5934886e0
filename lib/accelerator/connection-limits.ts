import type { ServerOptions } from "node:http";

/** Idle time of a client on top of what the upstream may take, milliseconds. */
const CLIENT_IDLE_MS = 60_000;

/**
 * Idle timeout of a connection in the middle of a request, milliseconds. A client that does not read its response
 * occupies memory. Longer than two tries of the upstream call, during which nothing passes over the connection either.
 */
export const idleLimit = (upstreamTimeoutMs: number): number => 2 * upstreamTimeoutMs + CLIENT_IDLE_MS;

/** Time and size limits of a connection. */
export const connectionLimits = {
  headersTimeout: 20_000,
  /** 20 MB at 100 kbit/s take half an hour. The gateway ends slower uploads and all other bodies sooner. */
  requestTimeout: 1_800_000,
  /** Longer than the idle timeout of common load balancers, so that they close first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
  optimizeEmptyRequests: true,
} satisfies ServerOptions;
