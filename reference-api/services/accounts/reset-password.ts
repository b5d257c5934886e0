import { eq } from "drizzle-orm";
import { accounts, loginFailures, sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { consumeCode } from "../codes/consume-code.ts";
import { hashSecret } from "../secrets.ts";
import { findAccount, subjectOf } from "./find-account.ts";

/** Sets a new password with a reset code, ends every session of the account and lifts its lock. Refuses 1006. */
export async function resetPassword(deps: Deps, request: { account: string; code: string; password: string }): Promise<void> {
  const account = await findAccount(deps.db, request.account);
  await consumeCode(deps, "password-reset", subjectOf(account, request.account), request.code);
  if (!account) throw refuse.codeWrong();
  const passwordHash = await hashSecret(request.password);
  await deps.db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await tx.delete(sessions).where(eq(sessions.accountId, account.id));
    await tx.delete(loginFailures).where(eq(loginFailures.subject, account.id));
  });
}
