import type { WebEnv } from "../env.ts";
import type { Gateway } from "./handle-call.ts";
import { createRateLimiter } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";

/** The gateway of this process, with its settings. */
export function createGateway(env: WebEnv): Gateway {
  return {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redis: env.REDIS_URL ? connectRedis(env.REDIS_URL) : undefined }),
  };
}
