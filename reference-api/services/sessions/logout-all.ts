import { eq } from "drizzle-orm";
import { knownDevices, sessions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import type { Account } from "../accounts/find-account.ts";

/** Ends every session of an account, and forgets the devices that have signed in to it. */
export async function logoutAll({ db }: Deps, { id }: Account): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.accountId, id));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, id));
  });
}
