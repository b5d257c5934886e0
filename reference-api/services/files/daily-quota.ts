import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { uploadDays } from "../../db/schema/files.ts";
import { errors } from "../../errors.ts";
import { DAY_MS, inJakarta } from "../../jakarta-time.ts";

/** The date in Jakarta, YYYY-MM-DD. */
const dayOf = (now: Date) => inJakarta(now).toISOString().slice(0, 10);
const secondsLeft = (now: Date) => Math.ceil((DAY_MS - (inJakarta(now).getTime() % DAY_MS)) / 1_000);

type Allowance = { accountId: string; bytes: number; limit: number; now: Date };

/** Throws 429 when `bytes` more would exceed the daily limit of an account. */
export async function checkDailyQuota(db: Pick<Database, "select">, { accountId, bytes, limit, now }: Allowance): Promise<void> {
  const [used] = await db
    .select({ bytes: uploadDays.bytes })
    .from(uploadDays)
    .where(and(eq(uploadDays.accountId, accountId), eq(uploadDays.day, dayOf(now))));
  if ((used?.bytes ?? 0) + bytes > limit) throw errors.tooManyBytes(secondsLeft(now));
}

/**
 * Adds a stored document to the day's usage of its account; removing it later does not subtract it. Throws like
 * `checkDailyQuota`.
 */
export async function addToDailyQuota(db: Pick<Database, "select" | "insert">, allowance: Allowance): Promise<void> {
  const { accountId, bytes, now } = allowance;
  await checkDailyQuota(db, allowance);
  await db
    .insert(uploadDays)
    .values({ accountId, day: dayOf(now), bytes })
    .onConflictDoUpdate({ target: [uploadDays.accountId, uploadDays.day], set: { bytes: sql`${uploadDays.bytes} + ${bytes}` } });
}

/** Removes the usage of days before yesterday. */
export async function removeOldQuotas(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(uploadDays).where(lt(uploadDays.day, dayOf(new Date(now.getTime() - DAY_MS))));
}
