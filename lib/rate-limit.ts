import { type IRateLimiterStoreOptions, type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitClass } from "./contract/endpoints.ts";
import { addressTiers } from "./contract/http.ts";
import { UPLOAD_BYTES_PER_ADDRESS_DAY } from "./limits.ts";

/** Classes of calls, pages, dynamic pages, counts of visits, and kilobytes of uploads. */
export type Limited = LimitClass | "page" | "single-page" | "count" | "upload-kilobytes";

/** Points per client address in a window of seconds. Generous, because offices and carriers share one address. */
export const limitTable: Record<Limited, { points: number; seconds: number }> = {
  login: { points: 60, seconds: 300 },
  register: { points: 60, seconds: 600 },
  code: { points: 40, seconds: 600 },
  submit: { points: 60, seconds: 600 },
  upload: { points: 240, seconds: 600 },
  search: { points: 240, seconds: 60 },
  "ad-click": { points: 120, seconds: 60 },
  read: { points: 1_200, seconds: 60 },
  page: { points: 1_200, seconds: 60 },
  // Dynamic pages (`isDynamicPage`) or not yet known to exist; they count as "page" too.
  "single-page": { points: 240, seconds: 60 },
  count: { points: 240, seconds: 60 },
  "upload-kilobytes": { points: UPLOAD_BYTES_PER_ADDRESS_DAY / 1_024, seconds: 86_400 },
};

/**
 * Counts in Redis, in one step. A value that is no count, is negative, or that stays longer than its window, was not
 * written here: counting starts again.
 */
const COUNT = `
local kept = redis.call('pttl', KEYS[1])
local count = redis.call('type', KEYS[1]).ok == 'string' and redis.call('getrange', KEYS[1], 0, 15)
if not (count and string.match(count, '^%d+$') and #count < 16 and kept > 0 and kept <= 1000 * ARGV[2]) then
  redis.call('set', KEYS[1], 0, 'EX', ARGV[2])
end
return { redis.call('incrby', KEYS[1], ARGV[1]), redis.call('pttl', KEYS[1]) }`;

/** Consumes points, one by default. Resolves with the seconds to wait if that is over the limit. */
export type RateLimiter = (limit: Limited, address: string, points?: number) => Promise<number | undefined>;

/**
 * Rate limits per class and client address, in memory or in Redis with memory as a fallback; `factor` multiplies every
 * limit. An IPv6 network has a multiple of the allowance of one address (lib/contract/http.ts). The gateway and the API
 * use them.
 */
export function createRateLimiter({ factor, redis }: { factor: number; redis?: IRateLimiterStoreOptions["storeClient"] | undefined }): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(limited: Limited, ofTier: number): RateLimiterAbstract {
    const name = `${limited}${ofTier}`;
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds } = limitTable[limited];
    const options = { keyPrefix: `simpul:${limited}`, points: Math.max(1, Math.round(points * factor)) * ofTier, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
          customIncrTtlLuaScript: COUNT,
        })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  }

  return async (limited, address, points) => {
    try {
      // Narrowest network first: a refused request does not use up the share of its neighbours.
      for (const tier of addressTiers(address)) await limiterOf(limited, tier.factor).consume(tier.key, points);
      return undefined;
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      // Never longer than the window, even when the clock is set back.
      return Math.min(limitTable[limited].seconds, Math.max(1, Math.ceil(cause.msBeforeNext / 1000)));
    }
  };
}
