import type { ArticleSummary } from "@/lib/contract/website";

const BESIDE = 3;
const PICKS = 3;

const unique = (articles: ArticleSummary[]) => articles.filter(({ id }, index) => articles.findIndex((other) => other.id === id) === index);

/**
 * Arranges the articles of the top call: the first flagged one leads, with the newest others beside it (then flagged,
 * then `listed` ones). Picks are the other flagged articles, completed with the rest, with `listed` ones and finally
 * with repeats, because the carousel needs three slides.
 */
export function arrangeTop(
  articles: readonly ArticleSummary[],
  listed: readonly ArticleSummary[] = [],
): {
  lead: ArticleSummary | undefined;
  beside: ArticleSummary[];
  picks: ArticleSummary[];
} {
  const lead = articles.find(({ topFlag }) => topFlag === 1) ?? articles[0];
  const others = articles.filter(({ id }) => id !== lead?.id);
  const flagged = others.filter(({ topFlag }) => topFlag === 1);
  const newest = others.filter(({ topFlag }) => topFlag !== 1).sort((a, b) => b.postTime.localeCompare(a.postTime));
  const beside = unique([...newest, ...flagged, ...(lead ? listed : [])].filter(({ id }) => id !== lead?.id)).slice(0, BESIDE);
  const placed = [...beside, ...(lead ? [lead] : [])];
  const fresh = listed.filter(({ id }) => placed.every((other) => other.id !== id));
  const picks = unique([...flagged.filter((article) => !beside.includes(article)), ...newest.slice(BESIDE), ...fresh, ...placed]).slice(0, PICKS);
  return { lead, beside, picks };
}

/**
 * The lists below an article, of `most` articles each: neither contains the article itself, and no article is in both.
 */
export function listsBeside(
  id: string,
  sameCategory: readonly ArticleSummary[],
  latest: readonly ArticleSummary[],
  most: number,
): { related: ArticleSummary[]; newest: ArticleSummary[] } {
  const newest = latest.filter((article) => article.id !== id).slice(0, most);
  const related = sameCategory.filter((article) => article.id !== id && newest.every((other) => other.id !== article.id)).slice(0, most);
  return { related, newest };
}
