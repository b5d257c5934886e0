import { OTP_DIGITS } from "../limits.ts";
import { cleanNumber, digitsOf } from "./clean-text.ts";

/** The last line of an SMS with a code: it names the site that the code is for (WebOTP). */
const BOUND = new RegExp(`^@\\S+ #(\\d{${OTP_DIGITS}})$`);

/** The one value of a list, which may stand in it several times. */
function onlyOne(values: readonly string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/**
 * The digits of a one-time code as it was typed, or the code in a pasted message: the number that is as long as a code,
 * in one piece or in groups (`482 913`), however often it stands there. A message without one such number comes back as
 * it is, so that it is refused: digits of different numbers are never joined.
 */
export function readCode(typed: string): string {
  const plain = cleanNumber(typed);
  const digits = digitsOf(plain);
  const isCode = (row: string) => row.length === OTP_DIGITS;
  const runs = plain.match(/\d+/g) ?? [];
  if (!/\p{L}/u.test(plain)) {
    if (runs.length > 1 && runs.every(isCode)) return onlyOne(runs) ?? typed;
    // Pasted twice, or once in groups and once without.
    const first = digits.slice(0, OTP_DIGITS);
    return digits.length > OTP_DIGITS && digits.replaceAll(first, "") === "" ? first : digits;
  }
  if (digits.length < OTP_DIGITS) return digits;
  const lastLine = plain.slice(plain.trimEnd().lastIndexOf("\n") + 1).trim();
  const groups = (plain.match(/\d+(?:[ .-]\d+)*/g) ?? []).map((row) => row.replace(/\D/g, ""));
  return BOUND.exec(lastLine)?.[1] ?? onlyOne(runs.filter(isCode)) ?? onlyOne(groups.filter(isCode)) ?? typed;
}
