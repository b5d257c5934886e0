import "server-only";
import { unstable_cache } from "next/cache";
import { readArticlesNamed } from "@/lib/api/blog";
import { revalidateSoon } from "@/lib/api/server-fetch";
import { type NamingArticle, rulesNamedIn } from "@/lib/rules/rule-uses";

/** How long a new use of a rule may be missing, seconds. */
const REVALIDATE_SECONDS = 3_600;

/** Cached for the pages of all rules: one page would otherwise call the upstream for each article. */
const readNaming = unstable_cache(
  async (): Promise<NamingArticle[]> => {
    const articles = await readArticlesNamed("", "");
    return articles.map(({ id, title, content }) => ({ id, title, rules: rulesNamedIn(content) })).filter(({ rules }) => rules.length > 0);
  },
  ["articles that name a rule"],
  { revalidate: REVALIDATE_SECONDS, tags: ["blog"] },
);

let lastGood: NamingArticle[] = [];

/** The articles that name a rule. After a failure the last known ones, and the page is rendered again soon. */
export async function readNamingArticles(): Promise<NamingArticle[]> {
  try {
    lastGood = await readNaming();
  } catch {
    await revalidateSoon();
  }
  return lastGood;
}
