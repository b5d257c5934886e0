import { DELETION_COMMENT_MAX_CHARS } from "../limits.ts";
import { cleanText } from "./clean-text.ts";
import { idNumber, oneTimeCode } from "./fields.ts";
import { identifier } from "./loose.ts";
import { fieldMessages as say } from "./messages.ts";
import { z } from "./zod.ts";

const handle = () => z.string().min(1).max(200);

/** `name` is the phone number in digits, `raw` the password (never trimmed). */
export const deletionLoginRequest = z.strictObject({
  name: z
    .string({ error: say.mobile })
    .overwrite(cleanText)
    .regex(/^\d{8,16}$/, say.mobile),
  raw: z.string({ error: say.loginPassword }).min(1, say.loginPassword).max(200, say.loginPassword),
});
export const deletionLoginResponse = z.object({ userId: identifier });

export const deletionCodeRequest = z.strictObject({ userId: handle(), idCardNo: idNumber(say.deletionIdNumber) });

/** `raw` is the one-time code. Reasons: 1, 2, 3 (Public §5). */
export const deletionRequest = z.strictObject({
  raw: oneTimeCode(),
  userId: handle(),
  selected: z
    .array(z.union([z.literal(1), z.literal(2), z.literal(3)]), { error: say.deletionReason })
    .min(1, say.deletionReason)
    .max(3)
    .refine((list) => new Set(list).size === list.length, say.deletionReason),
  other: z.string().overwrite(cleanText).max(DELETION_COMMENT_MAX_CHARS, say.tooLong(DELETION_COMMENT_MAX_CHARS)),
});
