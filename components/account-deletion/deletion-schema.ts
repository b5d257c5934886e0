import { hasLetterAndDigit, PHONE_DIGITS } from "@/components/account-deletion/deletion-rules";
import { idNumber, oneTimeCode } from "@/lib/contract/fields";
import { fieldMessages as messages } from "@/lib/contract/messages";
import * as z from "@/lib/contract/zod";
import { DELETION_COMMENT_MAX_CHARS, DELETION_PASSWORD_MIN_CHARS } from "@/lib/limits";

/** Step 1: whose account. */
export const loginSchema = z.object({
  phone: z.anyString().regex(PHONE_DIGITS, messages.mobile),
  password: z.anyString().min(DELETION_PASSWORD_MIN_CHARS, messages.loginPassword).refine(hasLetterAndDigit, messages.loginPassword),
});

/** Step 2: identity number, code, reasons. */
export const confirmSchema = z.object({
  idCardNo: idNumber(messages.deletionIdNumber),
  code: oneTimeCode(),
  selected: z.array(z.number()).min(1, messages.deletionReason),
  other: z.anyString().max(DELETION_COMMENT_MAX_CHARS, messages.tooLong(DELETION_COMMENT_MAX_CHARS)),
});
export type ConfirmValues = z.infer<typeof confirmSchema>;
