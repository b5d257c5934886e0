import { eq } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { DeskError } from "../../errors.ts";
import { type Account, findAccount } from "../accounts/find-account.ts";

/** The account of an id, an e-mail address or a phone number. Throws when there is none. */
export async function resolveAccount({ db }: Pick<Deps, "db">, typed: string): Promise<Account> {
  const account = z.uuid().safeParse(typed).success
    ? (await db.select().from(accounts).where(eq(accounts.id, typed)))[0]
    : await findAccount(db, typed);
  if (!account) throw new DeskError("There is no account with this id, e-mail address or phone number.");
  return account;
}
