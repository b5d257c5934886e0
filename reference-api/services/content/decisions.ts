import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { contentDecisions, type decidedKinds } from "../../db/schema/content.ts";
import { type Desk, markOf } from "../audit.ts";

export type Decision = typeof contentDecisions.$inferSelect;
type Kind = (typeof decidedKinds)[number];
/** What of a decision changes what visitors see. */
export type Timing = Pick<Decision, "shownFrom" | "shownUntil" | "withdrawnAt" | "reason">;

/** The mark of an entry: changes with its file and with every decision about it. */
export const markOfContent = (file: unknown, decision: Decision | undefined): string => markOf([file, decision?.decidedBy, decision?.decidedAt]);

/** The advisory lock of imports and decisions: an import must not bring back what is withdrawn meanwhile. */
const CONTENT_LOCK = 7_310_428;

/** Makes this transaction the only one that changes content, until it ends. */
export async function lockContent(tx: Pick<Database, "execute">): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`);
}

/** The decisions about one kind of content, by the id in the files. */
export async function decisionsOf(db: Pick<Database, "select">, kind: Kind): Promise<Map<string, Decision>> {
  const rows = await db.select().from(contentDecisions).where(eq(contentDecisions.kind, kind));
  return new Map(rows.map((row) => [row.name, row]));
}

/** Stores what was decided about an entry; `undefined` forgets it, so that the file decides again. */
export async function storeDecision(
  tx: Pick<Database, "insert" | "delete">,
  { now, actor }: Pick<Desk, "now" | "actor">,
  { kind, name, timing }: { kind: Kind; name: string; timing: Timing | undefined },
): Promise<Decision | undefined> {
  if (!timing) {
    await tx.delete(contentDecisions).where(and(eq(contentDecisions.kind, kind), eq(contentDecisions.name, name)));
    return undefined;
  }
  const row = { kind, name, ...timing, decidedBy: actor, decidedAt: now() };
  await tx
    .insert(contentDecisions)
    .values(row)
    .onConflictDoUpdate({ target: [contentDecisions.kind, contentDecisions.name], set: row });
  return row;
}
