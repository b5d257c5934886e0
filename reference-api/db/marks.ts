import { eq, lt } from "drizzle-orm";
import type { Database } from "./open.ts";
import { marks } from "./schema/marks.ts";

/** Whether the one-time job `name` was done. */
export async function isMarked(db: Pick<Database, "select">, name: string): Promise<boolean> {
  return (await db.select({ name: marks.name }).from(marks).where(eq(marks.name, name))).length > 0;
}

/** Marks the one-time job `name` as done. Returns whether this caller is the first. */
export async function markOnce(db: Pick<Database, "insert">, name: string, now: Date): Promise<boolean> {
  const first = await db.insert(marks).values({ name, at: now }).onConflictDoNothing().returning({ name: marks.name });
  return first.length > 0;
}

/** Claims the periodic job `name`: returns true for one caller of all instances, at most once per `everyMs`. */
export async function takeTurn(db: Pick<Database, "insert">, name: string, everyMs: number, now: Date): Promise<boolean> {
  const taken = await db
    .insert(marks)
    .values({ name, at: now })
    .onConflictDoUpdate({ target: marks.name, set: { at: now }, setWhere: lt(marks.at, new Date(now.getTime() - everyMs)) })
    .returning({ name: marks.name });
  return taken.length > 0;
}
