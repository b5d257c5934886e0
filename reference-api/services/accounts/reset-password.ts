import { and, eq, inArray, isNull } from "drizzle-orm";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts, codes, loginFailures, sessions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { removeFromStorage } from "../files/remove-from-storage.ts";
import { hashSecret, randomToken } from "../secrets.ts";
import { type Account, contactSubject, findAccount } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notify-owner.ts";
import { type Caller, sourceOf } from "./source.ts";

type Request = { account: string; code: string; password: string };

type Tx = Pick<Database, "select" | "insert" | "update" | "delete">;
type Reset = { byEmail: boolean; passwordHash: string; subject: string; requestId: string };

/**
 * Moves a newly proved contact to a new, empty account when the other contact was proved before: they may belong to two
 * people, one of whom registered the other's address. Returns the id of the new account.
 */
async function splitAccount(deps: Deps, tx: Tx, account: Account, { byEmail, passwordHash, subject, requestId }: Reset): Promise<string> {
  const current = deps.now();
  await tx
    .update(accounts)
    .set(byEmail ? { email: null, emailKey: null } : { mobile: null })
    .where(eq(accounts.id, account.id));
  const { type, username, email, emailKey, mobile } = account;
  const contact = byEmail ? { email, emailKey, emailProvedAt: current } : { mobile, mobileProvedAt: current };
  const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
  const [created] = await tx
    .insert(accounts)
    .values({ type, username, ...contact, passwordHash, handle: randomToken(), handleExpiresAt, createdAt: current })
    .returning({ id: accounts.id });
  await tx.delete(loginFailures).where(eq(loginFailures.subject, account.id));
  await tx
    .update(codes)
    .set({ usedAt: current })
    .where(and(eq(codes.subject, subject), isNull(codes.usedAt)));
  const { id } = created as { id: string };
  const after = { account: id, contact: byEmail ? "email" : "sms" };
  await audit(tx, current, { actor: `funder:${id}`, action: "contact-split", subject: account.id, requestId, after });
  return id;
}

/**
 * Replaces the password and ends what somebody else may have access to. Returns which unproved contact was dropped, and
 * the removed files.
 */
async function replacePassword(deps: Deps, tx: Tx, account: Account, { byEmail, passwordHash, subject, requestId }: Reset) {
  const current = deps.now();
  const [other, otherProof] = byEmail ? [account.mobile, account.mobileProvedAt] : [account.email, account.emailProvedAt];
  const dropped = other && !otherProof ? (byEmail ? ("sms" as const) : ("email" as const)) : undefined;
  await tx
    .update(accounts)
    .set({
      passwordHash,
      handle: randomToken(),
      handleExpiresAt: new Date(current.getTime() + REGISTRATION_HANDLE_MS),
      ...(byEmail ? { emailProvedAt: account.emailProvedAt ?? current } : { mobileProvedAt: account.mobileProvedAt ?? current }),
      ...(dropped === "sms" ? { mobile: null } : {}),
      ...(dropped === "email" ? { email: null, emailKey: null } : {}),
    })
    .where(eq(accounts.id, account.id));
  await tx.delete(sessions).where(eq(sessions.accountId, account.id));
  await tx.delete(loginFailures).where(eq(loginFailures.subject, account.id));
  const subjects = [subject, ...(other ? [contactSubject(deps.vault, undefined, other)] : [])];
  await tx
    .update(codes)
    .set({ usedAt: current })
    .where(and(inArray(codes.subject, subjects), isNull(codes.usedAt)));
  const after = { dropped: dropped ?? "none" };
  await audit(tx, current, { actor: `funder:${account.id}`, action: "password-reset", subject: account.id, requestId, after });
  const orphans = await tx
    .delete(files)
    .where(and(eq(files.accountId, account.id), isNull(files.claimedAt)))
    .returning({ id: files.id, sealed: files.sealed });
  return { dropped, orphans };
}

/**
 * Sets a new password with a reset code, which also proves the contact it was sent to. Ends everything that somebody
 * else may have access to: sessions, locks, the registration handle, unclaimed files, other codes, and the other
 * contact when it is unproved. When only the other contact was proved before, the account is split. Notifies both
 * contacts. Throws 1006, also when a concurrent reset with the other contact has dropped this one.
 */
export async function resetPassword(deps: Deps, request: Request, caller: Caller): Promise<void> {
  const found = await findAccount(deps.db, request.account);
  const source = await sourceOf(deps, found?.id ?? "", caller);
  const subject = contactSubject(deps.vault, found, request.account);
  const onLastTry = () => found && notifyLater(deps, found.id, contactsOf(found).slice(0, 1), { kind: "code-worn-out" });
  await consumeCode(deps, { purpose: "password-reset", subject, code: request.code, source, onLastTry });
  if (!found) throw errors.codeWrong();
  const byEmail = request.account.includes("@");
  const reset = { byEmail, passwordHash: await hashSecret(request.password), subject, requestId: caller.requestId };
  const done = await deps.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, found.id)).for("update");
    if (!account || (byEmail ? account.email !== found.email : account.mobile !== found.mobile)) throw errors.codeWrong();
    const [ownProof, otherProof] = byEmail ? [account.emailProvedAt, account.mobileProvedAt] : [account.mobileProvedAt, account.emailProvedAt];
    if ((byEmail ? account.mobile : account.email) && otherProof && !ownProof)
      return { account, split: await splitAccount(deps, tx, account, reset) };
    return { account, split: undefined, ...(await replacePassword(deps, tx, account, reset)) };
  });
  const { account } = done;
  if (done.split !== undefined) {
    const [email, mobile] = [
      { email: account.email, mobile: null },
      { email: null, mobile: account.mobile },
    ];
    notifyLater(deps, done.split, contactsOf(byEmail ? email : mobile), { kind: "password-reset", dropped: undefined });
    notifyLater(deps, account.id, contactsOf(byEmail ? mobile : email), { kind: "contact-changed" });
    return;
  }
  await removeFromStorage(deps, done.orphans);
  notifyLater(deps, account.id, contactsOf(account), { kind: "password-reset", dropped: done.dropped });
}
