import { eq } from "drizzle-orm";
import { loginFailures } from "../../db/schema/accounts.ts";
import { audit } from "../audit.ts";
import type { Desk } from "./desk.ts";
import { resolveAccount } from "./resolve-account.ts";

/** Removes the wrong passwords that lock an account. Returns their number. */
export async function unlockAccount(desk: Desk, typed: string): Promise<{ account: string; removed: number }> {
  const { db, now, actor, requestId } = desk;
  const { id } = await resolveAccount(desk, typed);
  return db.transaction(async (tx) => {
    const removed = await tx.delete(loginFailures).where(eq(loginFailures.subject, id)).returning({ id: loginFailures.id });
    await audit(tx, now(), {
      actor,
      action: "account-unlocked",
      subject: id,
      requestId,
      before: { failures: removed.length },
      after: { failures: 0 },
    });
    return { account: id, removed: removed.length };
  });
}
