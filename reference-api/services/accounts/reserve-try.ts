import { and, eq, gt, lt, sql } from "drizzle-orm";
import { LOCKOUT_MAX_FAILURES, LOCKOUT_STRANGERS_MAX, LOCKOUT_WINDOW_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { loginFailures } from "../../db/schema/accounts.ts";
import { errors } from "../../errors.ts";
import type { Source } from "./source.ts";

/** For tries that are counted per account, regardless of their source. */
export const anySource: Source = { key: "", known: true };

type Try = {
  /** Call it after a successful try: removes the failures of its source. */
  clear: () => Promise<void>;
  /** The source is locked if this try fails. */
  isLast: boolean;
};

/**
 * Counts a try of a password or identity number before it is verified, so that parallel guesses cannot pass the limit.
 * Throws 1005 with the seconds to wait after ten failures of the same source within 15 minutes, or a higher number of
 * all unknown sources together. A known device is locked by its own tries only.
 */
export async function reserveTry(db: Database, subject: string, source: Source, now: Date): Promise<Try> {
  const since = new Date(now.getTime() - LOCKOUT_WINDOW_MS);
  const ofSubject = eq(loginFailures.subject, subject);
  // Failures from the future were counted with a wrong clock, which has been corrected since: treat them as of now.
  // Outside of the transaction, which an error rolls back.
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
    const byUnknown = source.known ? [] : failures.filter((failure) => !failure.source.startsWith("device:"));
    for (const [tried, max] of [
      [own, LOCKOUT_MAX_FAILURES],
      [byUnknown, LOCKOUT_STRANGERS_MAX],
    ] as const) {
      const opensAfter = tried.at(-max);
      if (opensAfter) {
        const waitMs = opensAfter.at.getTime() + LOCKOUT_WINDOW_MS - now.getTime();
        throw errors.accountLocked(Math.max(1, Math.ceil(waitMs / 1000)));
      }
    }
    await tx.insert(loginFailures).values({ subject, source: source.key, at: now });
    return own.length + 1 === LOCKOUT_MAX_FAILURES;
  });
  return {
    isLast,
    async clear() {
      await db.delete(loginFailures).where(and(eq(loginFailures.subject, subject), eq(loginFailures.source, source.key)));
    },
  };
}
