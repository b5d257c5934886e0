import { JAKARTA_AHEAD_MS } from "../limits.ts";

// Not Intl: the first formatter of a page costs a slow phone up to 90 ms (docs/performance.md).
/** January first. */
export const monthNames = "Januari,Februari,Maret,April,Mei,Juni,Juli,Agustus,September,Oktober,November,Desember".split(",");

function parts(iso: string): { day: number; month: number; year: number } | undefined {
  // The UTC fields of the shifted date are Jakarta's.
  const date = new Date(new Date(iso).getTime() + JAKARTA_AHEAD_MS);
  if (Number.isNaN(date.getTime())) return undefined;
  return { day: date.getUTCDate(), month: date.getUTCMonth(), year: date.getUTCFullYear() };
}

/** The first three letters of a month; 0 is January. */
export function shortMonth(month: number): string {
  return (monthNames[month] as string).slice(0, 3);
}

/** Two digits: `5` → `05`. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** An ISO date in Jakarta: `31 Agustus 2025`; empty if invalid. */
export function longDate(iso: string): string {
  const date = parts(iso);
  return date ? `${date.day} ${monthNames[date.month]} ${date.year}` : "";
}

/** The month of an ISO date in Jakarta: `Agustus 2025`; empty if invalid. */
export function longMonth(iso: string): string {
  const date = parts(iso);
  return date ? `${monthNames[date.month]} ${date.year}` : "";
}

/** The months of its year up to an ISO date: `Januari–Agustus 2025`; empty if invalid. */
export function yearToDate(iso: string): string {
  const date = parts(iso);
  return date && date.month > 0 ? `${monthNames[0]}–${longMonth(iso)}` : longMonth(iso);
}

/** A moment in Jakarta: `31 Agustus 2025, 09.05 WIB`; empty if invalid. */
export function longMoment(iso: string): string {
  const date = new Date(new Date(iso).getTime() + JAKARTA_AHEAD_MS);
  const day = longDate(iso);
  return day && `${day}, ${twoDigits(date.getUTCHours())}.${twoDigits(date.getUTCMinutes())} WIB`;
}

/** The short form: `23 Agu 2025`; empty if invalid. */
export function shortDate(iso: string): string {
  const date = parts(iso);
  return date ? `${twoDigits(date.day)} ${shortMonth(date.month)} ${date.year}` : "";
}

/** The day (YYYY-MM-DD) of a moment in Jakarta; today when absent. */
export function jakartaDay(now: Date = new Date()): string {
  return new Date(now.getTime() + JAKARTA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The day a number of days later (YYYY-MM-DD). */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of a later month, or the last one of a shorter month (YYYY-MM-DD). */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // A day that the month lacks is one of the next month here.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Whether a day (YYYY-MM-DD) is over in Jakarta. */
export function isOver(day: string, now: Date): boolean {
  return now.getTime() >= new Date(`${day}T23:59:59+07:00`).getTime() + 1_000;
}
