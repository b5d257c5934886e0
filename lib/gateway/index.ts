import { webEnv } from "../env.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import { webLog } from "./log.ts";
import { answerPlainForm, isPlainForm } from "./plain-form.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limit.ts";

/** Logs whether rate limits and the page cache are shared between instances. */
function logRedis(reached: boolean): void {
  if (reached) webLog().info({ part: "redis" }, "Redis is reachable again: rate limits and cached pages are shared");
  else webLog().warn({ part: "redis" }, "Redis is unreachable: until it is back, rate limits and cached pages are per process");
}

async function createGateway(): Promise<Gateway> {
  const env = webEnv();
  // Only where it is used, because the client of Redis takes a tenth of the start.
  const redis = env.REDIS_URL ? (await import("./redis.ts")).connectRedis(env.REDIS_URL, logRedis) : undefined;
  return {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redis }),
  };
}

let gateway: Promise<Gateway> | undefined;

/** The gateway of this process, created from the environment on first use. Rejects if the environment is invalid. */
const getGateway = () => (gateway ??= createGateway());

/**
 * Handles one call of the browser to /api (wire contract §2), or a form that was sent without scripts. `client` is the
 * remote address of the socket; X-Forwarded-For only counts with TRUST_PROXY. Never throws once the environment is valid.
 */
export async function handle(request: Request, { client }: { client: string }): Promise<Response> {
  const answer = isPlainForm(new URL(request.url).pathname) ? answerPlainForm : handleCall;
  return await answer(await getGateway(), request, client);
}

/** Counts a request of a client address against the rate limits. */
export const countRequest: RateLimiter = async (limited, address) => (await getGateway()).limit(limited, address);
