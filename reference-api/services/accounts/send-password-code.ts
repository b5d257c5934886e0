import type { Deps } from "../../deps.ts";
import { failureLine } from "../../http/failure-line.ts";
import { codeText } from "../codes/code-text.ts";
import { issueCode } from "../codes/issue-code.ts";
import { withdrawCode } from "../codes/withdraw-code.ts";
import { contactSubject, findAccount } from "./find-account.ts";
import { type Caller, sourceOf } from "./source.ts";

/** Channels whose last message did not leave. A code for an account that does not exist fares as the others do then. */
const failing = new WeakMap<Deps["messages"], Set<"email" | "sms">>();

/**
 * Sends a reset code to the phone or e-mail address that was given, whose owner proves it by bringing the code back. Answers the same,
 * and as fast, for an account that does not exist. A code that does not leave is taken back. Refuses 1007 and 1008.
 */
export async function sendPasswordCode(deps: Deps, identifier: string, caller: Caller): Promise<void> {
  const account = await findAccount(deps.db, identifier);
  const source = await sourceOf(deps, account?.id ?? "", caller);
  const { code, id } = await issueCode(deps, "password-reset", contactSubject(deps.vault, account, identifier), source);
  const channel = identifier.includes("@") ? "email" : "sms";
  const down = failing.get(deps.messages) ?? new Set();
  failing.set(deps.messages, down);
  const takeBack = () => withdrawCode(deps, id).catch((error: unknown) => deps.log.error(failureLine(error as Error), "code not taken back"));
  const to = channel === "email" ? account?.email : account?.mobile;
  if (!to) {
    if (down.has(channel)) void takeBack();
    return;
  }
  const text = codeText({ code, action: "mengubah kata sandi", channel, siteUrl: deps.siteUrl });
  // Not awaited: the time that a provider takes would tell that the account exists.
  deps.messages.send({ channel, to, subject: "Kode verifikasi Simpul", text }).then(
    () => down.delete(channel),
    (error: unknown) => {
      down.add(channel);
      deps.log.error({ ...failureLine(error as Error), channel }, "reset code not sent");
      return takeBack();
    },
  );
}
