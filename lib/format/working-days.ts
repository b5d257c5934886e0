import { JAKARTA_AHEAD_MS } from "../limits.ts";

const DAY_MS = 86_400_000;

/** The moment `days` working days after another, ms since the epoch: Monday to Friday in Jakarta, holidays not counted. */
export function addWorkingDays(from: number, days: number): number {
  let at = from;
  for (let left = days; left > 0; ) {
    at += DAY_MS;
    const weekday = new Date(at + JAKARTA_AHEAD_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}
