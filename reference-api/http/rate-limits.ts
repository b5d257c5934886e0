import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey } from "../../lib/contract/client-address.ts";
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
  const make = (scale: number) =>
    Object.fromEntries(
      Object.entries(perAddress).map(([name, { points, seconds }]) => [
        name,
        new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration: seconds }),
      ]),
    ) as Record<LimitClass, RateLimiterMemory>;
  const one = make(factor);
  const many = make(factor * MANY_FACTOR);
  return {
    async count(limit, address, forMany) {
      try {
        await (forMany ? many : one)[limit].consume(addressKey(address));
      } catch (cause) {
        if (cause instanceof RateLimiterRes) throw refuse.tooManyRequests(waitOf(cause, perAddress[limit].seconds));
        throw cause;
      }
    },
  };
}
