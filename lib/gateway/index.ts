import { webEnv } from "../env.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import { webLog } from "./log.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";
import { connectRedis } from "./redis.ts";

export { lookUpSession } from "./look-up-session.ts";

/** For the operator: the site goes on, with limits and stored pages of this process alone. */
function logRedis(reached: boolean): void {
  if (reached) webLog().info({ part: "redis" }, "REDIS_URL answers again: limits and kept pages are shared");
  else webLog().warn({ part: "redis" }, "REDIS_URL does not answer: limits and kept pages are this process's own until it does");
}

let gateway: Gateway | undefined;

/** The gateway of this process, made from the environment with the first call. Throws as `webEnv`. */
function ownGateway(): Gateway {
  if (gateway) return gateway;
  const env = webEnv();
  gateway = {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redis: env.REDIS_URL ? connectRedis(env.REDIS_URL, logRedis) : undefined }),
  };
  return gateway;
}

/**
 * Answers one call of the browser to /api (wire contract §2). `client` is the address at the other end of the socket; what a
 * proxy says in X-Forwarded-For counts only with TRUST_PROXY. Never throws once the environment is valid.
 */
export async function handle(request: Request, { client }: { client: string }): Promise<Response> {
  return await handleCall(ownGateway(), request, client);
}

/** Counts a request against the limits of this process; the address is the visitor's own. */
export const countRequest: RateLimiter = (limited, address) => ownGateway().limit(limited, address);
