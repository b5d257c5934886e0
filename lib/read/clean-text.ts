/**
 * Invisible characters of copied text: direction marks, zero-width characters, soft hyphens, choices between the looks of
 * a sign. Overrides of the direction stay, to be rejected.
 */
const INVISIBLE = /[^\u202e\P{Default_Ignorable_Code_Point}]|[\ufff9-\ufffc]/gu;
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
  return compose(text.replace(SPACES, " ").replace(INVISIBLE, "").trim(), "NFC");
}

/** Full-width letters and digits as usual ones. Raised digits, digits in circles and fractions stay: `5²` is not 52. */
const narrow = (text: string): string =>
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

/**
 * What messengers and documents put around bold, italic, struck and fixed-width letters (`*1234*`, `__1234__`), and quotes:
 * each mark, and how many there may be in a row.
 */
const STYLES = Object.entries({ "*": 2, _: 2, "~": 2, "`": 3, '"': 1 }).map(
  ([mark, most]) =>
    new RegExp(`(^|[^\\p{L}\\p{N}${mark}])([${mark}]{1,${most}})([^\\s${mark}](?:[^${mark}]*[^\\s${mark}])?)\\2(?=$|[^\\p{L}\\p{N}${mark}])`, "gu"),
);

/**
 * A text with a number for the readers of numbers: cleaned, with ASCII signs and digits, and without the marks of styled
 * letters. A mark on one side only stays, because it may hide a digit.
 */
export function cleanNumber(text: string): string {
  const plain = asciiDigits(cleanAscii(text)).replace(/[“”„]/g, '"');
  return STYLES.reduce((left, style) => left.replace(style, "$1$3"), plain);
}

/** The digits of a text, also full-width ones and those of other scripts. */
export const digitsOf = (text: string): string => asciiDigits(narrow(text)).replace(/\D/g, "");

/** Letters that may stand for a digit beside one, signs that hide some, and raised digits, which may be a note. */
const DOUBTFUL = /(?:^|[^\p{L}])([oqilsbzx*•|]{1,8})(?=\d)|\d([oqilsbzx*•|]{1,8})(?!\p{L})|(\p{No})/iu;

/** Two or more signs in a row that stand for digits, also in groups: `xxxx`, `**** ****`, `....`, `- - -`. */
const MASK = /[x*•●○·∙◦■█▪×#?_](?:[ ./-]*[x*•●○·∙◦■█▪×#?_])+|\.(?: *\.)+|-(?: *-)+/i;

/**
 * A sign of a mask before, between or behind the digits of a cleaned text: `xxxx-1234`, `12 ---- 5678`, `1234...`. Words may
 * stand around them, and an amount may end with dashes instead of cents.
 */
export function maskSign(plain: string): string | undefined {
  const runs = plain
    .replace(/[.,/]?-{1,2}$/, "")
    .replace(/\p{L}+/gu, (word) => (/^x+$/i.test(word) ? word : "\n"))
    .split("\n");
  const masks = runs.map((run) => (/\d/.test(run) ? MASK.exec(run)?.[0] : undefined));
  return masks.find(Boolean)?.charAt(0);
}

/** The sign because of which the digits of a text may not be all of a number: `0812 3456 789O`, `12xx34`, `1234²`, `**** 1234`. */
export function doubtfulSign(text: string): string | undefined {
  const plain = cleanNumber(text);
  const found = DOUBTFUL.exec(plain);
  return found ? (found[1] ?? found[2] ?? found[3])?.charAt(0) : maskSign(plain);
}

/** Digits that already form a whole number. */
const WHOLE_NUMBER_DIGITS = 8;
/** A number in one piece or in groups, and what stands before and behind it. */
const ONE_NUMBER = /^(\D*)(\d(?:[\d ./-]*\d)?)\D*$/;

/** Whether a text has nothing but digits, behind a plus or not. */
export const isBare = (text: string): boolean => /^\+?\d*$/.test(text);

/**
 * The digits of a text with one number, in one piece or in groups, and with words around it. Any other text comes back as
 * it is, so that it is refused: with a sign that may be a digit, with a second number (`014-1234567890`, `BNI46 0123…`), with
 * the decimal of a spreadsheet (`1234567890.0`).
 */
export function digitsOrText(text: string): string {
  const plain = cleanNumber(text);
  if (doubtfulSign(text)) return text;
  if (!/\d/.test(plain)) return "";
  const [, before = "", number] = ONE_NUMBER.exec(plain) ?? [];
  const groups = number?.split(/[ ./-]+/) ?? [];
  const hasSecond =
    groups.length > 1 &&
    (groups.some((group) => group.length >= WHOLE_NUMBER_DIGITS) || /\p{L}$/u.test(before) || /^\d+\.0{1,2}$/.test(number ?? ""));
  return groups.length === 0 || hasSecond ? text : groups.join("");
}

/** The text of a spreadsheet's cell without the signs that mark it as text: `'1500000`, `="1500000"`. */
export const cellText = (text: string): string => text.replace(/^(?:['‘’]|="?) ?(?=[^'"]*["']?$)/, "").replace(/^([^"]*)"$/, "$1");

/** Removes the label in front of a copied number, unless it may be a mask, and what a spreadsheet puts around it. */
export function withoutLabel(text: string): string {
  const plain = cellText(cleanNumber(text));
  return maskSign(plain) ? plain : plain.replace(LABEL, "");
}

/** A whole number with the decimal of a spreadsheet, or with the last digits of a second number: `1234567890.0`, `1234567890/91`. */
const NOT_ONE = /^\d{8,}(?:\.0{1,2}| ?\/ ?\d{1,3})$/;

/**
 * Removes the label of a copied number, and dots, dashes, slashes and spaces between its digits. Two whole numbers stay
 * apart and a masked number has its mask, so that they are refused instead of joined.
 */
export function bareNumber(text: string): string {
  const plain = withoutLabel(text);
  const whole = plain.split(/[\s./-]+/).filter((part) => part.length >= WHOLE_NUMBER_DIGITS);
  return whole.length > 1 || NOT_ONE.test(plain) || maskSign(plain) ? plain : plain.replace(/[\s./-]/g, "");
}
