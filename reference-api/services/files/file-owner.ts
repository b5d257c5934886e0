import { and, eq, gt } from "drizzle-orm";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { sessionAccount } from "../sessions/session-account.ts";

/** Who asks for a file call: the handle of a running registration, else a session. */
export type FileAsker = { handle: string | undefined; token: string | undefined };

/** The account that a file call acts for. Refuses 1004 for a dead handle and 401 where neither is given. */
export async function fileOwner(deps: Deps, { handle, token }: FileAsker): Promise<Account> {
  if (handle) {
    const [account] = await deps.db
      .select()
      .from(accounts)
      .where(and(eq(accounts.handle, handle), eq(accounts.detailsPending, true), gt(accounts.handleExpiresAt, deps.now())));
    if (account) return account;
  }
  const account = await sessionAccount(deps, token);
  if (account) return account;
  throw handle ? refuse.handleInvalid() : refuse.unauthorized();
}
