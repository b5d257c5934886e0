import { webEnv } from "../env.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import { webLog } from "./log.ts";
import { answerPlainForm, isPlainForm } from "./plain-form.ts";
import { connectRedis, createRateLimiter, type RateLimiter } from "./rate-limit.ts";

/** Logs whether rate limits and the page cache are shared between instances. */
function logRedis(reached: boolean): void {
  if (reached) webLog().info({ part: "redis" }, "Redis is reachable again: rate limits and cached pages are shared");
  else webLog().warn({ part: "redis" }, "Redis is unreachable: until it is back, rate limits and cached pages are per process");
}

let gateway: Gateway | undefined;

/** The gateway of this process, created from the environment on first use. Throws like `webEnv`. */
function getGateway(): Gateway {
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
 * Handles one call of the browser to /api (wire contract §2), or a form that was sent without scripts. `client` is the
 * remote address of the socket; X-Forwarded-For only counts with TRUST_PROXY. Never throws once the environment is valid.
 */
export async function handle(request: Request, { client }: { client: string }): Promise<Response> {
  const answer = isPlainForm(new URL(request.url).pathname) ? answerPlainForm : handleCall;
  return await answer(getGateway(), request, client);
}

/** Counts a request of a client address against the rate limits. */
export const countRequest: RateLimiter = (limited, address) => getGateway().limit(limited, address);
