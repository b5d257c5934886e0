import { z } from "zod";
import { useZodForm } from "@/components/form/use-zod-form";
import { idNumber, oneTimeCode } from "@/lib/contract/fields";
import { fieldMessages as say } from "@/lib/contract/messages";
import { DELETION_COMMENT_MAX_CHARS, DELETION_PASSWORD_MIN_CHARS, PHONE_MAX_DIGITS, PHONE_MIN_DIGITS } from "@/lib/limits";

const loginSchema = z.object({
  phone: z.string().regex(new RegExp(`^\\d{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`), say.mobile),
  password: z
    .string()
    .min(DELETION_PASSWORD_MIN_CHARS, say.loginPassword)
    .regex(/[A-Za-z].*\d|\d.*[A-Za-z]/s, say.loginPassword),
});

const confirmSchema = z.object({
  idCardNo: idNumber(say.deletionIdNumber),
  raw: oneTimeCode(),
  selected: z.array(z.number()).min(1, say.deletionReason),
  other: z.string().max(DELETION_COMMENT_MAX_CHARS, say.tooLong(DELETION_COMMENT_MAX_CHARS)),
});

export type ConfirmValues = z.infer<typeof confirmSchema>;

/** Whether the account and password of step 1 may be sent (Public §5). */
export const isLoginReady = (values: { phone: string; password: string }) => loginSchema.safeParse(values).success;

/** The forms of step 1 and 2. They live above dialog and page, so that crossing 768 px keeps what was typed. */
export function useDeletionForms() {
  const login = useZodForm(loginSchema, { defaultValues: { phone: "", password: "" } });
  const confirm = useZodForm(confirmSchema, { defaultValues: { idCardNo: "", raw: "", selected: [] as number[], other: "" } });
  return { login, confirm, busy: login.formState.isSubmitting || confirm.formState.isSubmitting };
}

export type DeletionForms = ReturnType<typeof useDeletionForms>;
