import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { LOCKOUT_MAX_FAILURES, LOCKOUT_WINDOW_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { loginFailures } from "../../db/schema/accounts.ts";
import { refuse } from "../../http/refusal.ts";

/**
 * Counts a try of a password or of an identity number before it is looked at, so that guesses sent side by side cannot pass the limit.
 * Throws 1005 with the seconds to wait once ten tries of the last 15 minutes failed.
 * Returns the function to call when it was right: it forgets the failures.
 */
export async function reserveTry(db: Database, subject: string, now: Date): Promise<() => Promise<void>> {
  const since = new Date(now.getTime() - LOCKOUT_WINDOW_MS);
  const ofSubject = eq(loginFailures.subject, subject);
  // Failures of the future were counted by a clock that has been corrected since: they count as of now. Apart from the transaction,
  // which a refusal takes back.
  await db
    .update(loginFailures)
    .set({ at: now })
    .where(and(ofSubject, gt(loginFailures.at, now)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${subject}`}, 0))`);
    await tx.delete(loginFailures).where(and(ofSubject, lt(loginFailures.at, since)));
    const [row] = await tx
      .select({ failures: count(), oldest: sql<string>`min(${loginFailures.at})` })
      .from(loginFailures)
      .where(and(eq(loginFailures.subject, subject), gt(loginFailures.at, since)));
    if (row && row.failures >= LOCKOUT_MAX_FAILURES) {
      const opens = new Date(row.oldest).getTime() + LOCKOUT_WINDOW_MS;
      throw refuse.accountLocked(Math.max(1, Math.ceil((opens - now.getTime()) / 1000)));
    }
    await tx.insert(loginFailures).values({ subject, at: now });
  });
  return async () => {
    await db.delete(loginFailures).where(eq(loginFailures.subject, subject));
  };
}
