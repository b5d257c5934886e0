import { and, eq, gt } from "drizzle-orm";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { sessionAccount } from "../sessions/session-account.ts";

/** Who asks for a file call: the handle of a running registration, else a session. */
export type FileAsker = { handle: string | undefined; token: string | undefined };

/**
 * The account that a file call acts for. Refuses 1004 for a dead handle, and for one of another account than the session's:
 * a planted handle would put the documents of who is signed in into somebody else's account. Refuses 401 where neither is given.
 */
export async function fileOwner(deps: Deps, { handle, token }: FileAsker): Promise<Account> {
  const signedIn = await sessionAccount(deps, token);
  if (handle) {
    const [account] = await deps.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.handle, handle), eq(accounts.detailsPending, true), gt(accounts.handleExpiresAt, deps.now())));
    if (account && signedIn && account.id !== signedIn.id) throw refuse.handleOfAnother();
    if (account) return account;
  }
  if (signedIn) return signedIn;
  throw handle ? refuse.handleInvalid() : refuse.unauthorized();
}
