import { and, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { OTP_LIFE_MS, OTP_MAX_TRIES, OTP_STRANGERS_TRIES_MAX } from "../../../lib/limits.ts";
import { codes, codeTries } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Source } from "../accounts/source.ts";
import { verifySecret } from "../secrets.ts";
import type { CodePurpose } from "./issue-code.ts";

/** Clocks of two instances may differ by this much, milliseconds. */
const CLOCK_SKEW_MS = 60_000;
/** Codes that a try from elsewhere is compared with: asked for on a laptop, one may be typed on a phone. */
const COMPARED_MAX = 3;

type Typed = {
  purpose: CodePurpose;
  subject: string;
  code: string;
  source: Source;
  /** Called when this wrong try was the last that its source had. */
  onWornOut?: () => void;
};

/** The codes to compare a try with: the one that its source asked for, else the newest of others. */
async function comparedWith({ db, now }: Pick<Deps, "db" | "now">, { purpose, subject, source }: Typed) {
  const current = now();
  const live = await db
    .select({ id: codes.id, codeHash: codes.codeHash, source: codes.source })
    .from(codes)
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.subject, subject),
        isNull(codes.usedAt),
        gt(codes.expiresAt, current),
        // One that lives longer than any was sent by a clock that has been corrected since.
        lte(codes.expiresAt, new Date(current.getTime() + OTP_LIFE_MS + CLOCK_SKEW_MS)),
      ),
    )
    .orderBy(desc(codes.createdAt), desc(codes.id));
  const own = live.find((code) => code.source === source.key);
  return own ? [own] : live.slice(0, COMPARED_MAX);
}

/**
 * Counts a try of these codes before they are compared, so that guesses sent side by side cannot pass the limit. Each source has
 * five tries of a code, and all that did not ask for it have twenty together: a stranger's guesses leave the owner's tries alone.
 * Returns the tries of this source so far; undefined when it has no more.
 */
async function countTry({ db }: Pick<Deps, "db">, { purpose, subject, source }: Typed, compared: { id: number; source: string }[]) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code:${purpose}:${subject}`}, 0))`);
    const ids = compared.map(({ id }) => id);
    const tried = await tx.select().from(codeTries).where(inArray(codeTries.codeId, ids));
    let most = 0;
    for (const code of compared) {
      const ofCode = tried.filter(({ codeId }) => codeId === code.id);
      const own = ofCode.find((row) => row.source === source.key)?.tries ?? 0;
      const strange = ofCode.filter((row) => row.source !== code.source).reduce((sum, { tries }) => sum + tries, 0);
      if (own >= OTP_MAX_TRIES || (source.key !== code.source && !source.known && strange >= OTP_STRANGERS_TRIES_MAX)) return undefined;
      most = Math.max(most, own + 1);
    }
    await tx
      .insert(codeTries)
      .values(ids.map((codeId) => ({ codeId, source: source.key, tries: 1 })))
      .onConflictDoUpdate({ target: [codeTries.codeId, codeTries.source], set: { tries: sql`${codeTries.tries} + 1` } });
    await tx
      .update(codes)
      .set({ tries: sql`${codes.tries} + 1` })
      .where(inArray(codes.id, ids));
    return most;
  });
}

/** Spends a code of a subject. Refuses 1006 when it is wrong, expired or spent, or its source has tried five times. */
export async function consumeCode(deps: Pick<Deps, "db" | "now">, typed: Typed): Promise<void> {
  const compared = await comparedWith(deps, typed);
  const tries = compared.length > 0 ? await countTry(deps, typed, compared) : undefined;
  if (tries === undefined) throw refuse.codeWrong();
  for (const { id, codeHash } of compared) {
    if (!(await verifySecret(codeHash, typed.code))) continue;
    const spent = await deps.db
      .update(codes)
      .set({ usedAt: deps.now() })
      .where(and(eq(codes.id, id), isNull(codes.usedAt)))
      .returning({ id: codes.id });
    if (spent.length > 0) return;
  }
  if (tries >= OTP_MAX_TRIES) typed.onWornOut?.();
  throw refuse.codeWrong();
}
