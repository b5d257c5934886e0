import { asciiDigits, compose } from "../read/clean-text.ts";
import { REFERENCE_KINDS } from "../read/reference.ts";

/** A channel in a text, before it is judged. */
export type Found = { kind: "link" | "email" | "handle" | "bound-host" | "number"; text: string; at: number };

/** Characters that nobody sees: marks of direction, zero-width letters, soft hyphens, fillers, variation selectors, tags. */
const INVISIBLE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufffc]|\u20e3|[\ufe00-\ufe0f]|[\u180b-\u180d]|\u180f|[\u{e0000}-\u{e0fff}]/gu;
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
const IP_ADDRESS = /^(?:\d{1,3}\.){3}\d{1,3}(?=[/:?#])/;
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
  if (at > 0 && !text.slice(0, at).includes("/")) return ADDRESS.test(text.slice(at + 1)) ? "email" : undefined;
  if (ABBREVIATION.test(text)) return undefined;
  return isAddress(text) ? "link" : undefined;
}

/** Digits with at most this many other characters between two of them are one number. */
const GAP_MAX = 3;
/** Anything but letters, and the signs that separate the numbers of a list. */
const SEPARATOR = /[^\p{L}\p{N}\n,;]/u;
/** Digits of a telephone or account number inside a longer text, at least. */
export const DIGITS_MIN = 8;
/** Longer rows of digits are several numbers that stand beside each other. */
const DIGITS_MAX = 16;

const AMOUNT = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,9}(?:,\d{1,2})?)$/;
const DATE = /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}|\d{4}-\d{2}-\d{2})$/;
/** Numbers of receipts and tickets. */
export const REFERENCE = new RegExp(String.raw`\b(?:${REFERENCE_KINDS.join("|")})(?:-[0-9A-Z]{4}){3}\b`, "g");

/** The digits of a row that are one number each: a new one begins with 0, 62 or + where the row so far is long enough. */
function splitRow(row: string): string[] {
  const digits = row.replace(/\D/g, "");
  if (digits.length <= DIGITS_MAX) return [row];
  const numbers: string[] = [];
  let current = "";
  let soFar = 0;
  for (const group of row.match(/\+?\d+|\D+/g) ?? []) {
    const length = group.replace(/\D/g, "").length;
    const starts = /^(?:\+|0|62|8)\d/.test(group) && soFar >= DIGITS_MIN;
    if (starts || (length >= DIGITS_MIN && soFar > 0)) {
      numbers.push(current);
      current = "";
      soFar = 0;
    }
    current += group;
    soFar += length;
  }
  return [...numbers, current];
}

function findNumbers(text: string, isOnlyNumber: boolean): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (!/\d/.test(text[at] as string)) continue;
    let end = at + 1;
    for (let next = end; next < text.length && next - end <= GAP_MAX; next += 1) {
      const sign = text[next] as string;
      if (/\d/.test(sign)) end = next + 1;
      else if (!SEPARATOR.test(sign)) break;
    }
    const row = text.slice(at, end);
    const before = text.slice(Math.max(0, at - 5), at);
    const isMoney = /(?:rp|idr)[. ]*$/i.test(before) || /^(?: ?rupiah|,-|,00)/i.test(text.slice(end, end + 8));
    if (!(DATE.test(row) || (isMoney && AMOUNT.test(row))))
      for (const number of splitRow(before.endsWith("+") ? `+${row}` : row))
        if (number.replace(/\D/g, "").length >= (isOnlyNumber ? 3 : DIGITS_MIN)) found.push({ kind: "number", text: number.trim(), at });
    at = end - 1;
  }
  return found;
}

/** Letters that stand for digits in numbers which are meant to be overlooked: O812…, O8l2…. */
const withDigits = (text: string) =>
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
      if (!kind) continue;
      const at = index + part.from;
      found.push({ kind, text: piece, at: at + lead + from });
      taken.push([at, at + part.text.length]);
    }
  rest = [...taken, [rest.length, rest.length] as const]
    .map(([from, to], order) => rest.slice(taken[order - 1]?.[1] ?? 0, from) + " ".repeat(to - from))
    .join("");
  const isOnlyNumber = /^[\s\d+().,:/_*-]+$/.test(text);
  return [...found, ...findNumbers(withDigits(rest), isOnlyNumber)].sort((one, other) => one.at - other.at);
}
