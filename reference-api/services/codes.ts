import { and, desc, eq, gt, inArray, isNull, like, lte, not, sql } from "drizzle-orm";
import {
  OTP_LIFE_MS,
  OTP_MAX_TRIES,
  OTP_PER_DAY_MAX,
  OTP_RESEND_SECONDS,
  OTP_STRANGERS_PER_DAY_MAX,
  OTP_STRANGERS_TRIES_MAX,
} from "../../lib/limits.ts";
import { type codePurposes, codes, codeTries } from "../db/schema/accounts.ts";
import { errors } from "../errors.ts";
import { startOfJakartaDay } from "../jakarta-time.ts";
import { hashSecret, randomCode, verifySecret } from "../keys/secrets.ts";
import type { Source } from "./accounts/sources.ts";
import type { Deps } from "./deps.ts";

type CodePurpose = (typeof codePurposes)[number];

/** Maximum clock difference between instances, milliseconds. */
export const CLOCK_SKEW_MS = 60_000;

/**
 * Creates a code for a subject, stores its hash and returns it in clear text to be sent. Invalidates earlier codes of
 * the same purpose and source, not those of other sources. `boundTo` is for a subject that several accounts may have:
 * the account that the code is for. Throws 1008 within 60 seconds of the source's last code, and
 * 1007 after five codes a day or a higher limit for all unknown sources together.
 */
export async function issueCode(
  { db, now }: Pick<Deps, "db" | "now">,
  purpose: CodePurpose,
  subject: string,
  source: Source,
  boundTo = "",
): Promise<{ code: string; id: number; expiresAt: Date }> {
  const code = randomCode();
  const codeHash = await hashSecret(boundTo + code);
  const ofSubject = and(eq(codes.purpose, purpose), eq(codes.subject, subject));
  const read = now();
  const latest = new Date(read.getTime() + CLOCK_SKEW_MS);
  // Codes from the future count as of now, so that the wait is no longer than a minute. Those further ahead than the clock of
  // another instance can be were issued with a wrong clock, which has been corrected since: they expire. Outside of the
  // transaction, which an error rolls back.
  await db
    .update(codes)
    .set({ createdAt: read, expiresAt: sql`case when ${codes.createdAt} > ${latest} then ${read} else ${codes.expiresAt} end` })
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

/** Deletes a code that could not be sent, so that it does not count towards the limits. */
export async function withdrawCode({ db }: Pick<Deps, "db">, id: number): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}

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
  /** As for `issueCode`. */
  boundTo?: string;
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
    if (!(await verifySecret(codeHash, (typed.boundTo ?? "") + typed.code))) continue;
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
