import { createRateLimiter, type Limited } from "../../lib/rate-limit.ts";
import { errors } from "../errors.ts";

/** The gateway's limits apply first; those of the API are twice as high, and protect the API itself. */
const API_FACTOR = 2;
/** A caller that serves many visitors gets a larger allowance: the gateway has already counted each visitor. */
const SHARED_FACTOR = 50;

export type RateLimits = { count: (limit: Limited, address: string, shared: boolean) => Promise<void> };

/** Counts requests per address and class in memory; `factor` multiplies every limit. `count` throws 429 (code 1429). */
export function createRateLimits(factor: number): RateLimits {
  const own = createRateLimiter({ factor: API_FACTOR * factor });
  const ofMany = createRateLimiter({ factor: API_FACTOR * SHARED_FACTOR * factor });
  return {
    async count(limit, address, shared) {
      const waitSeconds = await (shared ? ofMany : own)(limit, address);
      if (waitSeconds !== undefined) throw errors.tooManyRequests(waitSeconds);
    },
  };
}
