import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { addressTiers } from "../contract/client-address.ts";
import type { LimitClass } from "../contract/endpoints.ts";
import { UPLOAD_BYTES_PER_ADDRESS_DAY } from "../limits.ts";
import type { Redis } from "./redis.ts";

/** The classes of calls, pages that are made for one request, and the kilobytes of uploads. */
export type Limited = LimitClass | "page" | "single-page" | "upload-kilobytes";

/** Requests per client address: points in a window of seconds. Many visitors share one address behind a carrier or in an office. */
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
  // Of these, pages that are made for each request: the search of the blog and the simulator with an amount.
  "single-page": { points: 240, seconds: 60 },
  "upload-kilobytes": { points: UPLOAD_BYTES_PER_ADDRESS_DAY / 1_024, seconds: 86_400 },
};

/** Counts a request, or so many points; answers the seconds to wait where that is too much. */
export type RateLimiter = (limit: Limited, address: string, points?: number) => Promise<number | undefined>;

/**
 * Limits of each class per address, in memory, or shared in Redis with memory standing in while Redis is away. An IPv6 network has
 * some times the allowance of one address (lib/contract/client-address.ts).
 */
export function createRateLimiter({ factor, redis }: { factor: number; redis?: Redis | undefined }): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(limited: Limited, ofTier: number): RateLimiterAbstract {
    const name = `${limited}${ofTier}`;
    const known = limiters.get(name);
    if (known) return known;
    const { points, seconds } = limitTable[limited];
    const options = { keyPrefix: `simpul:${limited}`, points: Math.max(1, Math.round(points * factor)) * ofTier, duration: seconds };
    const memory = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, rejectIfRedisNotReady: true, insuranceLimiter: memory })
      : memory;
    limiters.set(name, limiter);
    return limiter;
  }

  return async (limited, address, points) => {
    try {
      // The narrowest first: what it refuses costs its neighbours nothing.
      for (const tier of addressTiers(address)) await limiterOf(limited, tier.factor).consume(tier.key, points);
      return undefined;
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
    }
  };
}
