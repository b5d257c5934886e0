import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";

/** Place of a row in the order newest first; the time as text, for a Date would lose its microseconds. */
type Rung = { time: string; id: string };
/** How many rows a list holds, and every thousandth row of it, so that a far page need not count its way there. */
export type Ladder = { total: number; rungs: Rung[] };

export const RUNG_ROWS = 1_000;
/** A ladder older than this is built anew beside the answer that still uses it, milliseconds. */
const FRESH_MS = 10_000;
/** Lists (categories, keywords) remembered; the one unused longest leaves first. */
const KEPT = 300;

type Kept = { ladder: Promise<Ladder>; builtAt: number; building: boolean };
const ladders = new WeakMap<Database, Map<string, Kept>>();

/** Both drivers answer `{ rows }`, which the type of either does not say. */
async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

async function build(db: Database, filter: SQL | undefined, withRungs: boolean): Promise<Ladder> {
  const where = filter ? sql`where ${filter}` : sql``;
  if (!withRungs) {
    const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${articles} ${where}`);
    return { total: counted?.total ?? 0, rungs: [] };
  }
  const found = await rowsOf<{ id: string; time: string; place: number; total: number }>(
    db,
    sql`
    with ordered as (
      select id, post_time, row_number() over (order by post_time desc, id desc) as place, count(*) over () as total from ${articles} ${where}
    )
    select id, post_time::text as time, place::int as place, total::int as total from ordered
    where place % ${sql.raw(String(RUNG_ROWS))} = 0 or place = 1 order by ordered.place`,
  );
  return { total: found[0]?.total ?? 0, rungs: found.filter(({ place }) => place % RUNG_ROWS === 0).map(({ time, id }) => ({ time, id })) };
}

/**
 * The ladder of a list, at most some seconds old once it is asked for often. Searches get a total without rungs.
 * `key` names the list that `filter` selects.
 */
export function ladderOf(db: Database, key: string, filter: SQL | undefined, withRungs: boolean): Promise<Ladder> {
  const lists = ladders.get(db) ?? new Map<string, Kept>();
  ladders.set(db, lists);
  const held = lists.get(key);
  lists.delete(key);
  const now = performance.now();
  if (!held) {
    const ladder = build(db, filter, withRungs);
    lists.set(key, { ladder, builtAt: now, building: false });
    ladder.catch(() => lists.delete(key));
    if (lists.size > KEPT) lists.delete(lists.keys().next().value ?? "");
    return ladder;
  }
  lists.set(key, held);
  if (now - held.builtAt > FRESH_MS && !held.building) {
    held.building = true;
    build(db, filter, withRungs).then(
      (ladder) => Object.assign(held, { ladder: Promise.resolve(ladder), builtAt: performance.now(), building: false }),
      () => Object.assign(held, { building: false }),
    );
  }
  return held.ladder;
}

/** Forgets every ladder of a database: its articles have just changed. */
export function dropLadders(db: Database): void {
  ladders.delete(db);
}
