import type { WebEnv } from "../env.ts";
import type { Gateway } from "./handle-call.ts";
import { webLog } from "./log.ts";
import { createRateLimiter } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";

/** For the operator: the site goes on, with limits and kept pages that are this process's own. */
function tellOfRedis(reached: boolean): void {
  if (reached) webLog().info({ part: "redis" }, "REDIS_URL answers again: limits and kept pages are shared");
  else webLog().warn({ part: "redis" }, "REDIS_URL does not answer: limits and kept pages are this process's own until it does");
}

/** The gateway of this process, with its settings. */
export function createGateway(env: WebEnv): Gateway {
  return {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redis: env.REDIS_URL ? connectRedis(env.REDIS_URL, tellOfRedis) : undefined }),
  };
}
