import { eq, lt } from "drizzle-orm";
import type { Database } from "./open.ts";
import { marks } from "./schema/marks.ts";

/** Whether what `name` says was ever done. */
export async function isMarked(db: Pick<Database, "select">, name: string): Promise<boolean> {
  return (await db.select({ name: marks.name }).from(marks).where(eq(marks.name, name))).length > 0;
}

/** Whether this caller is the first ever to mark `name`. */
export async function markOnce(db: Pick<Database, "insert">, name: string, now: Date): Promise<boolean> {
  const first = await db.insert(marks).values({ name, at: now }).onConflictDoNothing().returning({ name: marks.name });
  return first.length > 0;
}

/** Whether it is this caller's turn: of all instances together one is answered true, and only when the last time is `everyMs` ago. */
export async function takeTurn(db: Pick<Database, "insert">, name: string, everyMs: number, now: Date): Promise<boolean> {
  const taken = await db
    .insert(marks)
    .values({ name, at: now })
    .onConflictDoUpdate({ target: marks.name, set: { at: now }, setWhere: lt(marks.at, new Date(now.getTime() - everyMs)) })
    .returning({ name: marks.name });
  return taken.length > 0;
}
