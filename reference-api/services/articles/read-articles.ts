import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Article, ArticleSummary, BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { errors } from "../../errors.ts";
import type { Deps } from "../deps.ts";
import { searchArticles } from "./search-articles.ts";
import { cachedByRevision, isPublished, newestFirst, readSummaries, summaryColumns, toSummary } from "./summaries.ts";

/** Sort key of a row. The time is text: a Date loses its microseconds. */
type Anchor = { time: string; id: string };
/** The length of a list and the sort key of every ANCHOR_ROWS-th row, so that a far page needs no large OFFSET. */
type PageAnchors = { total: number; anchors: Anchor[] };

const ANCHOR_ROWS = 1_000;

/** The anchors of the list of a category; "" is all articles. Cached until an article changes or is published. */
function pageAnchors(db: Database, category: string): Promise<PageAnchors> {
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

/** One page of articles by category ("" is all): newest first, or with a keyword the best matches first. */
export async function listArticles(deps: Deps, request: z.output<typeof blogListRequest>): Promise<BlogPage> {
  if (request.keyword) return searchArticles(deps, { ...request, keyword: request.keyword });
  const { db } = deps;
  const { page, pageSize, category } = request;
  const { total, anchors } = await pageAnchors(db, category);
  const offset = (page - 1) * pageSize;
  if (offset >= total) return { current: page, total, records: [] };
  const step = Math.min(Math.floor(offset / ANCHOR_ROWS), anchors.length);
  const anchor = step > 0 ? anchors[step - 1] : undefined;
  const after = anchor ? sql`(${articles.postTime}, ${articles.id}) < (${anchor.time}::timestamptz, ${anchor.id})` : undefined;
  // An index-only scan finds the ids; skipped rows are never read.
  const ids = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(isPublished, category ? eq(articles.category, category) : undefined, after))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset - step * ANCHOR_ROWS);
  return { current: page, total, records: await readSummaries(deps, inArray(articles.id, ids)) };
}

/** Articles of the block of latest articles. */
const TOP_MAX = 8;

/** The newest article, which leads as a flagged one, then the flagged ones, then other new ones. */
export async function topArticles({ db }: Deps): Promise<ArticleSummary[]> {
  const read = (limit: number, ...order: SQL[]) =>
    db
      .select(summaryColumns)
      .from(articles)
      .where(isPublished)
      .orderBy(...order)
      .limit(limit);
  const [newest, flagged] = await Promise.all([read(1, ...newestFirst), read(TOP_MAX, desc(articles.topFlag), ...newestFirst)]);
  const first = newest.map((row) => ({ ...row, topFlag: 1 }));
  const others = flagged.filter(({ id }) => id !== first[0]?.id);
  return [...first, ...others].slice(0, TOP_MAX).map(toSummary);
}

const other = alias(articles, "other");

/**
 * An article with its HTML, and the previous and next one of any category. Throws 1404 for an id that is unknown or not
 * published yet.
 */
export async function readArticle({ db }: Deps, id: string): Promise<Article> {
  // Compared in the database: a JavaScript Date loses the microseconds of post_time.
  const beside = (sign: SQL, direction: SQL, name: string) =>
    db
      .select({ id: other.id, title: other.title })
      .from(other)
      .where(sql`(${other.postTime}, ${other.id}) ${sign} (${articles.postTime}, ${articles.id}) and ${other.postTime} <= now()`)
      .orderBy(sql`${other.postTime} ${direction}, ${other.id} ${direction}`)
      .limit(1)
      .as(name);
  const previous = beside(sql`<`, sql`desc`, "previous");
  const next = beside(sql`>`, sql`asc`, "next");
  const [row] = await db
    .select({
      ...summaryColumns,
      content: articles.content,
      previous: { id: previous.id, title: previous.title },
      next: { id: next.id, title: next.title },
    })
    .from(articles)
    .leftJoinLateral(previous, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .where(and(eq(articles.id, id), isPublished));
  if (!row) throw errors.notFound();
  return { ...toSummary(row), content: row.content, previous: row.previous, next: row.next };
}
