import { errors } from "../../errors.ts";

/** 1002 or 1003 for a write that failed because another account has the address or number; other errors unchanged. */
export function takenContact(error: unknown): unknown {
  const { code, constraint } = (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
  if (code === "23505" && constraint === "accounts_email_key") return errors.emailTaken();
  return code === "23505" && constraint === "accounts_mobile" ? errors.mobileTaken() : error;
}
