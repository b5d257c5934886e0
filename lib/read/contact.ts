import { cleanAscii, cleanNumber, maskSign } from "./clean-text.ts";

/** Digits of a telephone number with or without its country code, at least and at most. */
const PHONE_MIN = 8;
const PHONE_MAX = 17;

const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** Whether a text is an e-mail address; its last part may be an international one (`xn--…`). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The one value of a list that may be in it several times. */
const onlyOne = (values: readonly (string | undefined)[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** What messengers and programs put around an address or a number: quotes, brackets, asterisks of bold letters, pictures. */
const FRAME = `\\s"'“”‘’«»()<>[\\]*_~|\`=\\p{So}`;
/** These may begin an address: they are a frame only where they also end it. */
const BOLD = /^([*_~|`])(.+)\1$/u;
const FRAME_START = /^[\s"'“”‘’«»()<>[\]\p{So}]+/u;
const PICTURES = /\p{Extended_Pictographic}/gu;

/** The address in a text with one `@`. */
function oneEmail(plain: string): string | undefined {
  const inner = /<([^<>\s]+)>/.exec(plain)?.[1] ?? / \[([^[\]\s]+)\]$/.exec(plain)?.[1] ?? plain;
  const bare = inner
    .replace(/^[^@:]{1,40}: ?(?=[^@:/]+@)/, "")
    .replace(FRAME_START, "")
    .replace(BOLD, "$2")
    .replace(/^(?:(?:alamat|e-?mail|surel|saya|kantor|pribadi)(?: ?= | ))+/i, "")
    .replace(/ \([^()]*\)$/, "")
    .split("?")[0] as string;
  const isLink = /mailto:/i.test(inner);
  const address = (isLink ? bare.replace(/%2b/gi, "+").replace(/%40/g, "@") : bare).trim();
  let end = address.length;
  while (end > 0 && "\"'”’»)>]*_`|/\\.,;:!".includes(address[end - 1] as string)) end -= 1;
  return isEmail(address.slice(0, end)) ? address.slice(0, end) : undefined;
}

/**
 * The e-mail address in `mailto:…`, `Name <…>`, `Email saya: …`, `budi@contoh.id <mailto:budi@contoh.id>` and in an address
 * with punctuation around it. Undefined where there is none, or more than one.
 */
export function readEmail(text: string): string | undefined {
  const plain = cleanAscii(text).replace(PICTURES, "").replaceAll("。", ".").replace(/\s+/g, " ").trim();
  const parts = plain.split("@").length > 2 ? plain.split(/[\s<>()[\],;]+/).filter((part) => part.includes("@")) : [plain];
  return onlyOne(parts.map((part) => (part.split("@").length > 2 ? undefined : oneEmail(part))));
}

/** A link that opens a chat with a number; a text to send may follow. */
const WHATSAPP_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:(?:api|web)\.)?whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)(\+?\d+)\/?(?:[?&].*)?$/i;
/** Digits in groups, and what stands between them. */
const GROUPS = /^\+?[\d ().+/_·•|~'’*,;-]*$/;
/** Words in front of a number, and signs that show that it goes on or is another one. */
const BEFORE = new RegExp(`^(?:[\\p{L}\\p{M}.:/&,#+${FRAME}-]*(?:[^\\p{L}\\p{M}]|hp|wa|telp?|tel:\\/\\/))?$`, "iu");
const BEHIND = new RegExp(`^(?:[.:,;/!?&${FRAME}-][\\p{L}\\p{M}.:,;/!?&${FRAME}-]*)?$`, "u");
/** Digits in words, letters that may stand for a digit, and names of numbers of another kind. */
const NOT_A_NAME = new Set(
  (
    "nol kosong satu dua tiga empat lima enam tujuh delapan sembilan o i l s b z bukan selain jangan ext nik ktp ektp npwp rek rekening " +
    "tiket kode www"
  ).split(" "),
);
const hasNoName = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => NOT_A_NAME.has(word) || /^x+$/.test(word));

/** Digits in brackets belong to a number only at its beginning: `(021)`, `+62 (0)812`, but not `… (24 jam)`. */
const LATE_BRACKET = /^(?:[^\d(]*\d){5}[^(]*\(/;

/** The decimal of a spreadsheet (`81234567890.0`, `+6281234567890.00`), and the number of a list in front of a number (`1. 0812…`). */
const OTHER_DIGITS = /\d{8}[.,]0{1,2}$|^(?:(?!62|44)[1-9]\d?[.)] ?(?:\+|0|62).*)$/;

/**
 * Whether a list of digits is one number in groups: `0812/3456/7890`, `021/7654321`. In `021-7654321/22` and
 * `7654321, 7654322` another number begins.
 */
function isOneNumber(written: string): boolean {
  const parts = written.split(/ ?[,;|/] ?/);
  if (parts.length === 1) return true;
  const isSplitAlike = new Set(written.match(/[,;|/]/g)).size === 1;
  return isSplitAlike && parts.every((part, at) => (at === 0 ? /^\+?\d{1,5}$/ : at === parts.length - 1 ? /^\d{2,8}$/ : /^\d{1,4}$/).test(part));
}

/**
 * The digits of a telephone number, with `+` where the country code was marked: `(021) …`, `0812.3456.7890`,
 * `+62 (0)812 …`, `0062…`, `tel:…`, `WA Budi: 08…`, `https://wa.me/62…`. Undefined for anything else, and for several
 * numbers.
 */
export function readPhone(text: string): string | undefined {
  const plain = cleanNumber(text).replace(PICTURES, "").replace(/\s+/g, " ").replace(WHATSAPP_LINK, "$1");
  const start = plain.search(/[\d+]/);
  let end = plain.length;
  while (end > start && !/\d/.test(plain[end - 1] as string)) end -= 1;
  if (start < 0 || end === start || maskSign(plain)) return undefined;
  const [before, written, behind] = [plain.slice(0, start), plain.slice(start, end), plain.slice(end)];
  if (!GROUPS.test(written) || !BEFORE.test(before) || !BEHIND.test(behind)) return undefined;
  if (LATE_BRACKET.test(written.replace("(0)", "0")) || OTHER_DIGITS.test(written)) return undefined;
  if (hasNoName(before) || hasNoName(behind) || !isOneNumber(written)) return undefined;
  const bare = written
    .replace(/[^\d+]/g, "")
    .replace(/^\+?00/, "+")
    .replace(/^\+(?=08)/, "");
  const number = bare.replace(/^(\+?(?:62|44))0/, "$1");
  const digits = number.replace(/^\+/, "");
  return /^\d+$/.test(digits) && digits.length >= PHONE_MIN && digits.length <= PHONE_MAX ? number : undefined;
}

/** Whether a telephone number is a landline in Indonesia, which gets no SMS. */
export function isLandline(phone: string): boolean {
  return /^(?:0|\+?62)[2-79]/.test(phone);
}

/**
 * An e-mail address or telephone number as calls send it: the address alone, the number without separators. Anything
 * else comes back cleaned.
 */
export function readContact(text: string): string {
  return (text.includes("@") ? readEmail(text) : readPhone(text)) ?? cleanAscii(text);
}

/** What kind of contact a text is: an e-mail address, or a phone number with its country code where it has one. */
export function contactOf(text: string): { email: string } | { mobile: string } | Record<string, never> {
  const contact = readContact(text);
  if (contact.includes("@")) return { email: contact };
  if (!/^\+?\d+$/.test(contact)) return {};
  return { mobile: contact.startsWith("+") ? contact.slice(1) : contact.replace(/^(?:0|62)?8/, "628") };
}
