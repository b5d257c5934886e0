import { DAY_MS, JAKARTA_AHEAD_MS } from "../limits.ts";

/**
 * National holidays, YYYY-MM-DD, without collective leave. 2026: joint decree of the three ministers of 19 September
 * 2025. 2027: fixed dates and calendars, to be compared with that year's decree.
 */
export const HOLIDAYS: ReadonlySet<string> = new Set([
  "2026-01-01",
  "2026-01-16",
  "2026-02-17",
  "2026-03-19",
  "2026-03-21",
  "2026-03-22",
  "2026-04-03",
  "2026-04-05",
  "2026-05-01",
  "2026-05-14",
  "2026-05-27",
  "2026-05-31",
  "2026-06-01",
  "2026-06-16",
  "2026-08-17",
  "2026-08-25",
  "2026-12-25",
  "2027-01-01",
  "2027-01-05",
  "2027-02-06",
  "2027-03-08",
  "2027-03-10",
  "2027-03-11",
  "2027-03-26",
  "2027-03-28",
  "2027-05-01",
  "2027-05-06",
  "2027-05-17",
  "2027-05-20",
  "2027-06-01",
  "2027-06-06",
  "2027-08-15",
  "2027-08-17",
  "2027-12-25",
]);

/** The moment `days` working days after another, ms since the epoch: Monday to Friday in Jakarta without national holidays. */
export function addWorkingDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const date = new Date(at + JAKARTA_AHEAD_MS);
    const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
    if (!isWeekend && !HOLIDAYS.has(date.toISOString().slice(0, 10))) left -= 1;
  }
  return at;
}
