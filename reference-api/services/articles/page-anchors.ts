import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { cachedByRevision } from "./revision-cache.ts";
import { isPublished } from "./summaries.ts";

/** Sort key of a row. The time is text: a Date loses its microseconds. */
type Anchor = { time: string; id: string };
/** The length of a list and the sort key of every ANCHOR_ROWS-th row, so that a far page needs no large OFFSET. */
type PageAnchors = { total: number; anchors: Anchor[] };

export const ANCHOR_ROWS = 1_000;

/** The anchors of the list of a category; "" is all articles. Cached until an article changes or is published. */
export function pageAnchors(db: Database, category: string): Promise<PageAnchors> {
  return cachedByRevision(db, `list ${category}`, async () => {
    const where = sql`where ${and(isPublished, category ? eq(articles.category, category) : undefined)}`;
    const { rows: found } = await db.execute<{ id: string; time: string; place: number; total: number }>(
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
