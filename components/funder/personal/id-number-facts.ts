import type { Person } from "@/lib/contract/investor";
import { twoDigits } from "@/lib/format/date";

/**
 * What an identity number says of its holder: digits 7 to 12 are the day, month and year of birth, with 40 added to
 * the day of a woman. Numbers given out with other digits exist, so a difference is a reason to look again, not a fault.
 */
export function idNumberFacts(digits: string): { dayMonthYear: string; gender: Person["gender"] } | undefined {
  if (!/^\d{16}$/.test(digits)) return undefined;
  const day = Number(digits.slice(6, 8));
  const birthDay = day > 40 ? day - 40 : day;
  const month = Number(digits.slice(8, 10));
  if (birthDay < 1 || birthDay > 31 || month < 1 || month > 12) return undefined;
  return { dayMonthYear: twoDigits(birthDay) + digits.slice(8, 12), gender: day > 40 ? "PEREMPUAN" : "LAKI-LAKI" };
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
