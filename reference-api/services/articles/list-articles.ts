import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ArticleSummary, BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { ladderOf, RUNG_ROWS } from "./ladder.ts";
import { searchArticles } from "./search-articles.ts";
import { newestFirst, readSummaries, summaryColumns, toSummary } from "./summaries.ts";

/** One page of articles by category ("" is all): newest first, or those that fit a keyword, the best first. */
export async function listArticles(deps: Deps, request: z.output<typeof blogListRequest>): Promise<BlogPage> {
  if (request.keyword) return searchArticles(deps, { ...request, keyword: request.keyword });
  const { db } = deps;
  const { page, pageSize, category } = request;
  const { total, rungs } = await ladderOf(db, category);
  const offset = (page - 1) * pageSize;
  if (offset >= total) return { current: page, total, records: [] };
  const step = Math.min(Math.floor(offset / RUNG_ROWS), rungs.length);
  const rung = step > 0 ? rungs[step - 1] : undefined;
  const after = rung ? sql`(${articles.postTime}, ${articles.id}) < (${rung.time}::timestamptz, ${rung.id})` : undefined;
  // The places first, by the index alone: the rows passed over are never read.
  const places = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(category ? eq(articles.category, category) : undefined, after))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(offset - step * RUNG_ROWS);
  return { current: page, total, records: await readSummaries(deps, inArray(articles.id, places)) };
}

/** Articles of the latest block: large one, three beside it, three of the editors' choice. */
const TOP_MAX = 8;

/** The newest articles, those flagged top first. */
export async function topArticles({ db }: Deps): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .orderBy(desc(articles.topFlag), ...newestFirst)
    .limit(TOP_MAX);
  return rows.map(toSummary);
}
