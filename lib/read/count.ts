import { cellText, cleanNumber } from "./clean-text.ts";

/** How many of its own unit each unit of a field means. */
const UNITS = {
  hari: { hari: 1, hr: 1, days: 1, day: 1, minggu: 7, mg: 7, mgg: 7, pekan: 7, week: 7, weeks: 7, bulan: 30, bln: 30, month: 30, months: 30 },
  kali: { kali: 1, x: 1, cicilan: 1, angsuran: 1, pembayaran: 1, bayar: 1 },
  pinjaman: { pinjaman: 1, peminjam: 1, borrower: 1, orang: 1 },
} as const;
export type CountUnit = keyof typeof UNITS;

const SCALES: Record<string, number> = { "": 1, rb: 1_000, ribu: 1_000, k: 1_000 };
/** Not "1.500.00", which lacks a zero more likely than it has decimals. */
const WHOLE = /^(\d+|\d{1,3}(?:\.\d{3})+(?!\.)|\d{1,3}(?:,\d{3})+(?!,)|\d{1,3}(?: \d{3})+)(?:[.,]0{1,2})?$/;

/** The number in words, as contracts have it: "30 (tiga puluh) hari". */
const IN_WORDS =
  / ?\((?: ?(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|(?:se)?puluh|(?:se)?belas|(?:se)?ratus|(?:se)?ribu|koma|setengah|hari|kali|bulan|minggu|persen|cicilan|pinjaman)){1,12} ?\)/;
const ABOUT = /^(?:±|\+-|\+\/-|≈|~|sekitar|sktr|kira-kira|kira2|kurang lebih|kurleb) ?/;

/**
 * The whole number that a text means in a field with a unit: `30`, `30 hari`, `2 minggu`, `1 bulan` or `sebulan` (30 days,
 * as in the products), `2 ribu`, `3x`. Undefined for another unit, a fraction or no number: a unit is read or refused, never
 * dropped.
 */
export function readCount(text: string, unit: CountUnit): number | undefined {
  const plain = cellText(cleanNumber(text))
    .toLowerCase()
    .replace("×", "x")
    .replace(/\s+/g, " ")
    .replace(ABOUT, "")
    .replace(/^(?:setiap|tiap|per) (?=\d)/, "")
    .replace(/ sekali\.?$/, "")
    .replace(/^se(?=(?:hari|minggu|pekan|bulan)(?![a-z]))/, "1 ")
    .replace(IN_WORDS, "");
  const [, figure = "", ...words] = /^(\d[\d.,]*(?: \d{3})*)(?:[ -]?(\p{L}+)(?: (\p{L}+))?)?\.?$/u.exec(plain) ?? [];
  const digits = WHOLE.exec(figure)?.[1]?.replace(/\D/g, "");
  if (!digits) return undefined;
  const units: Record<string, number> = UNITS[unit];
  const [first = "", second = ""] = words;
  const scale = SCALES[first];
  const name = scale === undefined ? first : second;
  const of = name === "" ? 1 : units[name];
  // "12 kali angsuran": both words mean one.
  const isNamedTwice = units[first] === 1 && units[second] === 1;
  if (of === undefined || (scale === undefined && second !== "" && !isNamedTwice)) return undefined;
  return Number(digits) * (scale ?? 1) * of;
}

/**
 * A share in per cent: `1,5`, `10%`, `10 persen`. Undefined for anything else, also for a share of a time, and for `1.500`,
 * which may be 1,5 or 1500.
 */
export function readPercent(text: string): number | undefined {
  const plain = cellText(cleanNumber(text)).toLowerCase().replace(ABOUT, "").replace(IN_WORDS, "");
  const [, figure = ""] = /^(\d{1,9}(?:[.,]\d{1,9})?) ?(?:[%٪]|persen|prosen|percent|pct)?\.?$/.exec(plain) ?? [];
  return figure === "" || /^[1-9]\d{0,2}\.\d{3}$/.test(figure) ? undefined : Number(figure.replace(",", "."));
}
