import { asciiDigits, cleanAscii } from "./clean-text.ts";

/** Digits of a telephone number with or without its country code, at least and at most. */
const PHONE_MIN = 8;
const PHONE_MAX = 17;

const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/;

/** Whether a text is an e-mail address; its last part may be an international one (`xn--…`). */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/**
 * The e-mail address in `mailto:…`, `Name <…>`, `Email saya: …` and in an address with punctuation around it. Undefined where
 * there is none, or more than one.
 */
export function readEmail(text: string): string | undefined {
  const plain = cleanAscii(text);
  if (plain.indexOf("@") !== plain.lastIndexOf("@")) return undefined;
  const inner = /<([^<>\s]+)>/.exec(plain)?.[1] ?? / \[([^[\]\s]+)\]$/.exec(plain)?.[1] ?? plain;
  const bare = inner
    .replace(/\s+/g, " ")
    .replace(/^(?:(?:alamat|e-?mail|surel|saya|kantor|pribadi)\b ?[:=]? ?)+/i, "")
    .replace(/^mailto:/i, "")
    .replace(/ \([^()]*\)$/, "")
    .replace(/^["'“‘(<[]/, "")
    .split("?")[0] as string;
  let end = bare.length;
  while (end > 0 && "\"'”’)>].,;:".includes(bare[end - 1] as string)) end -= 1;
  const address = bare.slice(0, end).trim();
  return isEmail(address) ? address : undefined;
}

const LABELS = /^(?:(?:no|nomor|number|hp|hape|handphone|ponsel|telp|telpon|tel|telepon|phone|mobile|wa|whatsapp|sms|kontak|callto)\b[ .:/&-]*)+/i;

/** A link that opens a chat with a number; a text to send may follow. */
const WHATSAPP_LINK = /^(?:https?:\/\/)?(?:wa\.me\/|(?:api\.)?whatsapp\.com\/send\/?\?phone=|whatsapp:\/\/send\?phone=)(\+?\d+)\/?(?:[?&].*)?$/i;

/**
 * The digits of a telephone number, with `+` where the country code was marked: `(021) …`, `0812.3456.7890`,
 * `+62 (0)812 …`, `0062…`, `tel:…`, `WA 08…`, `https://wa.me/62…`. Undefined for anything else, and for several numbers.
 */
export function readPhone(text: string): string | undefined {
  const plain = asciiDigits(cleanAscii(text))
    .replace(/\s+/g, " ")
    .replace(WHATSAPP_LINK, "$1")
    .replace(LABELS, "")
    .replace(/ ?\([^()\d]*\)$/, "")
    .replace(/[.,;]$/, "");
  // A name may follow, but no letter that may stand for a digit.
  const written = /^([+(\d][\d ().+/_·-]*?)(?:[ /]\p{L}[\p{L} .]*)?$/u.exec(plain)?.[1];
  if (written === undefined) return undefined;
  const bare = written.replace(/[^\d+]/g, "").replace(/^\+?00/, "+");
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
