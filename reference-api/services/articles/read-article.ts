import { eq } from "drizzle-orm";
import type { Article } from "../../../lib/contract/website.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { summaryColumns, toSummary } from "./list-articles.ts";

/** One article with its HTML. Throws the 1404 refusal for an unknown id. */
export async function readArticle({ db }: Deps, id: string): Promise<Article> {
  const [row] = await db
    .select({ ...summaryColumns, content: articles.content })
    .from(articles)
    .where(eq(articles.id, id));
  if (!row) throw refuse.notFound();
  return { ...toSummary(row), content: row.content };
}
