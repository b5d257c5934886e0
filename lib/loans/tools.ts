import { ruleOn } from "./rules.ts";

/** The payments of a loan: the amount received, and `count` instalments, `every` days apart. */
type PaidLoan = { received: number; instalment: number; count: number; every: number };

/** Cost in rupiah, and the internal rate of return per day and per 30 days, per cent; no rate above 100 % a day. */
type EffectiveRate = { repaid: number; cost: number; daily: number | undefined; monthly: number | undefined };

const STEPS = 200;
/** Upper end of the search for the daily rate, per cent. */
export const DAILY_RATE_MAX = 100;
const INSTALMENTS_MAX = 1_000;

/** The effective rate of a loan; undefined unless its payments exceed the amount received, and for too many payments. */
export function effectiveRate({ received, instalment, count, every }: PaidLoan): EffectiveRate | undefined {
  const repaid = instalment * count;
  if (!(received > 0 && count >= 1 && count <= INSTALMENTS_MAX && every >= 1 && repaid > received)) return undefined;
  const worth = (rate: number) => {
    let sum = 0;
    for (let number = 1; number <= count; number++) sum += instalment / (1 + rate) ** (number * every);
    return sum;
  };
  const cost = repaid - received;
  if (worth(DAILY_RATE_MAX / 100) > received) return { repaid, cost, daily: undefined, monthly: undefined };
  let low = 0;
  let high = DAILY_RATE_MAX / 100;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return { repaid, cost, daily: low * 100, monthly: ((1 + low) ** 30 - 1) * 100 };
}

type IncomeRatio = { total: number; share: number; most: number; room: number };

/** Monthly instalments as a share of an income, and the rest of the share that the authority allows on a day. */
export function incomeRatio(income: number, running: number, planned: number, day: string): IncomeRatio | undefined {
  const total = running + planned;
  if (!(income > 0) || Number.isNaN(total)) return undefined;
  const most = Math.floor((income * ruleOn("rasio-cicilan", day).figure) / 100);
  return { total, share: (total / income) * 100, most, room: most - running };
}

/** What a person may fund on a day, by income. */
export const funderLimits = (day: string) => ({
  professionalIncome: ruleOn("penghasilan-profesional", day),
  professionalShare: ruleOn("batas-profesional", day),
  ordinaryShare: ruleOn("batas-nonprofesional", day),
});

type DefaultSpread = {
  /** Expected result in rupiah. */
  expected: number;
  /** The fifth percentile of the result, and the number of defaults in it. */
  bad: number;
  badDefaults: number;
  /** Chance that none defaults, and chance of a loss; per cent. */
  none: number;
  loss: number;
};

/**
 * The result of `amount` spread evenly over `loans`, each of which defaults with a chance of `chance` per cent and then
 * loses everything, and yields `yieldPercent` otherwise. Assumes independent loans, which they are not in a crisis.
 */
export function defaultSpread(amount: number, loans: number, chance: number, yieldPercent: number): DefaultSpread | undefined {
  if (!(amount > 0 && loans >= 1 && loans <= 1_000 && chance >= 0 && chance <= 100 && yieldPercent >= 0)) return undefined;
  const p = chance / 100;
  const result = (defaults: number) => ((loans - defaults) / loans) * amount * (1 + yieldPercent / 100) - amount;
  const odds: number[] = [];
  // Logarithms, because powers of a small chance underflow.
  let logChoose = 0;
  for (let defaults = 0; defaults <= loans; defaults++) {
    if (defaults > 0) logChoose += Math.log(loans - defaults + 1) - Math.log(defaults);
    const logOdds = logChoose + (defaults ? defaults * Math.log(p) : 0) + (loans - defaults ? (loans - defaults) * Math.log1p(-p) : 0);
    odds.push(Math.exp(logOdds));
  }
  let below = 0;
  let badDefaults = 0;
  // With exactly 95 per cent below, the next number of defaults has the other five.
  while (badDefaults < loans && below + (odds[badDefaults] ?? 0) <= 0.95 + 1e-9) below += odds[badDefaults++] ?? 0;
  return {
    expected: Math.round(odds.reduce((sum, odd, defaults) => sum + odd * result(defaults), 0)),
    bad: Math.round(result(badDefaults)),
    badDefaults,
    none: (odds[0] ?? 0) * 100,
    loss: odds.reduce((sum, odd, defaults) => sum + (result(defaults) < 0 ? odd : 0), 0) * 100,
  };
}
