import type { WebEnv } from "../env.ts";
import type { Gateway } from "./handle-call.ts";
import { createRateLimiter } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";

// One per process: the server and the bundled routes load this module apart, the limits must count together.
const shared = globalThis as { simpulGateway?: Gateway };

/** The gateway of this process, with its settings. */
export function sharedGateway(env: WebEnv): Gateway {
  shared.simpulGateway ??= {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redis: env.REDIS_URL ? connectRedis(env.REDIS_URL) : undefined }),
  };
  return shared.simpulGateway;
}
