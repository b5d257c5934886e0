import { monthNames, twoDigits } from "./date.ts";

/** Beginnings of month names that are not those of the Indonesian full names. */
const otherNames: Record<string, number> = { agt: 8, ags: 8, aug: 8, may: 5, oct: 10, dec: 12, nop: 11, peb: 2 };

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const start = text.slice(0, 3).toLowerCase();
  return otherNames[start] ?? monthNames.findIndex((name) => name.toLowerCase().startsWith(start)) + 1;
}

/**
 * The date (YYYY-MM-DD) that a text means, day before month: `17/08/1985`, `17-8-1985`, `17081985`,
 * `17 Agustus 1985`, `1985-08-17`. Undefined where it is not a whole date. Does not check whether that day exists.
 */
export function readDate(text: string): string | undefined {
  const trimmed = text.normalize("NFKC").trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(trimmed) ?? [];
  if (isoYear) return `${isoYear}-${isoMonth}-${isoDay}`;
  const [, day, named, year] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed) ?? /^(\d{1,2})(?:\s*[-./\s]\s*)(\d{1,2}|[a-z]{3,})(?:\s*[-./,\s]\s*)(\d{4})$/i.exec(trimmed) ?? [];
  const month = named ? monthOf(named) : 0;
  return month && day ? `${year}-${twoDigits(month)}-${twoDigits(Number(day))}` : undefined;
}
