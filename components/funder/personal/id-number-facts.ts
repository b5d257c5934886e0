import type { Person } from "@/lib/contract/investor";
import { twoDigits } from "@/lib/format/date";
import { digitsOf } from "@/lib/read/clean-text";
import { canBeNik, nikFacts } from "@/lib/read/nik";
import { readTaxNumber } from "@/lib/read/tax-number";
import { serverNow } from "@/lib/server-clock";

/** Identity cards are given out from this age on, years. */
const CARD_AGE_YEARS = 17;

/**
 * Compares an identity number with its holder's details. Numbers with other digits exist, so a difference is a hint,
 * not an error.
 */
export function idNumberFacts(digits: string): { dayMonthYear: string; gender: Person["gender"] } | undefined {
  const facts = nikFacts(digits);
  return facts && { dayMonthYear: twoDigits(facts.day) + digits.slice(8, 12), gender: facts.gender };
}

/**
 * Suggests birthday and gender from an identity number. The century is the one in which the holder is old enough for a
 * card.
 */
export function offeredFacts(digits: string, now: Date = serverNow()): { birthday: string; gender: Person["gender"] } | undefined {
  const facts = nikFacts(digits);
  if (!facts) return undefined;
  const { day, month, yearOfCentury, gender } = facts;
  const century = 2000 + yearOfCentury + CARD_AGE_YEARS <= now.getUTCFullYear() ? 2000 : 1900;
  const birthday = `${century + yearOfCentury}-${twoDigits(month)}-${twoDigits(day)}`;
  return Number.isNaN(new Date(birthday).getTime()) || new Date(birthday).getUTCDate() !== day ? undefined : { birthday, gender };
}

/** Whether a birthday (YYYY-MM-DD) is another one than the identity number tells. False while either is incomplete. */
export function birthdayDiffers(digits: string, birthday: string): boolean {
  const facts = idNumberFacts(digits);
  const parts = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(birthday);
  return facts !== undefined && parts !== null && facts.dayMonthYear !== `${parts[3]}${parts[2]}${parts[1]}`;
}

/** Whether a gender is another one than the identity number tells. False while either is missing. */
export function genderDiffers(digits: string, gender: string): boolean {
  const facts = idNumberFacts(digits);
  return facts !== undefined && gender !== "" && facts.gender !== gender;
}

/** What is unusual about a person's tax number: 15 digits, or 16 that are not the identity number. */
export function personalNpwpDoubt(idNumber: string, npwp: string): "old" | "differs" | undefined {
  const digits = readTaxNumber(npwp);
  if (digits.length === 15) return "old";
  return digits.length === 16 && digitsOf(idNumber).length === 16 && digits !== digitsOf(idNumber) ? "differs" : undefined;
}

/** Whether a company's tax number is the identity number of a person. Of 15 digits, 16 begin with a 0 in front. */
export function isPersonsNpwp(npwp: string): boolean {
  const digits = readTaxNumber(npwp);
  return digits.length === 16 && !digits.startsWith("0") && canBeNik(digits);
}
