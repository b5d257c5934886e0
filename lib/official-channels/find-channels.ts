import { officialChannels } from "../content/site.ts";
import { asciiDigits, compose, digitsOf } from "../read/clean-text.ts";
import { REFERENCE_KINDS } from "../read/reference.ts";

/** A channel in a text, before it is judged. */
export type Found = { kind: "link" | "email" | "handle" | "bound-host" | "number"; text: string; at: number };

/** Characters that nobody sees, overrides of the direction too, and the frames of keycaps. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufffc]|\u20e3/gu;
/** Full stops of other scripts, some of which browsers take for the dot of an address. */
const DOTS = /[\u3002\u06d4\u0701\u0702\ua4f8\ua60e]/g;
const DASHES = /[\p{Pd}\u2212\u00af\u02d7]/gu;
const SLASHES = /[\u2044\u2215\u29f8]/g;
const COLONS = /[\u2236\ua789]/g;
/** Dots as careful people write them, so that nobody opens the address by mistake. */
const WRITTEN_DOTS = / ?[[({](?:\.|dot|titik)[\])}] ?/gi;
const WRITTEN_AT = / ?[[({](?:@|at|et)[\])}] ?/gi;
const SPACED_DOTS = / (?:\. ?|(?:dot|titik) )(?=(?:co|com|id|net|org|app|info|xyz|site|online|top|shop|me|link|web|my|example)\b)/gi;

/** A text as it is meant to be read: without invisible characters, with usual digits, dots, dashes and spaces. */
function plainText(text: string): string {
  return asciiDigits(compose(text.replace(INVISIBLE, ""), "NFKC"))
    .replace(INVISIBLE, "")
    .replace(DOTS, ".")
    .replace(DASHES, "-")
    .replace(SLASHES, "/")
    .replace(COLONS, ":")
    .replace(WRITTEN_DOTS, ".")
    .replace(WRITTEN_AT, "@")
    .replace(/hxxp/gi, "http")
    .replace(/[\p{Zs}\t]+/gu, " ")
    .replace(/[\u2028\u2029\u0085\v\f\r]/g, "\n")
    .replace(SPACED_DOTS, ".");
}

/** Most times that an address is percent-encoded in itself. */
const ENCODED_MAX = 3;

function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
}

/** A text without the letters of other scripts that only look like the signs of an address: a browser takes them for a part of the host. */
function withoutFakeSigns(text: string): string {
  const fake = new Set([...new Set(text.match(/[^\0-\x7f]/gu))].filter((sign) => /[/?#:\\]/.test(plainText(sign))));
  return fake.size === 0 ? text : [...text].filter((sign) => !fake.has(sign)).join("");
}

/** Every way in which a program may read a text, the usual one first: signs of an address may be encoded or only resemble those. */
export function readingsOf(text: string): string[] {
  const readings = [text, withoutFakeSigns(text)];
  for (let times = 0; times < ENCODED_MAX; times += 1) readings.push(decoded(readings.at(-1) as string));
  return [...new Set(readings)].map(plainText);
}

const OPENING = new Set("([{<\"'`“”‘’«*_~-=>.,:/\\");
const CLOSING = new Set(")]}>\"'`“”‘’»*_~-=.,;:!?…");

/** A word without the punctuation and the marks of bold or italics around it. */
function trimmed(word: string): { text: string; from: number } {
  let from = 0;
  let to = word.length;
  while (from < to && OPENING.has(word[from] as string)) from += 1;
  while (to > from && CLOSING.has(word[to - 1] as string)) to -= 1;
  return { text: word.slice(from, to), from };
}

/** A name with dots whose last part begins with a letter, alone or before a port, path, query or fragment. */
const ADDRESS = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?=$|[/?#:\\])/u;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** Four numbers up to 255. Zeros in front are those of a telephone number, unless a port or path follows. */
const IP_ADDRESS = new RegExp(String.raw`^(?:${OCTET}\.){3}${OCTET}\.?$|^(?:0{0,2}${OCTET}\.){3}0{0,2}${OCTET}(?=[/:?#])`);
/** Whether a text is an address, with or without what follows the name. */
export const isAddress = (text: string): boolean => ADDRESS.test(text) || IP_ADDRESS.test(text);
/** Abbreviations that are written onto the next word: "PT.Simpul", "Bpk.Budi". */
const ABBREVIATION = /^(?:pt|cv|ud|no|jl|tgl|bpk|ibu|sdr|sdri|hp|wa|tel|telp|rek|an|a\.n|dr|ir|kec|kab|kel|prov|tbk)\.[\p{L}-]+$/iu;
/** The last line of an SMS with a code: it names the site that the code is for (WebOTP). */
const BOUND_HOST = /^@([a-z0-9.-]+) #\d{4,10}$/i;

/** A word in front of an address, written onto it. */
const LEAD = /^(?:mailto|e-?mail|surel|web|website|situs|link|url|ig|fb):(?!\/)/i;

/** The parts of a word that may be a channel each, with their places: addresses are written onto each other. */
function* partsOf(word: string): Generator<{ text: string; from: number }> {
  const starts = [...new Set([0, ...[...word.matchAll(/https?:/gi)].map(({ index }) => index)])];
  for (const [order, start] of starts.entries()) {
    const part = word.slice(start, starts[order + 1]);
    let from = start;
    for (const text of part.split(/^mailto:/i.test(part) ? /[,;|?&=]/ : /[,;|]/)) {
      yield { text, from };
      from += text.length + 1;
    }
  }
}

function kindOf(text: string): Found["kind"] | undefined {
  if (/^https?:/i.test(text) || /^[a-z][a-z0-9+-]*:\/\//i.test(text)) return "link";
  const at = text.lastIndexOf("@");
  if (at === 0) return /^@[\p{L}\p{N}._]{2,60}$/u.test(text) ? "handle" : undefined;
  // A profile has its @ in the path.
  if (at > 0 && !text.slice(0, at).includes("/")) return isAddress(text.slice(at + 1)) ? "email" : undefined;
  if (ABBREVIATION.test(text)) return undefined;
  return isAddress(text) ? "link" : undefined;
}

/** Digits with at most this many other characters between two of them are one number. */
const GAP_MAX = 3;
/** Anything but letters, and the signs that separate the numbers of a list. */
const SEPARATOR = /[^\p{L}\p{N}\n,;]/u;
/** Digits of a telephone or account number inside a longer text, at least. */
export const DIGITS_MIN = 8;
/** Digits of a telephone number with its area code, at least. */
const PHONE_MIN = 10;
/** Longer rows of digits are several numbers that stand beside each other. */
const DIGITS_MAX = 16;

const AMOUNT = String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,9}(?:,\d{1,2})?)`;
/** An amount without a currency. Telephone numbers without their zero are none. */
const GROUPED = String.raw`(?!62\.8\d\d|8\d\d(?:\.\d{3}){3})[1-9]\d{0,2}(?:\.\d{3}){2,}`;
const DAY_MONTH = String.raw`(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])`;
const YEAR = String.raw`(?:19|20)\d\d`;
const CLOCK = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d(?:[.:][0-5]\d)?`;
/** Hours, such as 08.30-17.30. */
export const HOURS = `${CLOCK} ?- ?${CLOCK}`;
const MOMENT = String.raw`(?:${DAY_MONTH}[-/.](?:${YEAR}|\d\d)|${YEAR}-\d\d-\d\d)(?: (?:- )?${CLOCK}(?: ?- ?${CLOCK})?)?`;
const PERIOD = `${MOMENT}(?: ?[-/] ?${MOMENT})?`;
/** What may follow an amount: the end of a range, a few digits of days or instalments, a date. */
const AFTER_AMOUNT = String.raw`(?: ?[-/] ?[1-9]\d{0,2}(?:\.\d{3})+)?(?:[ (/x-]{1,3}(?:${PERIOD}|\d{1,3}))?`;
const whole = (...shapes: string[]) => new RegExp(`^(?:${shapes.join("|")})$`);
/** Dates, times and years. */
const TIME = whole(
  PERIOD,
  String.raw`\d{1,2}[-/. ]\d{1,2}[-/. ]${YEAR}`,
  `${DAY_MONTH} ${CLOCK}`,
  `${HOURS}(?: ?/ ?${HOURS})?`,
  CLOCK,
  `${YEAR}[-/]${YEAR}`,
  "24/7",
);
const MONEY = whole(`(?:${AMOUNT}|[1-9]\\d{0,2}(?: \\d{3})+)${AFTER_AMOUNT}`);
const MONEY_OR_ACCOUNT = whole(String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+ ?[-/] ?)?${GROUPED}${AFTER_AMOUNT}`);
/** Words in front of an account number. */
const ACCOUNT_WORD =
  /\b(?:no|nomor|norek|rek|rekening|va|virtual account|bank|bca|bri|bni|bsi|btn|mandiri|cimb|niaga|permata|danamon|seabank|jago|ovo|gopay|(?:tf|transfer|kirim|bayar|setor) ke)[ .:]{0,3}$/i;
/** Longest text that is compared with the shapes of times and amounts, characters. */
const SHAPE_MAX = 60;
/** Numbers of receipts and tickets. */
export const REFERENCE = new RegExp(String.raw`\b(?:${REFERENCE_KINDS.join("|")})(?:-[0-9A-Z]{4}){3}\b`, "g");

const countDigits = (text: string) => text.replace(/\D/g, "").length;

/** Whether a text, from its first digit or plus to its last digit, has a shape. */
function isShape(shape: RegExp, text: string): boolean {
  if (text.length > SHAPE_MAX) return false;
  let end = text.length;
  while (end > 0 && !/\d/.test(text[end - 1] as string)) end -= 1;
  return shape.test(text.slice(Math.max(0, text.search(/[\d+]/)), end));
}

/** The beginning of a number whose next digits may begin with a zero: a country or area code. */
const CODE = /^\D*(?:(?:00)?62|0\d{2,3})\D*$/;

/** The number of a line in front of a telephone number. */
const NEXT_LINE = /^ \d{1,2}(?:[)\]:] ?|\. )\(?(?:\+|0[2-9]|62)/;

/**
 * The digits of a row that are one number each. A new one begins with a plus, or as telephone numbers do where the digits
 * before are a time, an amount or the number of a line; in a longer row than one number also behind a whole number.
 */
function splitRow(row: string, isNone: (part: string) => boolean): string[] {
  let left = countDigits(row);
  const numbers: string[] = [];
  let from = 0;
  let soFar = 0;
  for (const { 0: group, index } of row.matchAll(/\+?\d+|[^\d+]+|\+/g)) {
    const current = row.slice(from, index);
    const length = countDigits(group);
    const isWhole = soFar >= (/^\D*(?:0[2-9]|\+|62)/.test(current.slice(0, 4)) ? PHONE_MIN : DIGITS_MIN);
    const isCode = current.length <= SHAPE_MAX && CODE.test(current);
    const isPhone = /^(?:0[2-9]|62)/.test(group) && !isCode;
    const isLine = !isCode && /^\d{1,2}(?:[.)\]] |: ?)\(?$/.test(current);
    const isFirst =
      /[:\])(] ?$|\. $/.test(current.slice(-2)) || /^[1-9]\d?\D+$/.test(current) || isNone(current) || (!isWhole && length > DIGITS_MIN);
    if (
      length > 0 &&
      soFar > 0 &&
      (group.startsWith("+") ||
        (left > DIGITS_MAX &&
          isWhole &&
          (length >= DIGITS_MIN || (/^(?:0|62|8)\d/.test(group) && !(length === 2 && /[.:/-]/.test(row[index - 1] as string))))) ||
        (isPhone && isFirst) ||
        isLine ||
        (isWhole && (isShape(TIME, row.slice(index)) || NEXT_LINE.test(row.slice(index - 1, index + 8)))))
    ) {
      numbers.push(current);
      from = index;
      left -= soFar;
      soFar = 0;
    }
    soFar += length;
  }
  numbers.push(row.slice(from));
  // Pluses and colons between the digits of one number hide it.
  return numbers.some((number) => countDigits(number) >= DIGITS_MIN) ? numbers : [row];
}

const paymentPrefixes = officialChannels.accounts.filter(({ prefix }) => prefix).map(({ number }) => digitsOf(number));
/** Longest number of a virtual account, digits. */
export const PAYMENT_MAX_DIGITS = 20;

/** Whether a row is one number of a virtual account of ours: it often ends with the telephone number of the payer. */
function isOwnPayment(row: string): boolean {
  if (!/^\d+(?:[ -]\d+)*$/.test(row)) return false;
  const digits = digitsOf(row);
  return digits.length <= PAYMENT_MAX_DIGITS && paymentPrefixes.some((prefix) => digits.startsWith(prefix));
}

function findNumbers(given: string, isOnlyNumber: boolean): Found[] {
  const found: Found[] = [];
  const text = given.replace(/(?<![\d.:/-])\d{1,2}(?= ?jam\b)/gi, (hours) => "\n".repeat(hours.length));
  for (let at = 0; at < text.length; at += 1) {
    if (!/\d/.test(text[at] as string)) continue;
    let end = at + 1;
    let digits = 1;
    for (let next = end; next < text.length && next - end <= GAP_MAX; next += 1) {
      const sign = text[next] as string;
      if (/\d/.test(sign)) {
        end = next + 1;
        digits += 1;
      } else if (!SEPARATOR.test(sign) || (digits >= DIGITS_MIN && /^[([][^0+]/.test(text.slice(next, next + 2)))) break;
    }
    const before = text.slice(Math.max(0, at - 5), at);
    const row = (before.endsWith("+") ? "+" : "") + text.slice(at, end);
    const isMoney = /(?:rp|idr)[. ]*$/i.test(before) || /^(?: ?rupiah|,-|,00)/i.test(text.slice(end, end + 8));
    const isAccount = isOnlyNumber || ACCOUNT_WORD.test(text.slice(Math.max(0, at - 24), at));
    const isNone = (part: string) =>
      isShape(TIME, part) || (((isMoney && isShape(MONEY, part)) || (!isAccount && isShape(MONEY_OR_ACCOUNT, part))) && row.startsWith(part));
    if (!isNone(row))
      for (const number of isOwnPayment(row) ? [row] : splitRow(row, isNone))
        if (!isNone(number)) found.push({ kind: "number", text: number.trim(), at });
    at = end - 1;
  }
  const isLong = ({ text: number }: Found) => countDigits(number) >= DIGITS_MIN;
  return isOnlyNumber && !found.some(isLong) ? found.filter(({ text: number }) => countDigits(number) >= 3) : found.filter(isLong);
}

/** Letters that stand for digits in numbers which are meant to be overlooked: O812…, O8l2…. */
export const withDigits = (text: string) =>
  text.replace(/[\dOoIl][\dOoIl.-]{8,}/g, (token) =>
    (token.match(/\d/g)?.length ?? 0) >= 6 ? token.replace(/o/gi, "0").replace(/[Il]/g, "1") : token,
  );

/** A text in which the numbers of receipts and tickets are spaces. */
export const withoutReferences = (text: string): string => text.replace(REFERENCE, (number) => " ".repeat(number.length));

/** Every channel in a text that `plainText` made readable: links, addresses, profiles and numbers, in their order. */
export function findChannels(text: string): Found[] {
  const found: Found[] = [];
  let rest = withoutReferences(text);
  const last = text.slice(text.lastIndexOf("\n") + 1).trim();
  const bound = BOUND_HOST.exec(last)?.[1];
  if (bound) {
    found.push({ kind: "bound-host", text: bound, at: text.length });
    rest = rest.slice(0, rest.lastIndexOf("\n") + 1);
  }
  const taken: [from: number, to: number][] = [];
  for (const { 0: word, index } of rest.matchAll(/[^\s<>"]+/g))
    for (const part of partsOf(word)) {
      const lead = LEAD.exec(part.text)?.[0].length ?? 0;
      const { text: piece, from } = trimmed(part.text.slice(lead));
      const kind = kindOf(piece);
      const at = index + part.from;
      const isAmount = IP_ADDRESS.test(piece) && /(?:rp|idr)[. ]*$/i.test(rest.slice(Math.max(0, at - 5), at));
      if (!kind || isAmount) continue;
      found.push({ kind, text: piece, at: at + lead + from });
      taken.push([at, at + part.text.length]);
    }
  rest = [...taken, [rest.length, rest.length] as const]
    .map(([from, to], order) => rest.slice(taken[order - 1]?.[1] ?? 0, from) + " ".repeat(to - from))
    .join("");
  const isOnlyNumber = /^[\s\d+().,:/_*-]+$/.test(text);
  return [...found, ...findNumbers(withDigits(rest), isOnlyNumber)].sort((one, other) => one.at - other.at);
}
