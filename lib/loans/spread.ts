/** Lowest and highest yield of an offer, per cent a year (Public §9). */
export const FUNDING_YIELD_PERCENT = { low: 5, high: 20 } as const;

/** The results of a funder's money after a year. Whole rupiah; a result is the return beyond the amount. */
type Spread = { part: number; defaults: number; lost: number; low: number; high: number; worst: number };

/**
 * An amount in equal parts over `loans` loans of a year. Of these, `defaultPercent` per cent (whole loans, rounded) pay
 * nothing back at all, the others their part with the lowest or the highest yield.
 */
export function spread(amount: number, loans: number, defaultPercent: number): Spread {
  const defaults = Math.round((loans * defaultPercent) / 100);
  const paid = (amount * (loans - defaults)) / loans;
  const result = (percent: number) => Math.round(paid * (1 + percent / 100) - amount);
  return {
    part: Math.round(amount / loans),
    defaults,
    lost: Math.round(amount - paid),
    low: result(FUNDING_YIELD_PERCENT.low),
    high: result(FUNDING_YIELD_PERCENT.high),
    worst: -amount,
  };
}
