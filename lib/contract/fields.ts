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
import { cleanAscii, cleanText, withoutLabel } from "../read/clean-text.ts";
import { isEmail, readEmail } from "../read/contact.ts";
import { readDate } from "../read/date.ts";
import { canBeNik } from "../read/nik.ts";
import { isNitku, readTaxNumber } from "../read/tax-number.ts";
import { readLine, readLines, refusedSign, unwrapped } from "../read/text.ts";
import { serverNow } from "../server-clock.ts";
import { fieldMessages as messages } from "./messages.ts";
import * as z from "./zod.ts";

/** Optional text; a number counts as text. */
export const optionalText = z
  .union([z.anyString(), z.number()])
  .nullish()
  .transform((text) => String(text ?? ""));

/** An id, which platforms may send as a number. Not empty, and valid in a URL. */
export const identifier = z.union([z.anyString().regex(/^\P{Surrogate}+$/u), z.number()]).transform(String);

/** A boolean, which platforms may send as a number or text. */
export const flag = z
  .union([z.boolean(), z.number(), z.anyString()])
  .nullish()
  .transform((value) => ["true", "1"].includes(String(value)));

/** A list without its invalid rows. A list of invalid rows alone is invalid. */
export function rowsOf<Row extends z.ZodType>(row: Row) {
  return z.array(row.optional().catch(undefined)).transform((list, context): z.infer<Row>[] => {
    const usable = list.filter((one) => one !== undefined) as z.infer<Row>[];
    if (list.length > 0 && usable.length === 0) context.addIssue({ code: "custom", message: "no usable row" });
    return usable;
  });
}

/**
 * The most UTF-16 units that a field takes as sent, for a limit in characters: decomposed letters, separators and a label
 * need more than the limit counts.
 */
export const weightOf = (max: number) => 4 * max + 200;

/** As `weightOf`, for passwords and codes, whose characters are never removed. */
const SECRET_WEIGHT = 200;

/** Refuses a text with a sign that it may not have, and names the sign. */
const usualSigns = (where: Parameters<typeof refusedSign>[1]) => ({
  check: (value: string) => refusedSign(value, where) === undefined,
  params: { error: ({ input }: { input?: unknown }) => messages.sign(refusedSign(String(input), where) ?? "") },
});
const inLine = usualSigns({ inName: true, lines: false });
const inLines = usualSigns({ inName: true, lines: true });
const inFreeText = usualSigns({ inName: false, lines: true });

/** One line of text, read by `readLine`. `message` is shown when it is missing or blank. */
export const text = (message: string = messages.content, max: number = TEXT_MAX_CHARS) =>
  z
    .string(weightOf(max), { error: message, tooLong: messages.tooLong(max) })
    .overwrite((value) => readLine(unwrapped(value)))
    .min(1, message)
    .max(max, messages.tooLong(max))
    .refine(inLine.check, inLine.params);

/** The name of a person, company or place: one line with a letter of any script. */
export const nameText = (message: string = messages.content, max: number = TEXT_MAX_CHARS) =>
  text(message, max).refine((value) => /\p{L}/u.test(value), messages.nameLetters);

/** A choice from a list that the upstream may extend: any text, with the message of selects. */
export const choice = () => text(messages.choice);

/** One of these texts. */
export const oneOf = <const Choices extends readonly string[]>(choices: Choices) => z.enum(choices, { error: messages.choice });

/** A postal address: longer than `text`, and with line breaks. */
export const address = () =>
  z
    .string(weightOf(ADDRESS_MAX_CHARS), { error: messages.content, tooLong: messages.tooLong(ADDRESS_MAX_CHARS) })
    .overwrite((value) => readLines(unwrapped(value)))
    .min(1, messages.content)
    .max(ADDRESS_MAX_CHARS, messages.tooLong(ADDRESS_MAX_CHARS))
    .refine(inLines.check, inLines.params);

/** A message in somebody's own words, of several lines: any sign that can be seen. */
export const freeText = (min: number, max: number) =>
  z
    .string(weightOf(max), { error: messages.content, tooLong: messages.tooLong(max) })
    .overwrite(readLines)
    .min(Math.min(min, 1), messages.content)
    .min(min, messages.tooShort(min))
    .max(max, messages.tooLong(max))
    .refine(inFreeText.check, inFreeText.params);

/** E-mail address, at most 50 characters, case as typed. The last part may be an international one (`xn--…`). */
export const email = () =>
  z
    .string(weightOf(EMAIL_MAX_CHARS), { error: messages.email, tooLong: messages.tooLong(EMAIL_MAX_CHARS) })
    .overwrite((text) => readEmail(text) ?? cleanAscii(text))
    .min(1, messages.email)
    .max(EMAIL_MAX_CHARS, messages.tooLong(EMAIL_MAX_CHARS))
    .refine(isEmail, messages.emailFormat);

/** Country code and number in digits: 62 then 8…, or 44 then 7… or 8…; 8 to 14 digits after the country code. */
export const mobile = () =>
  z
    .string(weightOf(PHONE_MAX_DIGITS), { error: messages.mobile, tooLong: messages.mobile })
    .overwrite(cleanText)
    .regex(new RegExp(`^(?:628|44[78])\\d{${PHONE_MIN_DIGITS - 1},${PHONE_MAX_DIGITS - 1}}$`), messages.mobile);

/** A new password: 6 to 20 printable ASCII characters. Never trimmed. */
export const newPassword = () =>
  z
    .string(SECRET_WEIGHT, { error: messages.loginPassword, tooLong: messages.passwordFormat })
    .min(1, messages.loginPassword)
    .regex(new RegExp(`^[\\x20-\\x7e]{${PASSWORD_MIN_CHARS},${PASSWORD_MAX_CHARS}}$`), messages.passwordFormat);

/** A password that an account has, whatever its rules were when it was chosen. */
export const currentPassword = () =>
  z.string(SECRET_WEIGHT, { error: messages.loginPassword, tooLong: messages.loginPassword }).min(1, messages.loginPassword);

/** A new password and its repetition, as typed. */
export const repeatedPassword = () =>
  z
    .object({
      password: newPassword(),
      confirm: z.string(SECRET_WEIGHT, { tooLong: messages.passwordMismatch }).min(1, messages.passwordConfirm),
    })
    .refine(({ password, confirm }) => confirm === "" || password === confirm, {
      error: messages.passwordMismatch,
      path: ["confirm"],
      when: () => true,
    });

/** A one-time code of six digits. Never trimmed. */
export const oneTimeCode = () =>
  z
    .string(SECRET_WEIGHT, { error: messages.code, tooLong: messages.code })
    .min(1, messages.code)
    .regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), messages.code);

/** National identity number: 16 digits. */
export const idNumber = (message: string = messages.content) =>
  z
    .string(weightOf(ID_NUMBER_DIGITS), { error: message, tooLong: messages.idNumberFormat })
    .overwrite(cleanText)
    .min(1, message)
    .regex(new RegExp(`^\\d{${ID_NUMBER_DIGITS}}$`), messages.idNumberFormat);

/** National identity number: as `idNumber`, with a plausible province and birthday. */
export const nik = () => idNumber().refine(canBeNik, messages.idNumberImpossible);

/** An identity or passport number in free form: as `text`, without a label in front. */
export const freeIdNumber = (message: string, max: number) =>
  z
    .string(weightOf(max), { error: message, tooLong: messages.tooLong(max) })
    .overwrite(withoutLabel)
    .min(1, message)
    .max(max, messages.tooLong(max))
    .refine(inLine.check, inLine.params);

/** An identity or passport number of a person who may have no identity card; 16 digits are an identity number. */
export const identityOrPassport = (message: string, max: number) =>
  freeIdNumber(message, max).refine((value) => {
    const digits = value.replace(/\s/g, "");
    return !/^\d{16}$/.test(digits) || canBeNik(digits);
  }, messages.idNumberImpossible);

/** Tax number: 15 or 16 digits, after removing separators and a label. */
export const npwp = () =>
  z
    .string(weightOf(NPWP_MAX_DIGITS), { error: messages.content, tooLong: messages.npwpFormat })
    .transform(readTaxNumber)
    .pipe(
      z
        .anyString()
        .min(1, messages.content)
        .refine((digits) => !isNitku(digits), { error: messages.npwpIsNitku, abort: true })
        .regex(new RegExp(`^\\d{${NPWP_MIN_DIGITS},${NPWP_MAX_DIGITS}}$`), messages.npwpFormat),
    );

/** An Indonesian postal code: 5 digits. */
export const postcode = () =>
  z
    .string(weightOf(POSTCODE_DIGITS), { error: messages.content, tooLong: messages.postcodeFormat })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(new RegExp(`^\\d{${POSTCODE_DIGITS}}$`), messages.postcodeFormat);

/** Bank account: digits as text, because of leading zeros. */
export const bankAccount = () =>
  z
    .string(weightOf(BANK_ACCOUNT_MAX_DIGITS), { error: messages.content, tooLong: messages.bankAccountFormat })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(new RegExp(`^\\d{1,${BANK_ACCOUNT_MAX_DIGITS}}$`), messages.bankAccountFormat);

/**
 * Whole years from a birthday (YYYY-MM-DD) to the date in Jakarta at `now`. NaN for an invalid date.
 */
export function ageInYears(birthday: string, now: Date = serverNow()): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday);
  if (!match) return Number.NaN;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return Number.NaN;
  const today = new Date(now.getTime() + JAKARTA_AHEAD_MS);
  const hadBirthday = today.getUTCMonth() > month - 1 || (today.getUTCMonth() === month - 1 && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** YYYY-MM-DD */
const BIRTHDAY_CHARS = 10;

/** Whether the only fault of a birthday is a year of two digits, in its box or in a whole date that was typed as the day. */
function hasShortYear(value: string): boolean {
  const whole = readDate(value.replace(/^--/, ""));
  return /^\d{2}-\d{2}-\d{2}$/.test(value) || (whole !== undefined && "fault" in whole);
}

/** The first part that a date of birth lacks; none when a whole text was typed as the day. */
function missingPart(value: string): "day" | "month" | "year" | undefined {
  const [year, month, ...rest] = value.split("-");
  const day = rest.join("-");
  if (rest.length === 0 || !/^\d{0,2}$/.test(day)) return undefined;
  return day === "" ? "day" : month === "" ? "month" : year === "" ? "year" : undefined;
}

/** A birthday of a person who may be a funder, as YYYY-MM-DD. */
export const birthday = () =>
  z
    .string(weightOf(BIRTHDAY_CHARS), { error: messages.content, tooLong: messages.birthdayFormat })
    .overwrite(cleanText)
    .min(1, messages.content)
    .refine((value) => !hasShortYear(value), { error: messages.birthdayShortYear, abort: true })
    .refine((value) => !missingPart(value), { error: ({ input }) => messages.birthdayMissing[missingPart(String(input)) ?? "day"], abort: true })
    .refine((value) => {
      const age = ageInYears(value);
      return age >= 0 && age <= 120;
    }, messages.birthdayFormat)
    .refine((value) => !(ageInYears(value) < FUNDER_MIN_AGE_YEARS), messages.birthdayAge);

/** The URL of a stored file, as its upload returned it. */
export const fileUrl = () => z.string(500).min(1);

/** More than fit into a request with addresses of usual length. */
const DOCUMENT_URLS_MAX = 1_000;

/** The URLs of one document's files, from file-upload. In effect only the body size limits their number (Accounts §3). */
export const documentUrls = () => z.list(fileUrl(), DOCUMENT_URLS_MAX, { least: 1, error: messages.file });

/** As `documentUrls`, for a document that may be left out. */
export const optionalDocumentUrls = () => z.list(fileUrl(), DOCUMENT_URLS_MAX).optional();

const AMOUNT_MAX_CHARS = 30;

/** An amount in digits, with a point and up to two decimals (Accounts §5). */
export const amount = () =>
  z
    .string(weightOf(AMOUNT_MAX_CHARS), { error: messages.content, tooLong: messages.amountFormat })
    .overwrite(cleanText)
    .min(1, messages.content)
    .regex(/^\d+(?:\.\d{1,2})?$/, messages.amountFormat);

const CARD_NUMBER_MAX_DIGITS = 21;

/** A bank card number: 16, 18, 19, 20 or 21 digits (Accounts §5). Spaces are removed. */
export const cardNumber = () =>
  z
    .string(weightOf(CARD_NUMBER_MAX_DIGITS), { error: messages.content, tooLong: messages.cardNumberFormat })
    .overwrite((value) => cleanText(value).replace(/ /g, ""))
    .min(1, messages.content)
    .regex(/^(?:\d{16}|\d{18,21})$/, messages.cardNumberFormat);
