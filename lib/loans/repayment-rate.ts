import type { RateMonth } from "../contract/website.ts";
import { numberText } from "../format/number.ts";

/** The lateness, in days, behind each of the four success rates. */
export const rateDays = [0, 30, 60, 90] as const;
export type RateDays = (typeof rateDays)[number];

/**
 * The success rate (TKB) of a month as a percentage: the part of the outstanding loans that is not late by more than so
 * many days.
 */
export function repaymentRate({ outstanding, late }: RateMonth, days: RateDays): number {
  return 100 * (1 - late[`day${days}`] / outstanding);
}

/** A success rate as people read it: `97,84%`. */
export function repaymentRateText(month: RateMonth, days: RateDays): string {
  return `${numberText(repaymentRate(month, days), 2, 2)}%`;
}
