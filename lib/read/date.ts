import { cleanNumber } from "./clean-text.ts";

const MONTHS = "januari februari maret april mei juni juli agustus september oktober november desember".split(" ");
/** Other names of months, English ones too, and how they are shortened. */
const OTHER_NAMES: Record<string, number> = {
  pebruari: 2,
  nopember: 11,
  agt: 8,
  ags: 8,
  agst: 8,
  djanuari: 1,
  mrt: 3,
  djuni: 6,
  djuli: 7,
  augustus: 8,
  january: 1,
  february: 2,
  march: 3,
  may: 5,
  june: 6,
  july: 7,
  august: 8,
  october: 10,
  december: 12,
};
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii".split(" ");
/** Words between the parts of a date: "tanggal 17 bulan 8 tahun 1985". */
const FILLERS = new Set("tgl tanggal bulan bln tahun thn th st nd rd of 年 月 日".split(" "));

function monthOf(token: string): number {
  if (/^\d{1,2}$/.test(token)) return Number(token);
  const roman = ROMAN.indexOf(token) + 1;
  if (roman > 0) return roman;
  if (token.length < 3) return 0;
  const own = MONTHS.findIndex((name) => name.startsWith(token)) + 1;
  return own || (Object.entries(OTHER_NAMES).find(([name]) => name.startsWith(token))?.[1] ?? 0);
}

/** A date, the reason why a whole date is not read, or nothing for a text that is no whole date. */
export type ReadDate = { date: string } | { fault: "short-year" } | undefined;

function dateOf(day: string, month: number, year: string): ReadDate {
  if (!/^\d{1,2}$/.test(day) || Number(day) < 1 || Number(day) > 31 || month < 1 || month > 12) return undefined;
  if (/^\d{2}$/.test(year)) return { fault: "short-year" };
  if (!/^(?:19|20)\d{2}$/.test(year)) return undefined;
  return { date: `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}` };
}

/** A date in one piece: 17081985, 19850817, 170885. */
function fromDigits(digits: string): ReadDate {
  const part = (from: number, to: number) => digits.slice(from, to);
  if (digits.length === 6) return dateOf(part(0, 2), Number(part(2, 4)), part(4, 6));
  if (digits.length !== 8) return undefined;
  return dateOf(part(0, 2), Number(part(2, 4)), part(4, 8)) ?? dateOf(part(6, 8), Number(part(4, 6)), part(0, 4));
}

/** The time that programs put behind a day. In `…T17:00:00Z` it may be the day after here. */
const MIDNIGHT = /[ t](?:0?0[:.]00(?:[:.]00(?:\.0+)?)?|12:00:00 am)$/;
/** A place with a number in its name: "KAB. 50 KOTA, 17-08-1985". */
const COUNTED_PLACE = /^[^\d,]*\b\d{1,2} kota, ?(\d.*)$/;

/**
 * The date (YYYY-MM-DD) that a text means, day before month: `17/08/1985`, `17-8-1985`, `17081985`, `17 Agustus 1985`,
 * `17 VIII 1985`, `1985-8-17`, and the line of an identity card, `SEMARANG, 17-08-1985`. A year of two digits is not
 * guessed. Does not check whether the month has that day.
 */
export function readDate(text: string): ReadDate {
  const plain = cleanNumber(text)
    .toLowerCase()
    .replace(/['’`"“”]/g, "")
    .replace(MIDNIGHT, "")
    .replace(/ \([^()]*\)$/, "")
    .replace(/[;=]/g, "");
  return wholeDate(plain) ?? wholeDate(COUNTED_PLACE.exec(plain)?.[1] ?? "");
}

/** The date in a lower-case text without quotation marks. */
function wholeDate(plain: string): ReadDate {
  const digit = plain.search(/\d/);
  // A letter at a digit may stand for a digit: "l7-08-1985".
  if (digit < 0 || /\p{L}/u.test(plain[digit - 1] ?? "")) return undefined;
  const word =
    plain
      .slice(0, digit)
      .match(/\p{L}+/gu)
      ?.at(-1) ?? "";
  // "August 17, 1985" begins with its month.
  const start = word.length >= 3 && monthOf(word) > 0 ? plain.lastIndexOf(word, digit) : digit;
  if (/[^\p{L}\s:.,/()-]/u.test(plain.slice(0, start))) return undefined;
  const tokens = (plain.slice(start).match(/\d+|\p{L}+|[^\d\p{L}\s./,()_|:~·⁄∕\\-]/gu) ?? []).filter((token) => !FILLERS.has(token));
  if (tokens.slice(1).every((token) => /^\p{L}/u.test(token))) {
    const whole = fromDigits(tokens[0] as string);
    if (whole) return whole;
  }
  const [first = "", second = "", third = "", ...rest] = tokens;
  if (rest.some((token) => !/^\p{L}/u.test(token))) return undefined;
  if (start < digit) return dateOf(second, monthOf(first), third);
  const month = monthOf(second);
  return first.length === 4 ? dateOf(third, month, first) : dateOf(first, month, third);
}
