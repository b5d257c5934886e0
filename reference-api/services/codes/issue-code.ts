import { and, desc, eq, gt, isNull, like, not, sql } from "drizzle-orm";
import { OTP_LIFE_MS, OTP_PER_DAY_MAX, OTP_RESEND_SECONDS, OTP_STRANGERS_PER_DAY_MAX } from "../../../lib/limits.ts";
import { type codePurposes, codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { startOfJakartaDay } from "../../jakarta-time.ts";
import type { Source } from "../accounts/source.ts";
import { hashSecret, randomCode } from "../secrets.ts";

export type CodePurpose = (typeof codePurposes)[number];

/**
 * Creates a code for a subject, stores its hash and returns it in clear text to be sent. Invalidates earlier codes of
 * the same purpose and source, not those of other sources. Throws 1008 within 60 seconds of the source's last code, and
 * 1007 after five codes a day or a higher limit for all unknown sources together.
 */
export async function issueCode(
  { db, now }: Pick<Deps, "db" | "now">,
  purpose: CodePurpose,
  subject: string,
  source: Source,
): Promise<{ code: string; id: number; expiresAt: Date }> {
  const code = randomCode();
  const codeHash = await hashSecret(code);
  const ofSubject = and(eq(codes.purpose, purpose), eq(codes.subject, subject));
  const read = now();
  // Codes from the future were issued with a wrong clock, which has been corrected since: treat them as of now. Outside
  // of the transaction, which an error rolls back.
  await db
    .update(codes)
    .set({ createdAt: read, expiresAt: read })
    .where(and(ofSubject, gt(codes.createdAt, read)));
  const issued = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${subject}`}, 0))`);
    const current = now();
    const ofSource = and(ofSubject, eq(codes.source, source.key));
    const today = gt(codes.createdAt, startOfJakartaDay(current));
    const own = await tx.select({ id: codes.id }).from(codes).where(and(ofSource, today));
    const byUnknown = source.known
      ? []
      : await tx
          .select({ id: codes.id })
          .from(codes)
          .where(and(ofSubject, today, not(like(codes.source, "device:%"))));
    const [last] = await tx.select({ createdAt: codes.createdAt }).from(codes).where(ofSource).orderBy(desc(codes.createdAt)).limit(1);
    const waitMs = last ? last.createdAt.getTime() + OTP_RESEND_SECONDS * 1000 - current.getTime() : 0;
    if (own.length >= OTP_PER_DAY_MAX || byUnknown.length >= OTP_STRANGERS_PER_DAY_MAX) throw errors.codesUsedUp();
    if (waitMs > 0) throw errors.resendTooSoon(Math.ceil(waitMs / 1000));
    await tx
      .update(codes)
      .set({ usedAt: current })
      .where(and(ofSource, isNull(codes.usedAt)));
    const expiresAt = new Date(current.getTime() + OTP_LIFE_MS);
    const [row] = await tx
      .insert(codes)
      .values({ purpose, subject, source: source.key, codeHash, createdAt: current, expiresAt })
      .returning({ id: codes.id });
    return { id: (row as { id: number }).id, expiresAt };
  });
  return { code, ...issued };
}
