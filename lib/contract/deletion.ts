import { DELETION_COMMENT_MAX_CHARS } from "../limits.ts";
import { cleanText } from "./clean-text.ts";
import { idNumber, oneTimeCode } from "./fields.ts";
import { identifier } from "./loose.ts";
import { fieldMessages as messages } from "./messages.ts";
import { z } from "./zod.ts";

const handle = () => z.string().min(1).max(200);

/** `name` is the phone number in digits, `raw` the password (never trimmed). */
export const deletionLoginRequest = z.strictObject({
  name: z
    .string({ error: messages.mobile })
    .overwrite(cleanText)
    .regex(/^\d{8,16}$/, messages.mobile),
  raw: z.string({ error: messages.loginPassword }).min(1, messages.loginPassword).max(200, messages.loginPassword),
});
export const deletionLoginResponse = z.object({ userId: identifier });

export const deletionCodeRequest = z.strictObject({ userId: handle(), idCardNo: idNumber(messages.deletionIdNumber) });

/** `raw` is the one-time code. Reasons: 1, 2, 3 (Public §5). */
export const deletionRequest = z.strictObject({
  raw: oneTimeCode(),
  userId: handle(),
  selected: z
    .array(z.union([z.literal(1), z.literal(2), z.literal(3)]), { error: messages.deletionReason })
    .min(1, messages.deletionReason)
    .max(3)
    .refine((list) => new Set(list).size === list.length, messages.deletionReason),
  other: z.string().overwrite(cleanText).max(DELETION_COMMENT_MAX_CHARS, messages.tooLong(DELETION_COMMENT_MAX_CHARS)),
});
