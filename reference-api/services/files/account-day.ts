import { and, eq, lt, sql } from "drizzle-orm";
import { JAKARTA_AHEAD_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { uploadDays } from "../../db/schema/files.ts";
import { refuse } from "../../http/refusal.ts";

const DAY_MS = 86_400_000;

const inJakarta = (now: Date) => new Date(now.getTime() + JAKARTA_AHEAD_MS);
/** The day in Jakarta, YYYY-MM-DD. */
const dayOf = (now: Date) => inJakarta(now).toISOString().slice(0, 10);
const secondsLeft = (now: Date) => Math.ceil((DAY_MS - (inJakarta(now).getTime() % DAY_MS)) / 1_000);

type Allowance = { accountId: string; bytes: number; limit: number; now: Date };

/** Refuses 429 where so many bytes more would be too much for an account's day. */
export async function refuseBeyondDay(db: Pick<Database, "select">, { accountId, bytes, limit, now }: Allowance): Promise<void> {
  const [held] = await db
    .select({ bytes: uploadDays.bytes })
    .from(uploadDays)
    .where(and(eq(uploadDays.accountId, accountId), eq(uploadDays.day, dayOf(now))));
  if ((held?.bytes ?? 0) + bytes > limit) throw refuse.tooManyBytes(secondsLeft(now));
}

/** Counts a stored document for its account's day; what is removed later stays counted. Refuses as `refuseBeyondDay`. */
export async function countForDay(db: Pick<Database, "select" | "insert">, allowance: Allowance): Promise<void> {
  const { accountId, bytes, now } = allowance;
  await refuseBeyondDay(db, allowance);
  await db
    .insert(uploadDays)
    .values({ accountId, day: dayOf(now), bytes })
    .onConflictDoUpdate({ target: [uploadDays.accountId, uploadDays.day], set: { bytes: sql`${uploadDays.bytes} + ${bytes}` } });
}

/** Forgets the days before yesterday. */
export async function forgetDays(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(uploadDays).where(lt(uploadDays.day, dayOf(new Date(now.getTime() - DAY_MS))));
}
