import { groupDigits, significant } from "@/components/form/use-grouped-input";
import { PHONE_MAX_DIGITS } from "@/lib/limits";
import { cleanNumber, doubtfulSign, isBare } from "@/lib/read/clean-text";
import { readPhone as readWholePhone } from "@/lib/read/contact";

export type CountryCode = "62" | "44";

/** Groups of a phone number as read aloud in Indonesia: 812 3456 7890 123, at most 17 characters. */
const PHONE_GROUPS = [3, 4, 4] as const;
const START = { "62": /^8/, "44": /^[78]/ } as const;

/** Fewer digits are the beginning of a number that somebody types. */
const WHOLE_PHONE_DIGITS = 8;

/**
 * The digits of a text, behind a plus or not. Signs and words around a whole number, which come with a paste, are judged by
 * `lib/read`; a text that it refuses stays as it is, so that the form refuses it too.
 */
export function phoneDigits(typed: string): string {
  if (doubtfulSign(typed)) return typed;
  const plain = cleanNumber(typed);
  const compact = significant(plain);
  const isTyped = /^[+\d ]*$/.test(plain) || compact.length < WHOLE_PHONE_DIGITS;
  return isTyped ? compact.replace(/(?!^)\+/g, "") : (readWholePhone(typed) ?? typed);
}

/**
 * Reads a phone number as people write it: spaces and dashes go, a leading 0, 62, +62, 0062, 44 or +44 is taken off, and
 * a country prefix chooses the country. Digits that could still become a prefix stay while typing. A text that is not one
 * number stays as it is.
 */
export function readPhone(typed: string, country: CountryCode): { compact: string; country: CountryCode } {
  let compact = phoneDigits(typed);
  if (!isBare(compact)) return { compact, country };
  if (compact.startsWith("00")) compact = `+${compact.slice(2)}`;
  for (const code of ["62", "44"] as const) {
    const international = compact.startsWith(`+${code}`) && compact.length > code.length + 1;
    const rest = compact.slice(compact.startsWith("+") ? code.length + 1 : code.length);
    const bare = compact.startsWith(code) && START[code].test(rest.replace(/^0/, "")) && !START[country].test(compact);
    if (international || bare) return { compact: withoutTrunkZero(rest), country: code };
  }
  return { compact: withoutTrunkZero(compact), country };
}

const withoutTrunkZero = (digits: string) => digits.replace(/^0+(?=[1-9])/, "");

/**
 * A number in groups, for reading; a single last digit joins the group before it. A number that is too long, which only
 * pasting or autofill produce, is not grouped, so that the mistake shows.
 */
export const groupPhone = (compact: string) =>
  compact.length > PHONE_MAX_DIGITS || !isBare(compact) ? compact : groupDigits(compact, PHONE_GROUPS).replace(/ (?=\d$)/, "");

/** Country code and number in digits as the wire wants them, such as 6281234567890. */
export function wirePhone(typed: string, country: CountryCode): string {
  const phone = readPhone(typed, country);
  // With its signs, so that it is refused.
  if (!isBare(phone.compact)) return phone.compact;
  return phone.country + phone.compact.replace(/\D/g, "");
}
