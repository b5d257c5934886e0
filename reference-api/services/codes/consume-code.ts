import { and, desc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { OTP_LIFE_MS, OTP_MAX_TRIES } from "../../../lib/limits.ts";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { verifySecret } from "../secrets.ts";
import type { CodePurpose } from "./issue-code.ts";

/** Clocks of two instances may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Spends the newest code of a subject. The try is counted before the comparison, so that guesses sent side by side
 * cannot pass the limit of five. Refuses 1006 when it is wrong, expired, spent or worn out.
 */
export async function consumeCode({ db, now }: Deps, purpose: CodePurpose, subject: string, code: string): Promise<void> {
  const current = now();
  const usable = and(
    eq(codes.purpose, purpose),
    eq(codes.subject, subject),
    isNull(codes.usedAt),
    gt(codes.expiresAt, current),
    // One that lives longer than any was sent by a clock that has been corrected since.
    lte(codes.expiresAt, new Date(current.getTime() + OTP_LIFE_MS + CLOCK_SKEW_MS)),
    lt(codes.tries, OTP_MAX_TRIES),
  );
  const newest = db.select({ id: codes.id }).from(codes).where(usable).orderBy(desc(codes.createdAt)).limit(1);
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(sql`${codes.id} = (${newest})`, lt(codes.tries, OTP_MAX_TRIES)))
    .returning();
  if (!row || !(await verifySecret(row.codeHash, code))) throw refuse.codeWrong();
  const spent = await db
    .update(codes)
    .set({ usedAt: current })
    .where(and(eq(codes.id, row.id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  if (spent.length === 0) throw refuse.codeWrong();
}
