import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { inBackground } from "../background.ts";
import { codeText } from "../codes/code-text.ts";
import { issueCode } from "../codes/issue-code.ts";
import { withdrawCode } from "../codes/withdraw-code.ts";
import { deliver } from "../messages/deliver.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { contactSubject, findAccount } from "./find-account.ts";
import { type Caller, sourceOf } from "./source.ts";

/**
 * Channels with a failed last message, per sender, and how long that took, milliseconds. Codes for unknown accounts are
 * then withdrawn like those of known ones, after the same time: until then another request is refused.
 */
const failing = new WeakMap<Deps["messages"], Map<"email" | "sms", number>>();

/**
 * Sends a reset code to the given phone number or e-mail address. Behaves the same, and as fast, for an unknown
 * account. Withdraws a code that could not be sent. Throws 1007 and 1008.
 */
export async function sendPasswordCode(deps: Deps, identifier: string, caller: Caller): Promise<void> {
  const account = await findAccount(deps.db, identifier);
  const source = await sourceOf(deps, account?.id ?? "", caller);
  const { code, id, expiresAt } = await issueCode(deps, "password-reset", contactSubject(deps.vault, account, identifier), source);
  const channel = identifier.includes("@") ? "email" : "sms";
  const down = failing.get(deps.messages) ?? new Map<"email" | "sms", number>();
  failing.set(deps.messages, down);
  const withdraw = () => withdrawCode(deps, id).catch((error: unknown) => deps.log.error(errorFields(error as Error), "code not withdrawn"));
  const to = channel === "email" ? account?.email : account?.mobile;
  if (!to) {
    const failedAfter = down.get(channel);
    if (failedAfter !== undefined) void pause(failedAfter, undefined, { ref: false }).then(withdraw);
    return;
  }
  const text = codeText({ code, action: "mengubah kata sandi", channel, siteUrl: deps.siteUrl });
  const started = performance.now();
  // Not awaited: the provider's response time would reveal that the account exists.
  const sending = queueMessage(deps, deps.db, { channel, to, subject: "Kode verifikasi Simpul", text }, { kind: "code", codeId: id, expiresAt })
    .then((message) => deliver(deps, message))
    .then((sent) => (sent ? down.delete(channel) : down.set(channel, performance.now() - started)))
    .catch((error: unknown) => deps.log.error({ ...errorFields(error as Error), channel }, "reset code not sent"));
  inBackground(sending);
}
