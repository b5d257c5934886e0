/**
 * Invisible characters of copied text: direction marks, zero-width characters, soft hyphens, choices between the looks of
 * a sign. Overrides of the direction are rejected.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}]|[\ufe0e\ufe0f]/gu;
/** Tabs, no-break and other special spaces, and letters that look like one. */
const SPACES = /[\t\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]/g;
/** Every dash and the minus sign. */
const DASHES = /[\p{Pd}\u2212\u00af\u02d7]/gu;
/** Labels in front of copied numbers: "NIK 3174…", "NPWP: 01.234…", "No. KTP : 3174…", "NPWP16 : 3174…". */
const LABEL = /^[\s.:=#-]*(?:(?:no|nomor|number|nik|npwp(?:1[56])?|nitku|ktp|e-?ktp|rekening|rek)\b[\s.:=#-]*)*(?=\d)/i;

/**
 * Longest text that is composed, UTF-16 units: composing takes time by the square of the marks in a row. No field takes
 * as much.
 */
const COMPOSED_MAX_UNITS = 8_000;

/** A text in a normal form. One that is longer than any field stays as it is. */
export const compose = (text: string, form: "NFC" | "NFKC" | "NFKD"): string => (text.length > COMPOSED_MAX_UNITS ? text : text.normalize(form));

/** Removes invisible characters, normalises spaces, trims, and composes (NFC). Never for passwords and codes. */
export function cleanText(text: string): string {
  return compose(text.replace(INVISIBLE, "").replace(SPACES, " ").trim(), "NFC");
}

/** Full-width letters and digits as usual ones. Raised digits, digits in circles and fractions stay: `5²` is not 52. */
export const narrow = (text: string): string =>
  text
    .split(/(\p{No}+)/u)
    .map((part, at) => (at % 2 ? part : compose(part, "NFKC")))
    .join("");

/** As `cleanText`, and turns every dash into a hyphen and full-width letters and digits into usual ones. */
export function cleanAscii(text: string): string {
  return narrow(cleanText(text).replace(DASHES, "-"));
}

/** The ASCII digit of a digit in any script. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1;
    value += 1;
  }
  return String(value);
}

/** A text with the digits of other scripts as usual ones. */
export const asciiDigits = (text: string): string => text.replace(/[^\d\P{Nd}]/gu, asciiDigit);

/** The digits of a text, also full-width ones and those of other scripts. */
export const digitsOf = (text: string): string => asciiDigits(narrow(text)).replace(/\D/g, "");

/** Letters that may stand for a digit beside one, signs that hide some, and raised digits, which may be a note. */
const DOUBTFUL = /(?:^|[^\p{L}])([oqilsbzx*•|]{1,8})(?=\d)|\d([oqilsbzx*•|]{1,8})(?!\p{L})|(\p{No})/iu;

/** The sign because of which the digits of a text may not be all of a number: `0812 3456 789O`, `12xx34`, `1234²`. */
export function doubtfulSign(text: string): string | undefined {
  const found = DOUBTFUL.exec(asciiDigits(narrow(text)));
  return found ? (found[1] ?? found[2] ?? found[3])?.charAt(0) : undefined;
}

/** The digits of a text, or the text as it is where a sign may be one of them. */
export const digitsOrText = (text: string): string => (doubtfulSign(text) ? text : digitsOf(text));

/** Removes the label in front of a copied number. */
export function withoutLabel(text: string): string {
  return cleanAscii(text).replace(LABEL, "");
}

/** Digits that already form a whole number. */
const WHOLE_NUMBER_DIGITS = 8;

/**
 * Removes the label of a copied number, and dots, dashes, slashes and spaces between its digits. Two whole numbers stay
 * apart, so that they are refused instead of joined.
 */
export function bareNumber(text: string): string {
  const plain = withoutLabel(text);
  const whole = plain.split(/[\s./-]+/).filter((part) => part.length >= WHOLE_NUMBER_DIGITS);
  return whole.length > 1 ? plain : plain.replace(/[\s./-]/g, "");
}
