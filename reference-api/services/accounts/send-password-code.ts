import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";
import { codeText } from "../codes/code-text.ts";
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
  const channel = identifier.includes("@") ? "email" : "sms";
  const text = codeText({ code, action: "mengubah kata sandi Simpul", channel, siteUrl: deps.siteUrl });
  // Not awaited: the time that a provider takes would tell that the account exists.
  deps.messages
    .send({ channel, to: channel === "email" ? account.email : account.mobile, subject: "Kode verifikasi Simpul", text })
    .catch((error: unknown) => deps.log.error(failureLine(error as Error), "reset code not sent"));
}
