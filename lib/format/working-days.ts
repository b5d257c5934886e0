import { JAKARTA_AHEAD_MS } from "../limits.ts";
import { HOLIDAYS } from "./holidays.ts";

const DAY_MS = 86_400_000;

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
