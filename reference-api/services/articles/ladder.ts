import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { rowsOf, untilChanged } from "./until-changed.ts";

/** Place of a row in the order newest first; the time as text, for a Date would lose its microseconds. */
type Rung = { time: string; id: string };
/** How many rows a list holds, and every thousandth row of it, so that a far page need not count its way there. */
export type Ladder = { total: number; rungs: Rung[] };

export const RUNG_ROWS = 1_000;

/** The ladder of the list of a category, of all articles for "". */
export function ladderOf(db: Database, category: string): Promise<Ladder> {
  return untilChanged(db, `list ${category}`, async () => {
    const where: SQL = category ? sql`where ${articles.category} = ${category}` : sql``;
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
  });
}
