import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitClass } from "../../lib/contract/endpoints.ts";
import { addressTiers } from "../../lib/contract/http.ts";
import { errors } from "../errors.ts";

/** Classes of calls, and the counts of visits. */
type Limited = LimitClass | "count";

/** Requests per window and address. The gateway applies tighter limits; these protect the API itself. */
const perAddress: Record<Limited, { points: number; seconds: number }> = {
  login: { points: 120, seconds: 300 },
  register: { points: 120, seconds: 600 },
  code: { points: 80, seconds: 600 },
  submit: { points: 120, seconds: 600 },
  upload: { points: 480, seconds: 600 },
  search: { points: 480, seconds: 60 },
  "ad-click": { points: 240, seconds: 60 },
  read: { points: 2_400, seconds: 60 },
  count: { points: 480, seconds: 60 },
};

/** A caller that serves many visitors gets a larger allowance: the gateway has already counted each visitor. */
const SHARED_FACTOR = 50;

export type RateLimits = { count: (limit: Limited, address: string, shared: boolean) => Promise<void> };

/** Seconds until the next request is accepted; never longer than the window, even when the clock is set back. */
const waitOf = ({ msBeforeNext }: RateLimiterRes, window: number) => Math.min(window, Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** Counts requests per address and class in memory; `factor` multiplies every limit. `count` throws 429 (code 1429). */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterOf(limit: Limited, scale: number): RateLimiterMemory {
    const name = `${limit}${scale}`;
    const { points, seconds } = perAddress[limit];
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)) * scale, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, address, shared) {
      try {
        // Narrowest network first: a rejected request does not count against its neighbours.
        for (const tier of addressTiers(address)) await limiterOf(limit, shared ? SHARED_FACTOR * tier.factor : tier.factor).consume(tier.key);
      } catch (cause) {
        if (cause instanceof RateLimiterRes) throw errors.tooManyRequests(waitOf(cause, perAddress[limit].seconds));
        throw cause;
      }
    },
  };
}
