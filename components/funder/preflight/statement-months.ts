/** Names of the months, Indonesian and English, whole and short; 1 is January. */
const MONTHS = [
  "jan|januari|january",
  "feb|peb|februari|pebruari|february",
  "mar|maret|march",
  "apr|april",
  "mei|may",
  "jun|juni|june",
  "jul|juli|july",
  "agu|agt|ags|aug|agustus|august",
  "sep|sept|september",
  "okt|oct|oktober|october",
  "nov|nop|november|nopember",
  "des|dec|desember|december",
].map((names) => names.split("|"));

// Without lookbehind, on which Safari before 16.4 cannot load the script.
const NUMERIC = /(?:^|\D)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/g;
const ISO = /(?:^|\D)(20\d{2})[/.-](\d{2})[/.-](\d{2})(?!\d)/g;
const NAMED = /(?:^|[^\p{L}\d])(?:(\d{1,2})[\s-]{1,3})?(\p{L}{3,9})[\s-]{1,3}(20\d{2})(?!\d)/giu;
/** Older dates are birthdays, licences and the like, years. */
const OLDEST_YEARS = 3;

const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/**
 * The months (YYYY-MM) of the dates in a bank statement's text, oldest first: 31/01/2026, 2026-01-31, 31 Januari 2026,
 * Jan 2026. Dates in the future and older than three years do not count.
 */
export function monthsIn(text: string, now: Date = new Date()): string[] {
  const months = new Set<string>();
  const add = (year: number, month: number) => {
    if (!month || month > 12) return;
    const from = Date.UTC(year, month - 1, 1);
    if (from <= now.getTime() && year >= now.getUTCFullYear() - OLDEST_YEARS) months.add(`${year}-${String(month).padStart(2, "0")}`);
  };
  for (const [, day, month, year = ""] of text.matchAll(NUMERIC))
    if (Number(day) <= 31) add(Number(year.length === 2 ? `20${year}` : year), Number(month));
  for (const [, year, month] of text.matchAll(ISO)) add(Number(year), Number(month));
  for (const [, , name = "", year] of text.matchAll(NAMED)) add(Number(year), monthOf(name));
  return [...months].sort();
}
