import { LETTER_AND_DIGIT, PHONE_DIGITS } from "@/components/account-deletion/deletion-rules";
import { idNumber, oneTimeCode } from "@/lib/contract/fields";
import { fieldMessages as say } from "@/lib/contract/messages";
import { z } from "@/lib/contract/zod";
import { DELETION_COMMENT_MAX_CHARS, DELETION_PASSWORD_MIN_CHARS } from "@/lib/limits";

/** Step 1: whose account. */
export const loginSchema = z.object({
  phone: z.string().regex(PHONE_DIGITS, say.mobile),
  password: z.string().min(DELETION_PASSWORD_MIN_CHARS, say.loginPassword).regex(LETTER_AND_DIGIT, say.loginPassword),
});

/** Step 2: identity number, code, reasons. */
export const confirmSchema = z.object({
  idCardNo: idNumber(say.deletionIdNumber),
  raw: oneTimeCode(),
  selected: z.array(z.number()).min(1, say.deletionReason),
  other: z.string().max(DELETION_COMMENT_MAX_CHARS, say.tooLong(DELETION_COMMENT_MAX_CHARS)),
});
export type ConfirmValues = z.infer<typeof confirmSchema>;
