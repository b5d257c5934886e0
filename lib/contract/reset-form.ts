import { newPassword, oneTimeCode } from "./fields.ts";
import { fieldMessages as messages } from "./messages.ts";
import { z } from "./zod.ts";

/** Code and new password as typed. */
export const resetSchema = z
  .object({ code: oneTimeCode(), password: newPassword(), confirm: z.string().min(1, messages.passwordConfirm) })
  .refine(({ password, confirm }) => confirm === "" || password === confirm, {
    error: messages.passwordMismatch,
    path: ["confirm"],
    when: () => true,
  });
export type ResetValues = z.infer<typeof resetSchema>;
