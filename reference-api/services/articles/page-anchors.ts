import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { cachedByRevision, rowsOf } from "./revision-cache.ts";

/** Place of a row in the order newest first; the time as text, for a Date would lose its microseconds. */
type Anchor = { time: string; id: string };
/** How many rows a list holds, and every thousandth row of it, so that a far page need not count its way there. */
export type PageAnchors = { total: number; anchors: Anchor[] };

export const ANCHOR_ROWS = 1_000;

/** The ladder of the list of a category, of all articles for "". */
export function pageAnchors(db: Database, category: string): Promise<PageAnchors> {
  return cachedByRevision(db, `list ${category}`, async () => {
    const where: SQL = category ? sql`where ${articles.category} = ${category}` : sql``;
    const found = await rowsOf<{ id: string; time: string; place: number; total: number }>(
      db,
      sql`
      with ordered as (
        select id, post_time, row_number() over (order by post_time desc, id desc) as place, count(*) over () as total from ${articles} ${where}
      )
      select id, post_time::text as time, place::int as place, total::int as total from ordered
      where place % ${sql.raw(String(ANCHOR_ROWS))} = 0 or place = 1 order by ordered.place`,
    );
    return { total: found[0]?.total ?? 0, anchors: found.filter(({ place }) => place % ANCHOR_ROWS === 0).map(({ time, id }) => ({ time, id })) };
  });
}
