const JAKARTA_OFFSET_MINUTES = 420;
const MINUTES_A_DAY = 1_440;

/** Whether a time of day in Jakarta lies in [opensAt, closesAt), minutes after midnight. Jakarta knows no summer time. */
export function isOpen(now: Date, opensAt: number, closesAt: number): boolean {
  const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + JAKARTA_OFFSET_MINUTES) % MINUTES_A_DAY;
  return minutes >= opensAt && minutes < closesAt;
}

/** Whether a day (YYYY-MM-DD) is over in Jakarta. */
export function isOver(day: string, now: Date): boolean {
  return now.getTime() >= new Date(`${day}T23:59:59+07:00`).getTime() + 1_000;
}
