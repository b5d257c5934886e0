import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressTiers } from "../../lib/contract/client-address.ts";
import type { LimitClass } from "../../lib/contract/endpoints.ts";
import { refuse } from "./refusal.ts";

/** Calls per window that one address may make. The gateway holds the tighter table; this one guards the API itself. */
const perAddress: Record<LimitClass, { points: number; seconds: number }> = {
  login: { points: 120, seconds: 300 },
  register: { points: 120, seconds: 600 },
  code: { points: 80, seconds: 600 },
  submit: { points: 120, seconds: 600 },
  upload: { points: 480, seconds: 600 },
  search: { points: 480, seconds: 60 },
  "ad-click": { points: 240, seconds: 60 },
  read: { points: 2_400, seconds: 60 },
};

/** Who speaks for every visitor gets the allowance of many; the gateway has counted each one already. */
const MANY_FACTOR = 50;

export type RateLimits = { count: (limit: LimitClass, address: string, forMany: boolean) => Promise<void> };

/** Seconds until the next call is taken; never longer than the window, though the clock be set back meanwhile. */
const waitOf = ({ msBeforeNext }: RateLimiterRes, window: number) => Math.min(window, Math.max(1, Math.ceil(msBeforeNext / 1000)));

/** Counts calls per address and class in memory; `factor` multiplies every limit. `count` throws the 1429 refusal. */
export function createRateLimits(factor: number): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterOf(limit: LimitClass, scale: number): RateLimiterMemory {
    const name = `${limit}${scale}`;
    const { points, seconds } = perAddress[limit];
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)) * scale, duration: seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(limit, address, forMany) {
      try {
        // The narrowest network first: what it refuses costs its neighbours nothing.
        for (const tier of addressTiers(address)) await limiterOf(limit, forMany ? MANY_FACTOR * tier.factor : tier.factor).consume(tier.key);
      } catch (cause) {
        if (cause instanceof RateLimiterRes) throw refuse.tooManyRequests(waitOf(cause, perAddress[limit].seconds));
        throw cause;
      }
    },
  };
}
