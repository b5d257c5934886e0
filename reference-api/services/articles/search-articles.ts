import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { SEARCH_RESULTS_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { newestFirst, readSummaries } from "./summaries.ts";
import { rowsOf, untilChanged } from "./until-changed.ts";

/** The newest articles that are looked through one by one for a word that many hold. */
const NEWEST_ROWS = 1_200;

/** A shorter word stands for itself only: the words that begin with one letter are a good part of all. */
const BEGINNING_MIN_CHARS = 3;

/** Words match from their beginning as typed, or by their Indonesian stem. Undefined where the keyword holds no word. */
function matches(keyword: string): SQL | undefined {
  const words = keyword
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 10);
  if (!words) return undefined;
  const typed = words.map((word) => (word.length < BEGINNING_MIN_CHARS ? word : `${word}:*`)).join(" & ");
  return sql`${articles.search} @@ (to_tsquery('simple', ${typed}) || plainto_tsquery('indonesian', ${words.join(" ")}))`;
}

/**
 * Runs a query that finds rows by the index of words. Left alone, PostgreSQL reads through the table for a word that many
 * hold, and takes each row's words from where long values are stored.
 */
async function byIndex<Row>(db: Database, query: SQL): Promise<Row[]> {
  return await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return await rowsOf<Row>(transaction, query);
  });
}

/**
 * One page of the newest articles that match, at most SEARCH_RESULTS_MAX of them; the total says no more either. Counting
 * or sorting every match of a common word would take as long as the table is large.
 */
export async function searchArticles(deps: Deps, request: z.output<typeof blogListRequest> & { keyword: string }): Promise<BlogPage> {
  const { db } = deps;
  const { page, pageSize, category, keyword } = request;
  const match = matches(keyword);
  if (!match) return { current: page, total: 0, records: [] };
  const ofCategory = category ? eq(articles.category, category) : undefined;
  const filter = and(match, ofCategory);
  const total = await untilChanged(db, `search ${JSON.stringify([category, keyword])}`, async () => {
    const counted = db.select({ one: sql`1` }).from(articles).where(filter).limit(SEARCH_RESULTS_MAX);
    const [row] = await byIndex<{ total: number }>(db, sql`select count(*)::int as total from ${counted.as("counted")}`);
    return row?.total ?? 0;
  });
  const offset = (page - 1) * pageSize;
  const limit = Math.min(pageSize, total - offset);
  if (limit <= 0) return { current: page, total, records: [] };
  const order = sql.join(newestFirst, sql`, `);
  if (total === SEARCH_RESULTS_MAX) {
    const newest = sql`(select * from ${articles} ${ofCategory ? sql`where ${ofCategory}` : sql``} order by ${order} limit ${NEWEST_ROWS}) as ${articles}`;
    const ids = sql`(select id from ${newest} where ${match} order by ${order} limit ${limit} offset ${offset})`;
    const records = await readSummaries(deps, inArray(articles.id, ids));
    if (records.length === limit) return { current: page, total, records };
  }
  const rows = await byIndex<{ id: string }>(
    db,
    sql`with found as materialized (select id, post_time from ${articles} where ${filter})
      select id from found order by post_time desc, id desc limit ${limit} offset ${offset}`,
  );
  const ids = rows.map(({ id }) => id);
  return { current: page, total, records: await readSummaries(deps, inArray(articles.id, ids)) };
}
