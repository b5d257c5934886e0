/** Whether a day (YYYY-MM-DD) is over in Jakarta. */
export function isOver(day: string, now: Date): boolean {
  return now.getTime() >= new Date(`${day}T23:59:59+07:00`).getTime() + 1_000;
}
