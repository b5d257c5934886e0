import { DELETION_PASSWORD_MIN_CHARS, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from "@/lib/limits";

/** The digits of a phone number after the country code (Public §5). */
export const PHONE_DIGITS = new RegExp(`^\\d{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`);
/** A letter and a digit, in any order. */
export const hasLetterAndDigit = (text: string) => /[A-Za-z]/.test(text) && /\d/.test(text);

/** Whether the account and password of step 1 may be sent (Public §5). */
export const isLoginReady = ({ phone, password }: { phone: string; password: string }) =>
  PHONE_DIGITS.test(phone) && password.length >= DELETION_PASSWORD_MIN_CHARS && hasLetterAndDigit(password);
