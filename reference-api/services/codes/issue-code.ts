import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { JAKARTA_AHEAD_MS, OTP_LIFE_MS, OTP_PER_DAY_MAX, OTP_RESEND_SECONDS } from "../../../lib/limits.ts";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { hashSecret, randomCode } from "../secrets.ts";

export type CodePurpose = "password-reset" | "deletion";

const DAY_MS = 86_400_000;

/** Midnight in Jakarta before `now`: a day of codes is a day of the person's calendar. */
export function startOfJakartaDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + JAKARTA_AHEAD_MS) / DAY_MS) * DAY_MS - JAKARTA_AHEAD_MS);
}

/**
 * Makes a code for a subject and returns it in clear, to be sent at once; the table keeps its hash. Earlier codes of the
 * same purpose die. Refuses 1008 within 60 seconds of the last and 1007 after five of a day.
 */
export async function issueCode({ db, now }: Deps, purpose: CodePurpose, subject: string): Promise<string> {
  const code = randomCode();
  const codeHash = await hashSecret(code);
  const ofSubject = and(eq(codes.purpose, purpose), eq(codes.subject, subject));
  const read = now();
  // Codes of the future were sent by a clock that has been corrected since: they count as of now. Apart from the transaction, which a
  // refusal takes back.
  await db
    .update(codes)
    .set({ createdAt: read, expiresAt: read })
    .where(and(ofSubject, gt(codes.createdAt, read)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${subject}`}, 0))`);
    const current = now();
    const today = await tx
      .select({ createdAt: codes.createdAt })
      .from(codes)
      .where(and(ofSubject, gt(codes.createdAt, startOfJakartaDay(current))))
      .orderBy(desc(codes.createdAt));
    const [last] = await tx.select({ createdAt: codes.createdAt }).from(codes).where(ofSubject).orderBy(desc(codes.createdAt)).limit(1);
    const waitMs = last ? last.createdAt.getTime() + OTP_RESEND_SECONDS * 1000 - current.getTime() : 0;
    if (today.length >= OTP_PER_DAY_MAX) throw refuse.codesUsedUp();
    if (waitMs > 0) throw refuse.resendTooSoon(Math.ceil(waitMs / 1000));
    await tx
      .update(codes)
      .set({ usedAt: current })
      .where(and(ofSubject, isNull(codes.usedAt)));
    await tx.insert(codes).values({ purpose, subject, codeHash, createdAt: current, expiresAt: new Date(current.getTime() + OTP_LIFE_MS) });
  });
  return code;
}
