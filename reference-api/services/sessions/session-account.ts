import { and, eq, gt } from "drizzle-orm";
import { accounts, sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { digest } from "../secrets.ts";

/** The account of a live session token; undefined when there is none. */
export async function sessionAccount({ db, now }: Deps, token: string | undefined): Promise<Account | undefined> {
  if (!token) return undefined;
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.expiresAt, now())));
  return row?.account;
}

/** The account of a live session token. Throws 401 when there is none. */
export async function requireAccount(deps: Deps, token: string | undefined): Promise<Account> {
  const account = await sessionAccount(deps, token);
  if (!account) throw errors.unauthorized();
  return account;
}
