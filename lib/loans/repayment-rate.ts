import type { RateMonth } from "../contract/website.ts";
import { numberText } from "../format/number.ts";

/** The lateness, days, of each of the four success rates. */
export const rateDays = [0, 30, 60, 90] as const;
export type RateDays = (typeof rateDays)[number];

/**
 * The success rate (TKB) of a month, per cent: the part of the outstanding loans that is at most `days` late. Rounded
 * to two decimals from the amounts, so that every page, the CSV file and the reference API show the same figure.
 */
export function repaymentRate({ outstanding, late }: RateMonth, days: RateDays): number {
  return Math.round((10_000 * (outstanding - late[`day${days}`])) / outstanding) / 100;
}

/** A success rate as text: `97,84%`. */
export function repaymentRateText(month: RateMonth, days: RateDays): string {
  return `${numberText(repaymentRate(month, days), 2, 2)}%`;
}
