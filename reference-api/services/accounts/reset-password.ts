import { and, eq, inArray, isNull } from "drizzle-orm";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts, codes, loginFailures, sessions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { removeStored } from "../files/remove-stored.ts";
import { hashSecret, randomToken } from "../secrets.ts";
import { type Account, contactSubject, findAccount } from "./find-account.ts";
import { contactsOf, notify } from "./notify-owner.ts";
import { type Caller, sourceOf } from "./source.ts";

type Request = { account: string; code: string; password: string };

/**
 * Moves a contact that is proved for the first time out of an account whose other contact somebody has proved already: the two may be two
 * people, one of whom gave the other's address. Each has an account then, and the new one is empty.
 */
async function separate(deps: Deps, account: Account, byEmail: boolean, { passwordHash, subject }: { passwordHash: string; subject: string }) {
  const current = deps.now();
  const id = await deps.db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set(byEmail ? { email: null, emailKey: null } : { mobile: null })
      .where(eq(accounts.id, account.id));
    const { type, username, email, emailKey, mobile } = account;
    const contact = byEmail ? { email, emailKey, emailProvedAt: current } : { mobile, mobileProvedAt: current };
    const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
    const [made] = await tx
      .insert(accounts)
      .values({ type, username, ...contact, passwordHash, handle: randomToken(), handleExpiresAt, createdAt: current })
      .returning({ id: accounts.id });
    await tx.delete(loginFailures).where(eq(loginFailures.subject, account.id));
    await tx
      .update(codes)
      .set({ usedAt: current })
      .where(and(eq(codes.subject, subject), isNull(codes.usedAt)));
    return (made as { id: string }).id;
  });
  const [moved, left] = byEmail
    ? [
        { email: account.email, mobile: null },
        { email: null, mobile: account.mobile },
      ]
    : [
        { email: null, mobile: account.mobile },
        { email: account.email, mobile: null },
      ];
  void notify(deps, id, contactsOf(moved), { kind: "password-reset", dropped: undefined });
  void notify(deps, account.id, contactsOf(left), { kind: "contact-changed" });
}

/**
 * Sets a new password with a reset code, for who has just proved the address or phone that the code went to. Everything that
 * somebody else may hold ends: sessions, locks, the registration handle, files that no submission names, other codes, and the other
 * contact of the account where nobody has proved it. Where somebody has, and not the one that the code went to, the two part ways.
 * Both contacts are told. Refuses 1006.
 */
export async function resetPassword(deps: Deps, request: Request, caller: Caller): Promise<void> {
  const account = await findAccount(deps.db, request.account);
  const source = await sourceOf(deps, account?.id ?? "", caller);
  const subject = contactSubject(deps.vault, account, request.account);
  const onWornOut = () => void (account && notify(deps, account.id, contactsOf(account).slice(0, 1), { kind: "code-worn-out" }));
  await consumeCode(deps, { purpose: "password-reset", subject, code: request.code, source, onWornOut });
  if (!account) throw refuse.codeWrong();
  const passwordHash = await hashSecret(request.password);
  const byEmail = request.account.includes("@");
  const current = deps.now();
  const other = byEmail ? account.mobile : account.email;
  const [ownProof, otherProof] = byEmail ? [account.emailProvedAt, account.mobileProvedAt] : [account.mobileProvedAt, account.emailProvedAt];
  if (other && otherProof && !ownProof) return separate(deps, account, byEmail, { passwordHash, subject });
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
    return tx
      .delete(files)
      .where(and(eq(files.accountId, account.id), isNull(files.claimedAt)))
      .returning({ id: files.id });
  });
  // What the storage does not remove now, the sweep finds: no row names it any more.
  await removeStored(deps, orphans);
  void notify(deps, account.id, contactsOf(account), { kind: "password-reset", dropped });
}
