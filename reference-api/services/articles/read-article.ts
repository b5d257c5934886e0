import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Article } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { isPublished, summaryColumns, toSummary } from "./summaries.ts";

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
