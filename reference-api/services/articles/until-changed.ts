import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articleRevision } from "../../db/schema/articles.ts";
import { within } from "../../within.ts";

/** Values remembered; the one unused longest leaves first. */
const KEPT = 300;
/** While articles change all the time, working values out takes at most one part in so many of the time. */
const REST_PER_BUILD = 10;
/** Working a value out takes no longer than this, or it failed, milliseconds: otherwise everybody who asks later would wait along. */
const BUILD_MS = 20_000;

type Kept = { value: Promise<unknown>; revision: string; restUntil: number };
const memories = new WeakMap<Database, Map<string, Kept>>();

/** Rows of a plain query: both drivers answer `{ rows }`, which the type of either does not say. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

async function currentRevision(db: Database): Promise<string> {
  const [row] = await rowsOf<{ value: string }>(db, sql`select value::text from ${articleRevision}`);
  return row?.value ?? "";
}

/**
 * What `work` finds out about the articles, remembered under `key` until an article changes; while they change all the
 * time it may be a little old.
 */
export async function untilChanged<Value>(db: Database, key: string, work: () => Promise<Value>): Promise<Value> {
  const memory = memories.get(db) ?? new Map<string, Kept>();
  memories.set(db, memory);
  const revision = await currentRevision(db);
  const held = memory.get(key);
  const started = performance.now();
  if (held && (held.revision === revision || started < held.restUntil)) {
    memory.delete(key);
    memory.set(key, held);
    return held.value as Promise<Value>;
  }
  const value = within(work(), BUILD_MS);
  const kept: Kept = { value, revision, restUntil: Number.POSITIVE_INFINITY };
  memory.set(key, kept);
  if (memory.size > KEPT) memory.delete(memory.keys().next().value ?? "");
  value.then(
    () => {
      const ended = performance.now();
      kept.restUntil = ended + (ended - started) * REST_PER_BUILD;
    },
    () => memory.get(key) === kept && memory.delete(key),
  );
  return value;
}
