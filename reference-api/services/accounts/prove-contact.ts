import { and, eq, isNull } from "drizzle-orm";
import type { ContactChannel } from "../../../lib/contract/account.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { codeText } from "../codes/code-text.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { issueCode } from "../codes/issue-code.ts";
import { sendCode } from "../messages/send-code.ts";
import { type Account, contactSubject } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notify-owner.ts";
import { type Caller, sourceOf } from "./source.ts";
import { takenContact } from "./taken-contact.ts";

export type Contact = { channel: ContactChannel; to?: string | undefined };

/** The contact to prove: the account's, or a new one when it has none. Throws 1016. */
function targetOf(account: Account, { channel, to }: Contact): string {
  const [current, provedAt] = channel === "email" ? [account.email, account.emailProvedAt] : [account.mobile, account.mobileProvedAt];
  if (current && provedAt) throw errors.contactProved();
  const target = current ?? to;
  if (!target || (current && to !== undefined)) throw errors.contactUnknown();
  return target;
}

/** Codes are bound to the account, so that a code for one account proves nothing for another. */
const subjectOfProof = (deps: Deps, account: Account, target: string) => `${account.id}:${contactSubject(deps.vault, undefined, target)}`;

/**
 * Sends a code that proves a contact of the account. Throws 1016, 1007, 1008, and 1012 when it could not be sent; it
 * does not count then.
 */
export async function sendContactCode(deps: Deps, account: Account, contact: Contact, caller: Caller): Promise<void> {
  const to = targetOf(account, contact);
  const source = await sourceOf(deps, account.id, caller);
  const { code, id: codeId, expiresAt } = await issueCode(deps, "contact", subjectOfProof(deps, account, to), source);
  const { channel } = contact;
  const action = channel === "email" ? "membuktikan email akun Simpul" : "membuktikan nomor akun Simpul";
  const text = codeText({ code, action, channel, siteUrl: deps.siteUrl });
  await sendCode(deps, { channel, to, text }, { codeId, expiresAt });
}

/**
 * Marks a contact as proved by its code. Throws 1016, 1006, and 1002 or 1003 when a new contact belongs to another
 * account.
 */
export async function proveContact(deps: Deps, account: Account, { code, ...contact }: Contact & { code: string }, caller: Caller): Promise<void> {
  const to = targetOf(account, contact);
  const source = await sourceOf(deps, account.id, caller);
  await consumeCode(deps, { purpose: "contact", subject: subjectOfProof(deps, account, to), code, source });
  const provedAt = deps.now();
  const byEmail = contact.channel === "email";
  const column = byEmail ? accounts.email : accounts.mobile;
  const before = byEmail ? account.email : account.mobile;
  try {
    const changed = await deps.db
      .update(accounts)
      .set(byEmail ? { email: to, emailKey: to.toLowerCase(), emailProvedAt: provedAt } : { mobile: to, mobileProvedAt: provedAt })
      .where(and(eq(accounts.id, account.id), before ? eq(column, before) : isNull(column)))
      .returning({ id: accounts.id });
    if (changed.length === 0) throw errors.contactUnknown();
  } catch (error) {
    throw takenContact(error);
  }
  if (!before) notifyLater(deps, account.id, contactsOf(account), { kind: "contact-changed" });
}
