import { and, eq, inArray, isNull } from "drizzle-orm";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts, codes, loginFailures, sessions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { removeStored } from "../files/remove-stored.ts";
import { hashSecret, randomToken } from "../secrets.ts";
import { contactSubject, findAccount } from "./find-account.ts";
import { contactsOf, notify } from "./notify-owner.ts";
import { type Caller, sourceOf } from "./source.ts";

type Request = { account: string; code: string; password: string };

/**
 * Sets a new password with a reset code, for who has just proved the address or phone that the code went to. Everything that
 * somebody else may hold ends: sessions, locks, the registration handle, files that no submission names, other codes, and the other
 * contact of the account where nobody has proved it. Both contacts are told. Refuses 1006.
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
  const dropped = other && !(byEmail ? account.mobileProvedAt : account.emailProvedAt) ? (byEmail ? "sms" : "email") : undefined;
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
