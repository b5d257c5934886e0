import { DAY_MS, JAKARTA_AHEAD_MS } from "../lib/limits.ts";

export { DAY_MS };

/** A date whose UTC fields are those of `moment` in Jakarta. */
export const inJakarta = (moment: Date): Date => new Date(moment.getTime() + JAKARTA_AHEAD_MS);

/** A day (`2026-11-28`) as staff read it: 28/11/2026. */
export const dayText = (day: string): string => day.split("-").reverse().join("/");

/** The midnight in Jakarta at which a day (`YYYY-MM-DD`) begins. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** The last midnight in Jakarta before `now`. */
export function startOfJakartaDay(now: Date): Date {
  return new Date(Math.floor(inJakarta(now).getTime() / DAY_MS) * DAY_MS - JAKARTA_AHEAD_MS);
}
