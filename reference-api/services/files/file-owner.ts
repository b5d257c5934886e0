import { and, eq, gt } from "drizzle-orm";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { sessionAccount } from "../sessions/session-account.ts";

/** Credentials for file endpoints: the handle of a running registration, or a session. */
type FileCredentials = { handle: string | undefined; token: string | undefined };

/**
 * The account that the credentials belong to. Throws 401 without credentials, 1004 for an expired handle, and 1004 when
 * handle and session belong to different accounts: otherwise a planted handle would collect documents of the signed-in
 * person.
 */
export async function fileOwner(deps: Deps, { handle, token }: FileCredentials): Promise<Account> {
  const signedIn = await sessionAccount(deps, token);
  if (handle) {
    const [account] = await deps.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.handle, handle), eq(accounts.detailsPending, true), gt(accounts.handleExpiresAt, deps.now())));
    if (account && signedIn && account.id !== signedIn.id) throw errors.handleOfAnother();
    if (account) return account;
  }
  if (signedIn) return signedIn;
  throw handle ? errors.handleInvalid() : errors.unauthorized();
}
