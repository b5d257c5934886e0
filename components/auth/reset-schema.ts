import { newPassword, oneTimeCode } from "@/lib/contract/fields";
import { fieldMessages as messages } from "@/lib/contract/messages";
import { z } from "@/lib/contract/zod";

/** Code and new password as typed. */
export const resetSchema = z
  .object({ code: oneTimeCode(), password: newPassword(), confirm: z.string().min(1, messages.passwordConfirm) })
  .refine(({ password, confirm }) => confirm === "" || password === confirm, {
    error: messages.passwordMismatch,
    path: ["confirm"],
    when: () => true,
  });
export type ResetValues = z.infer<typeof resetSchema>;
