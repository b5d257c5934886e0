import { and, eq, inArray, isNull } from "drizzle-orm";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
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

/**
 * Moves a newly proved contact to a new, empty account when the other contact was proved before: they may belong to two
 * people, one of whom registered the other's address.
 */
async function splitAccount(
  deps: Deps,
  account: Account,
  byEmail: boolean,
  { passwordHash, subject, requestId }: { passwordHash: string; subject: string; requestId: string },
) {
  const current = deps.now();
  const id = await deps.db.transaction(async (tx) => {
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
    const { id: createdId } = created as { id: string };
    const after = { account: createdId, contact: byEmail ? "email" : "sms" };
    await audit(tx, current, { actor: `funder:${createdId}`, action: "contact-split", subject: account.id, requestId, after });
    return createdId;
  });
  const [moved, remaining] = byEmail
    ? [
        { email: account.email, mobile: null },
        { email: null, mobile: account.mobile },
      ]
    : [
        { email: null, mobile: account.mobile },
        { email: account.email, mobile: null },
      ];
  notifyLater(deps, id, contactsOf(moved), { kind: "password-reset", dropped: undefined });
  notifyLater(deps, account.id, contactsOf(remaining), { kind: "contact-changed" });
}

/**
 * Sets a new password with a reset code, which also proves the contact it was sent to. Ends everything that somebody
 * else may have access to: sessions, locks, the registration handle, unclaimed files, other codes, and the other
 * contact when it is unproved. When only the other contact was proved before, the account is split. Notifies both
 * contacts. Throws 1006.
 */
export async function resetPassword(deps: Deps, request: Request, caller: Caller): Promise<void> {
  const account = await findAccount(deps.db, request.account);
  const source = await sourceOf(deps, account?.id ?? "", caller);
  const subject = contactSubject(deps.vault, account, request.account);
  const onLastTry = () => account && notifyLater(deps, account.id, contactsOf(account).slice(0, 1), { kind: "code-worn-out" });
  await consumeCode(deps, { purpose: "password-reset", subject, code: request.code, source, onLastTry });
  if (!account) throw errors.codeWrong();
  const passwordHash = await hashSecret(request.password);
  const byEmail = request.account.includes("@");
  const current = deps.now();
  const other = byEmail ? account.mobile : account.email;
  const [ownProof, otherProof] = byEmail ? [account.emailProvedAt, account.mobileProvedAt] : [account.mobileProvedAt, account.emailProvedAt];
  if (other && otherProof && !ownProof) return splitAccount(deps, account, byEmail, { passwordHash, subject, requestId: caller.requestId });
  const dropped = other && !otherProof ? (byEmail ? "sms" : "email") : undefined;
  const orphans = await deps.db.transaction(async (tx) => {
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
    await audit(tx, current, { actor: `funder:${account.id}`, action: "password-reset", subject: account.id, requestId: caller.requestId, after });
    return tx
      .delete(files)
      .where(and(eq(files.accountId, account.id), isNull(files.claimedAt)))
      .returning({ id: files.id, sealed: files.sealed });
  });
  await removeFromStorage(deps, orphans);
  notifyLater(deps, account.id, contactsOf(account), { kind: "password-reset", dropped });
}
