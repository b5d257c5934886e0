import { longMonth, yearToDate } from "./date.ts";

/** A label that says "this year" or "this month" with the months meant, up to the day of the figures where it is known. */
export function statisticLabel({ label, period }: { label: string; period: "year" | "month" | undefined }, asOf: string | undefined): string {
  const months = period && asOf ? (period === "year" ? yearToDate : longMonth)(asOf) : "";
  return months ? `${label} (${months})` : label;
}
