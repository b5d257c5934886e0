import { type RateDays, repaymentRate } from "../contract/repayment-rate.ts";
import type { RateMonth } from "../contract/website.ts";
import { numberText } from "../format/number.ts";

/** A success rate as text: `97,84%`. */
export function repaymentRateText(month: RateMonth, days: RateDays): string {
  return `${numberText(repaymentRate(month, days), 2, 2)}%`;
}
