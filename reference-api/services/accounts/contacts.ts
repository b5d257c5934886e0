import { and, eq, isNull } from "drizzle-orm";
import type { ContactChannel } from "../../../lib/contract/account.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { consumeCode, issueCode } from "../codes.ts";
import type { Deps } from "../deps.ts";
import { sendCode } from "../messages/queue.ts";
import { codeText } from "../messages/texts.ts";
import { type Account, contactSubject } from "./find-account.ts";
import { allContactsOf, notifyLater } from "./notices.ts";
import { endCodes } from "./password.ts";
import { takenContact } from "./registration.ts";
import { confirmPassword } from "./sessions.ts";
import { type Caller, sourceOf } from "./sources.ts";

type Contact = { channel: ContactChannel; to?: string | undefined };

const storedOf = (account: Account, channel: ContactChannel) =>
  channel === "email" ? ([account.email, account.emailProvedAt] as const) : ([account.mobile, account.mobileProvedAt] as const);

/** The contact to prove: the account's, or the one that replaces it. Throws 1016. */
function targetOf(account: Account, { channel, to }: Contact): string {
  const [current, provedAt] = storedOf(account, channel);
  if (provedAt && (to === undefined || to === current)) throw errors.contactProved();
  const target = to ?? current;
  if (!target) throw errors.contactUnknown();
  return target;
}

/** Codes are bound to the account, so that a code for one account proves nothing for another. */
const subjectOfProof = (deps: Deps, account: Account, target: string) => `${account.id}:${contactSubject(deps.vault, target)}`;

/**
 * Sends a code that proves a contact of the account. A new contact needs the password. Throws 1016, 1001 and 1005, 1007,
 * 1008, and 1012 when it could not be sent; it does not count then.
 */
export async function sendContactCode(
  deps: Deps,
  account: Account,
  { password, ...contact }: Contact & { password?: string | undefined },
  caller: Caller,
): Promise<void> {
  const to = targetOf(account, contact);
  if (contact.to !== undefined) await confirmPassword(deps, account, password ?? "", caller);
  const source = await sourceOf(deps, account.id, caller);
  const { code, id: codeId, expiresAt } = await issueCode(deps, "contact", subjectOfProof(deps, account, to), source);
  const { channel } = contact;
  const text = codeText({ code, action: channel === "email" ? "email" : "mobile", channel, siteUrl: deps.siteUrl });
  // A new contact may be anybody's: a device that the account knows does not lift the cap of its messages.
  await sendCode(deps, { channel, to, text }, { codeId, expiresAt, known: source.known && contact.to === undefined, account: account.id });
}

/** The columns of an account that a proved contact sets. */
const provedContact = (channel: ContactChannel, to: string, provedAt: Date) =>
  channel === "email" ? { email: to, emailKey: to.toLowerCase(), emailProvedAt: provedAt } : { mobile: to, mobileProvedAt: provedAt };

/**
 * Marks a contact as proved by its code. A new one replaces the account's: both are notified, and codes that were sent
 * before end. Throws 1016, 1006, and 1002 or 1003 when a new contact belongs to another account.
 */
export async function proveContact(deps: Deps, account: Account, { code, ...contact }: Contact & { code: string }, caller: Caller): Promise<void> {
  const to = targetOf(account, contact);
  const { channel } = contact;
  const source = await sourceOf(deps, account.id, caller);
  await consumeCode(deps, { purpose: "contact", subject: subjectOfProof(deps, account, to), code, source });
  const [before, provedBefore] = storedOf(account, channel);
  const column = channel === "email" ? accounts.email : accounts.mobile;
  const changed = to !== before;
  // A person has one type of account.
  if (changed && channel === "sms" && (await deps.db.$count(appUsers, eq(appUsers.mobile, to))) > 0) throw errors.mobileTaken();
  try {
    await deps.db.transaction(async (tx) => {
      const now = deps.now();
      const rows = await tx
        .update(accounts)
        // The new contact keeps the date on which the old one was proved, so the owner cannot take back their own later details.
        .set(provedContact(channel, to, provedBefore ?? now))
        .where(and(eq(accounts.id, account.id), before ? eq(column, before) : isNull(column)))
        .returning({ id: accounts.id });
      if (rows.length === 0) throw errors.contactUnknown();
      if (!changed) return;
      await endCodes(tx, deps, account);
      await audit(tx, now, {
        actor: `funder:${account.id}`,
        action: "contact-changed",
        subject: account.id,
        requestId: caller.requestId,
        after: { channel },
      });
    });
  } catch (error) {
    throw takenContact(error);
  }
  if (changed) notifyLater(deps, account.id, [...allContactsOf(account), { channel, to }], { kind: "contact-changed" });
}
