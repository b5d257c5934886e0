import { and, eq, gt, lt, sql } from "drizzle-orm";
import { LOCKOUT_MAX_FAILURES, LOCKOUT_STRANGERS_MAX, LOCKOUT_WINDOW_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { loginFailures } from "../../db/schema/accounts.ts";
import { refuse } from "../../http/refusal.ts";
import type { Source } from "./source.ts";

/** For tries that are counted by account alone, wherever they come from. */
export const anySource: Source = { key: "", known: true };

export type Try = {
  /** Call it when the try was right: it forgets the failures of its source. */
  forget: () => Promise<void>;
  /** Nobody from this source may try again for a while, unless this try is right. */
  isLast: boolean;
};

/**
 * Counts a try of a password or of an identity number before it is looked at, so that guesses sent side by side cannot pass the limit.
 * Throws 1005 with the seconds to wait once ten tries of the last 15 minutes from the same source failed, or far more from
 * all unknown ones together; a device that has signed in before is locked by its own tries alone.
 */
export async function reserveTry(db: Database, subject: string, source: Source, now: Date): Promise<Try> {
  const since = new Date(now.getTime() - LOCKOUT_WINDOW_MS);
  const ofSubject = eq(loginFailures.subject, subject);
  // Failures of the future were counted by a clock that has been corrected since: they count as of now. Apart from the transaction,
  // which a refusal takes back.
  await db
    .update(loginFailures)
    .set({ at: now })
    .where(and(ofSubject, gt(loginFailures.at, now)));
  const isLast = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${subject}`}, 0))`);
    await tx.delete(loginFailures).where(and(ofSubject, lt(loginFailures.at, since)));
    const failures = await tx
      .select({ source: loginFailures.source, at: loginFailures.at })
      .from(loginFailures)
      .where(and(ofSubject, gt(loginFailures.at, since)))
      .orderBy(loginFailures.at);
    const own = failures.filter((failure) => failure.source === source.key);
    const strange = source.known ? [] : failures.filter((failure) => !failure.source.startsWith("device:"));
    for (const [tried, max] of [
      [own, LOCKOUT_MAX_FAILURES],
      [strange, LOCKOUT_STRANGERS_MAX],
    ] as const) {
      const opensAfter = tried.at(-max);
      if (opensAfter) {
        const waitMs = opensAfter.at.getTime() + LOCKOUT_WINDOW_MS - now.getTime();
        throw refuse.accountLocked(Math.max(1, Math.ceil(waitMs / 1000)));
      }
    }
    await tx.insert(loginFailures).values({ subject, source: source.key, at: now });
    return own.length + 1 === LOCKOUT_MAX_FAILURES;
  });
  return {
    isLast,
    async forget() {
      await db.delete(loginFailures).where(and(eq(loginFailures.subject, subject), eq(loginFailures.source, source.key)));
    },
  };
}
