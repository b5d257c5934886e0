import { OTP_DIGITS } from "../limits.ts";

/**
 * Invisible characters of copied text: direction marks, zero-width characters, soft hyphens. Overrides are rejected.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\ufffc]/g;
/** Tabs, no-break and other special spaces. */
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Every dash and the minus sign. */
const DASHES = /[\p{Pd}\u2212\u00af\u02d7]/gu;
/** Labels in front of copied numbers: "NIK 3174…", "NPWP: 01.234…", "No. KTP : 3174…". */
const LABEL = /^(?:(?:no|nomor|number)\b[.:]?\s*)?(?:(?:nik|npwp|ktp|e-?ktp|rekening|rek)\b\s*)?(?:no|nomor)?\s*[.:=#-]*\s*(?=\d)/i;

/** Removes invisible characters, normalises spaces, trims, and composes (NFC). Never for passwords and codes. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, "").replace(SPACES, " ").trim().normalize("NFC");
}

/** As `cleanText`, and turns every dash into a hyphen and full-width letters and digits into usual ones. */
export function cleanAscii(text: string): string {
  return cleanText(text).replace(DASHES, "-").normalize("NFKC");
}

/** The digits of a text, full-width ones too. */
export const digitsOf = (text: string): string => text.normalize("NFKC").replace(/\D/g, "");

/** Removes the label in front of a copied number. */
export function withoutLabel(text: string): string {
  return cleanAscii(text).replace(LABEL, "");
}

/** Removes the label of a copied number, and dots, dashes, slashes and spaces between its digits. */
export function bareNumber(text: string): string {
  return withoutLabel(text).replace(/[\s./-]/g, "");
}

/** The digits of a code. Of a whole message that was pasted, the one number that is as long as a code. */
export function readCode(typed: string): string {
  const [code, ...others] = (typed.normalize("NFKC").match(/\d+/g) ?? []).filter((digits) => digits.length === OTP_DIGITS);
  return code && others.length === 0 ? code : digitsOf(typed);
}
