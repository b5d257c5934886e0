import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ArticleSummary, BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { ANCHOR_ROWS, pageAnchors } from "./page-anchors.ts";
import { searchArticles } from "./search-articles.ts";
import { isPublished, newestFirst, readSummaries, summaryColumns, toSummary } from "./summaries.ts";

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

/** The newest articles, flagged ones first. */
export async function topArticles({ db }: Deps): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(isPublished)
    .orderBy(desc(articles.topFlag), ...newestFirst)
    .limit(TOP_MAX);
  return rows.map(toSummary);
}
