import { JAKARTA_AHEAD_MS } from "../lib/limits.ts";

export const DAY_MS = 86_400_000;

/** A date whose UTC fields are those of `moment` in Jakarta. */
export const inJakarta = (moment: Date): Date => new Date(moment.getTime() + JAKARTA_AHEAD_MS);

/** The last midnight in Jakarta before `now`. */
export function startOfJakartaDay(now: Date): Date {
  return new Date(Math.floor(inJakarta(now).getTime() / DAY_MS) * DAY_MS - JAKARTA_AHEAD_MS);
}
