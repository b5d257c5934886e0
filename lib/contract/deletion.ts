import { DELETION_COMMENT_MAX_CHARS, PHONE_MAX_DIGITS } from "../limits.ts";
import { cleanText } from "../read/clean-text.ts";
import { readPhone } from "../read/contact.ts";
import { freeText, identifier, idNumber, oneTimeCode, weightOf } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import { z } from "./zod.ts";

/** The digits of a telephone number; anything else comes back cleaned. */
const phoneDigits = (text: string) => (readPhone(text) ?? cleanText(text)).replace("+", "");

/** The id of a running deletion, which cannot be guessed. */
const deletionId = () => z.string(200).min(1);

/** `name` is the phone number in digits, `raw` the password (never trimmed). */
export const deletionLoginRequest = z.strictObject({
  name: z
    .string(weightOf(PHONE_MAX_DIGITS), { error: messages.mobile, tooLong: messages.mobile })
    .overwrite(phoneDigits)
    .regex(/^\d{8,16}$/, messages.mobile),
  raw: z.string(200, { error: messages.loginPassword, tooLong: messages.loginPassword }).min(1, messages.loginPassword),
});

export const deletionLoginResponse = z.object({ userId: identifier });

export const deletionCodeRequest = z.strictObject({ userId: deletionId(), idCardNo: idNumber(messages.deletionIdNumber) });

/** `raw` is the one-time code. Reasons: 1, 2, 3 (Public §5). */
export const deletionRequest = z.strictObject({
  raw: oneTimeCode(),
  userId: deletionId(),
  selected: z
    .list(z.union([z.literal(1), z.literal(2), z.literal(3)]), 3, { least: 1, error: messages.deletionReason })
    .refine((list) => new Set(list).size === list.length, messages.deletionReason),
  other: freeText(0, DELETION_COMMENT_MAX_CHARS),
});
