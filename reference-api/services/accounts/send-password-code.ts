import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";
import { issueCode } from "../codes/issue-code.ts";
import { findAccount, subjectOf } from "./find-account.ts";

/**
 * Sends a reset code to the account's phone, or by e-mail when the address was given. Answers the same, and as fast,
 * for an account that does not exist. Refuses 1007 and 1008.
 */
export async function sendPasswordCode(deps: Deps, identifier: string): Promise<void> {
  const account = await findAccount(deps.db, identifier);
  const code = await issueCode(deps, "password-reset", subjectOf(account, identifier));
  if (!account) return;
  const byMail = identifier.includes("@");
  const text = `${code} adalah kode verifikasi untuk mengubah kata sandi Simpul. Berlaku 10 menit. Jangan berikan kode ini kepada siapa pun.`;
  // Not awaited: the time that a provider takes would tell that the account exists.
  deps.messages
    .send({ channel: byMail ? "email" : "sms", to: byMail ? account.email : account.mobile, subject: "Kode verifikasi Simpul", text })
    .catch((error: unknown) => deps.log.error(failureLine(error as Error), "reset code not sent"));
}
