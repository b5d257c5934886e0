import { and, desc, eq, gt, isNull, like, not, sql } from "drizzle-orm";
import { JAKARTA_AHEAD_MS, OTP_LIFE_MS, OTP_PER_DAY_MAX, OTP_RESEND_SECONDS, OTP_STRANGERS_PER_DAY_MAX } from "../../../lib/limits.ts";
import { codes } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Source } from "../accounts/source.ts";
import { hashSecret, randomCode } from "../secrets.ts";

export type CodePurpose = "password-reset" | "deletion" | "contact";

const DAY_MS = 86_400_000;

/** Midnight in Jakarta before `now`: a day of codes is a day of the person's calendar. */
export function startOfJakartaDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + JAKARTA_AHEAD_MS) / DAY_MS) * DAY_MS - JAKARTA_AHEAD_MS);
}

/**
 * Makes a code for a subject and returns it in clear, to be sent at once; the table keeps its hash. Earlier codes of the
 * same purpose and source die, those that others asked for live on. Refuses 1008 within 60 seconds of the source's last code,
 * and 1007 after five of a day, or after far more from all unknown addresses together.
 */
export async function issueCode(
  { db, now }: Pick<Deps, "db" | "now">,
  purpose: CodePurpose,
  subject: string,
  source: Source,
): Promise<{ code: string; id: number }> {
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
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${subject}`}, 0))`);
    const current = now();
    const ofSource = and(ofSubject, eq(codes.source, source.key));
    const today = gt(codes.createdAt, startOfJakartaDay(current));
    const own = await tx.select({ id: codes.id }).from(codes).where(and(ofSource, today));
    const strange = source.known
      ? []
      : await tx
          .select({ id: codes.id })
          .from(codes)
          .where(and(ofSubject, today, not(like(codes.source, "device:%"))));
    const [last] = await tx.select({ createdAt: codes.createdAt }).from(codes).where(ofSource).orderBy(desc(codes.createdAt)).limit(1);
    const waitMs = last ? last.createdAt.getTime() + OTP_RESEND_SECONDS * 1000 - current.getTime() : 0;
    if (own.length >= OTP_PER_DAY_MAX || strange.length >= OTP_STRANGERS_PER_DAY_MAX) throw refuse.codesUsedUp();
    if (waitMs > 0) throw refuse.resendTooSoon(Math.ceil(waitMs / 1000));
    await tx
      .update(codes)
      .set({ usedAt: current })
      .where(and(ofSource, isNull(codes.usedAt)));
    const expiresAt = new Date(current.getTime() + OTP_LIFE_MS);
    const [issued] = await tx
      .insert(codes)
      .values({ purpose, subject, source: source.key, codeHash, createdAt: current, expiresAt })
      .returning({ id: codes.id });
    return (issued as { id: number }).id;
  });
  return { code, id };
}
