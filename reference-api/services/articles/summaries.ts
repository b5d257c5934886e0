import { desc, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import type { ArticleSummary } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";

export const newestFirst = [desc(articles.postTime), desc(articles.id)];

/** An article dated ahead stays hidden until then. */
export const isPublished = sql`${articles.postTime} <= now()`;

export const summaryColumns = {
  id: articles.id,
  title: articles.title,
  description: articles.description,
  category: articles.category,
  postTime: articles.postTime,
  updateTime: articles.updateTime,
  coverUrl: articles.coverUrl,
  topFlag: articles.topFlag,
};

type Row = InferSelectModel<typeof articles>;

/** A row in the shape of the contract. */
export function toSummary(row: Pick<Row, keyof typeof summaryColumns>): ArticleSummary {
  const { id, title, description, category, postTime, updateTime, coverUrl, topFlag } = row;
  const changed = updateTime ? { updateTime: updateTime.toISOString() } : {};
  return { id, title, description, category, postTime: postTime.toISOString(), ...changed, coverUrl, topFlag };
}

/** The articles that a condition selects, newest first. */
export async function readSummaries({ db }: Deps, which: SQL): Promise<ArticleSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(articles)
    .where(which)
    .orderBy(...newestFirst);
  return rows.map(toSummary);
}
