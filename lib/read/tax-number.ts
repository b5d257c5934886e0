import { bareNumber, cleanNumber, maskSign } from "./clean-text.ts";

/** Digits of a NITKU, the number of a place of business: the NPWP of 16 digits and 6 more (PMK 136/2023). */
const NITKU_DIGITS = 22;

/** "NPWP 16 digit: …", "NPWP (16) …": the digits of the label. */
const COUNTED_LABEL = /^\D*(?:npwp|nik|nitku)[ (-]*(?:15|16|22)(?!\d)(?: ?(?:digit|angka))?/i;
/** What stands in front of the digits, they themselves in their groups, and what follows them. */
const PARTS = /^(\D*)(\d(?:[\d .,_/:-]*\d)?)(\D*)$/;
const ends = { inLetter: /\p{L}$/u, inLabel: /(?:npwp|nik|nitku|tku)$/i };
/** A single letter that may stand for a digit. */
const LOOK_ALIKE = /^[ .:/-]*[oilsbz]+[ .:/-]*$/i;
/** Groups as in a number of 15 digits, with more or fewer digits at the end. */
const BROKEN_GROUPS = /^\d\d\D\d{3}\D\d{3}\D\d\D\d{3}\D(?!\d{3}$)/;
const LENGTHS = new Set([15, 16, NITKU_DIGITS]);

/** The digits in a text with words before and behind them; undefined where a letter may be one of them. */
function digitsIn(plain: string): string | undefined {
  const [, before, digits, behind] = PARTS.exec(plain) ?? [];
  if (before === undefined || digits === undefined || behind === undefined) return undefined;
  if ((ends.inLetter.test(before) && !ends.inLabel.test(before)) || /^\p{L}/u.test(behind) || /\p{No}/u.test(before + behind)) return undefined;
  if (BROKEN_GROUPS.test(digits)) return digits;
  return LOOK_ALIKE.test(before) || LOOK_ALIKE.test(behind) ? undefined : bareNumber(digits.replace(/[,_:]/g, "."));
}

/**
 * The digits of a tax number, without label, separators and words around: `NPWP16 : 0123…`, `01.234.567.8-901.000`,
 * `NPWP PT Maju 01.234…`. A text that is no such number comes back as it is, without spaces and points, and a
 * masked one with its mask.
 */
export function readTaxNumber(text: string): string {
  const plain = cleanNumber(text).replace(/\s+/g, " ");
  if (maskSign(plain)) return plain;
  const rest = plain.replace(COUNTED_LABEL, "");
  const counted = digitsIn(rest);
  // "NPWP 16 234 567 8 901 000": without a sign behind it, 16 may begin the number.
  const isLabel = /^ ?[):=-]/.test(rest) || LENGTHS.has(counted?.length ?? 0);
  return (isLabel ? counted : digitsIn(plain)) ?? bareNumber(plain);
}

/** Whether digits are a NITKU, whose first 16 digits are the NPWP. */
export const isNitku = (digits: string): boolean => new RegExp(`^\\d{${NITKU_DIGITS}}$`).test(digits);
