import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ArticleSummary, BlogPage, blogListRequest } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { ladderOf, RUNG_ROWS } from "./ladder.ts";

export const summaryColumns = {
  id: articles.id,
  title: articles.title,
  description: articles.description,
  category: articles.category,
  postTime: articles.postTime,
  coverUrl: articles.coverUrl,
  topFlag: articles.topFlag,
};

type Row = { [Key in keyof typeof summaryColumns]: (typeof summaryColumns)[Key]["_"]["data"] };

/** A row as the contract wants it. */
export function toSummary({ id, title, description, category, postTime, coverUrl, topFlag }: Row): ArticleSummary {
  return { id, title, description, category, postTime: postTime.toISOString(), coverUrl, topFlag };
}

/** Words match from their beginning as typed, or by their Indonesian stem. Undefined where the keyword holds no word. */
function matches(keyword: string): SQL | undefined {
  const words = keyword
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 10);
  if (!words) return undefined;
  const typed = words.map((word) => `${word}:*`).join(" & ");
  return sql`${articles.search} @@ (to_tsquery('simple', ${typed}) || plainto_tsquery('indonesian', ${words.join(" ")}))`;
}

/** One page of articles, newest first, by category ("" is all) and keyword. The total may be some seconds old. */
export async function listArticles({ db }: Deps, request: z.output<typeof blogListRequest>): Promise<BlogPage> {
  const { page, pageSize, category, keyword } = request;
  const filter = and(category ? eq(articles.category, category) : undefined, keyword ? (matches(keyword) ?? sql`false`) : undefined);
  const { total, rungs } = await ladderOf(db, JSON.stringify([category, keyword ?? ""]), filter, !keyword);
  const offset = (page - 1) * pageSize;
  if (offset >= total) return { current: page, total, records: [] };
  const step = Math.min(Math.floor(offset / RUNG_ROWS), rungs.length);
  const rung = step > 0 ? rungs[step - 1] : undefined;
  const after = rung ? sql`(${articles.postTime}, ${articles.id}) < (${rung.time}::timestamptz, ${rung.id})` : undefined;
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(and(filter, after))
    .orderBy(desc(articles.postTime), desc(articles.id))
    .limit(pageSize)
    .offset(offset - step * RUNG_ROWS);
  return { current: page, total, records: rows.map(toSummary) };
}

/** Articles of the latest block: large one, three beside it, three of the editors' choice. */
const TOP_MAX = 8;

/** The newest articles, those flagged top first. */
export async function topArticles({ db }: Deps): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .orderBy(desc(articles.topFlag), desc(articles.postTime), desc(articles.id))
    .limit(TOP_MAX);
  return rows.map(toSummary);
}
