import "server-only";
import { webEnv } from "../env.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import { createRateLimiter } from "./rate-limit.ts";

// One per process: bundled routes may load this module more than once, the limits must not start anew.
const shared = globalThis as { simpulGateway?: Gateway };

function gateway(): Gateway {
  const env = webEnv();
  shared.simpulGateway ??= {
    apiOrigin: env.apiOrigin,
    siteUrl: env.SITE_URL,
    trustProxy: env.TRUST_PROXY,
    limit: createRateLimiter({ factor: env.RATE_LIMIT_FACTOR, redisUrl: env.REDIS_URL }),
  };
  return shared.simpulGateway;
}

/** Answers one call of the browser with the settings of this process. Never throws. */
export async function callGateway(request: Request): Promise<Response> {
  return await handleCall(gateway(), request);
}
