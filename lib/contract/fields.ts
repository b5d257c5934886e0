import {
  ADDRESS_MAX_CHARS,
  BANK_ACCOUNT_MAX_DIGITS,
  EMAIL_MAX_CHARS,
  FUNDER_MIN_AGE_YEARS,
  ID_NUMBER_DIGITS,
  JAKARTA_AHEAD_MS,
  NPWP_MAX_DIGITS,
  NPWP_MIN_DIGITS,
  OTP_DIGITS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  POSTCODE_DIGITS,
  TEXT_MAX_CHARS,
} from "../limits.ts";
import { bareNumber, cleanAscii, cleanText, withoutLabel } from "./clean-text.ts";
import { fieldMessages as messages } from "./messages.ts";
import { canBeNik } from "./nik.ts";
import { z } from "./zod.ts";

/** Never part of a name or address: control characters, direction overrides, angle brackets, pictographs. */
const UNUSUAL = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff<>]|\p{Extended_Pictographic}/u;

/** One line of text, cleaned by `cleanText`. `message` is shown when it is missing or blank. */
export const text = (message: string = messages.content, max: number = TEXT_MAX_CHARS) =>
  z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, message)
    .max(max, messages.tooLong(max))
    .refine((value) => !UNUSUAL.test(value), messages.plainText);

/** A choice from a list that the upstream may extend: any text, with the message of selects. */
export const choice = () => text(messages.choice);

/** A postal address: longer than `text`, and with line breaks. */
export const address = () =>
  z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(1, messages.content)
    .max(ADDRESS_MAX_CHARS, messages.tooLong(ADDRESS_MAX_CHARS))
    .refine((value) => !UNUSUAL.test(value.replace(/[\r\n\t]/g, " ")), messages.plainText);

/** E-mail address, at most 50 characters, case as typed. The last part may be an international one (`xn--…`). */
export const email = () =>
  z
    .string({ error: messages.email })
    .overwrite(cleanAscii)
    .min(1, messages.email)
    .max(EMAIL_MAX_CHARS, messages.tooLong(EMAIL_MAX_CHARS))
    .regex(
      /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$/,
      messages.emailFormat,
    );

/** Country code and number in digits: 62 then 8…, or 44 then 7… or 8…; 8 to 14 digits after the country code. */
export const mobile = () =>
  z
    .string({ error: messages.mobile })
    .overwrite(cleanText)
    .regex(new RegExp(`^(?:628|44[78])\\d{${PHONE_MIN_DIGITS - 1},${PHONE_MAX_DIGITS - 1}}$`), messages.mobile);

/** A new password: 6 to 20 printable ASCII characters. Never trimmed. */
export const newPassword = () =>
  z
    .string({ error: messages.loginPassword })
    .min(1, messages.loginPassword)
    .regex(new RegExp(`^[\\x20-\\x7e]{${PASSWORD_MIN_CHARS},${PASSWORD_MAX_CHARS}}$`), messages.passwordFormat);

/** A one-time code of six digits. Never trimmed. */
export const oneTimeCode = () =>
  z
    .string({ error: messages.code })
    .min(1, messages.code)
    .regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), messages.code);

/** National identity number: 16 digits. */
export const idNumber = (message: string = messages.content) =>
  z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, message)
    .regex(new RegExp(`^\\d{${ID_NUMBER_DIGITS}}$`), messages.idNumberFormat);

/** National identity number: as `idNumber`, with a plausible province and birthday. */
export const nik = () => idNumber().refine(canBeNik, messages.idNumberImpossible);

/** An identity or passport number in free form: as `text`, without a label in front. */
export const freeIdNumber = (message: string, max: number) =>
  z
    .string({ error: message })
    .overwrite(withoutLabel)
    .min(1, message)
    .max(max, messages.tooLong(max))
    .refine((value) => !UNUSUAL.test(value), messages.plainText);

/** Tax number: 15 or 16 digits, after removing separators and a label. */
export const npwp = () =>
  z
    .string({ error: messages.content })
    .transform(bareNumber)
    .pipe(
      z
        .string()
        .min(1, messages.content)
        .regex(new RegExp(`^\\d{${NPWP_MIN_DIGITS},${NPWP_MAX_DIGITS}}$`), messages.npwpFormat),
    );

/** An Indonesian postal code: 5 digits. */
export const postcode = () =>
  z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), messages.postcodeFormat);

/** Bank account: digits as text, because of leading zeros. */
export const bankAccount = () =>
  z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(new RegExp(`^\\d{1,${BANK_ACCOUNT_MAX_DIGITS}}$`), messages.bankAccountFormat);

/**
 * Whole years from a birthday (YYYY-MM-DD) to the date in Jakarta at `now`. NaN for an invalid date.
 */
export function ageInYears(birthday: string, now: Date = new Date()): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday);
  if (!match) return Number.NaN;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return Number.NaN;
  const today = new Date(now.getTime() + JAKARTA_AHEAD_MS);
  const hadBirthday = today.getUTCMonth() > month - 1 || (today.getUTCMonth() === month - 1 && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** A birthday of a person who may be a funder, as YYYY-MM-DD. */
export const birthday = () =>
  z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(1, messages.content)
    .refine((value) => {
      const age = ageInYears(value);
      return age >= 0 && age <= 120;
    }, messages.birthdayFormat)
    .refine((value) => !(ageInYears(value) < FUNDER_MIN_AGE_YEARS), messages.birthdayAge);

/** The URLs of one document's files, from file-upload. Only the body size limits their number (Accounts §3). */
export const documentUrls = () => z.array(z.string().min(1).max(500), { error: messages.file }).min(1, messages.file);

/** As `documentUrls`, for a document that may be left out. */
export const optionalDocumentUrls = () => z.array(z.string().min(1).max(500)).optional();

/** An amount in digits, with a point and up to two decimals (Accounts §5). */
export const amount = () =>
  z
    .string({ error: messages.content })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(/^\d+(?:\.\d{1,2})?$/, messages.amountFormat);

/** A bank card number: 16, 18, 19, 20 or 21 digits (Accounts §5). Spaces are removed. */
export const cardNumber = () =>
  z
    .string({ error: messages.content })
    .overwrite((value) => cleanText(value).replace(/ /g, ""))
    .min(1, messages.content)
    .regex(/^(?:\d{16}|\d{18,21})$/, messages.cardNumberFormat);
