import { and, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { OTP_LIFE_MS, OTP_MAX_TRIES, OTP_STRANGERS_TRIES_MAX } from "../../../lib/limits.ts";
import { codes, codeTries } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Source } from "../accounts/source.ts";
import { verifySecret } from "../secrets.ts";
import type { CodePurpose } from "./issue-code.ts";

/** Maximum clock difference between instances, milliseconds. */
const CLOCK_SKEW_MS = 60_000;
/**
 * A try from another source is compared with so many recent codes: a code requested on a laptop may be typed on a
 * phone.
 */
const COMPARED_MAX = 3;

type Typed = {
  purpose: CodePurpose;
  subject: string;
  code: string;
  source: Source;
  /** Called when the last try of this source is wrong. */
  onLastTry?: () => void;
};

/** The codes to compare a try with: the one its source requested, else the newest ones of other sources. */
async function candidateCodes({ db, now }: Pick<Deps, "db" | "now">, { purpose, subject, source }: Typed) {
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
        // A longer lifetime means that the code was issued with a wrong clock, which has been corrected since.
        lte(codes.expiresAt, new Date(current.getTime() + OTP_LIFE_MS + CLOCK_SKEW_MS)),
      ),
    )
    .orderBy(desc(codes.createdAt), desc(codes.id));
  const own = live.find((code) => code.source === source.key);
  return own ? [own] : live.slice(0, COMPARED_MAX);
}

/**
 * Counts a try before the codes are compared, so that parallel guesses cannot pass the limit. Each source has five
 * tries per code, and all sources that did not request it share twenty, so a stranger's guesses do not use up the
 * owner's tries. Returns the number of tries of this source, or undefined when it has none left.
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
      const byOthers = ofCode.filter((row) => row.source !== code.source).reduce((sum, { tries }) => sum + tries, 0);
      if (own >= OTP_MAX_TRIES || (source.key !== code.source && !source.known && byOthers >= OTP_STRANGERS_TRIES_MAX)) return undefined;
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

/**
 * Verifies and invalidates a code of a subject. Throws 1006 when it is wrong, expired or used, or the source has no
 * tries left.
 */
export async function consumeCode(deps: Pick<Deps, "db" | "now">, typed: Typed): Promise<void> {
  const compared = await candidateCodes(deps, typed);
  const tries = compared.length > 0 ? await countTry(deps, typed, compared) : undefined;
  if (tries === undefined) throw errors.codeWrong();
  for (const { id, codeHash } of compared) {
    if (!(await verifySecret(codeHash, typed.code))) continue;
    const spent = await deps.db
      .update(codes)
      .set({ usedAt: deps.now() })
      .where(and(eq(codes.id, id), isNull(codes.usedAt)))
      .returning({ id: codes.id });
    if (spent.length > 0) return;
  }
  if (tries >= OTP_MAX_TRIES) typed.onLastTry?.();
  throw errors.codeWrong();
}
