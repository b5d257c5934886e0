import type { ArticleSummary } from "@/lib/contract/website";

/** The lists below an article: neither names the article itself, and no article is in both. */
export function listsBeside(
  id: string,
  sameCategory: readonly ArticleSummary[],
  latest: readonly ArticleSummary[],
  most: number,
): { related: ArticleSummary[]; newest: ArticleSummary[] } {
  const newest = latest.filter((article) => article.id !== id);
  const related = sameCategory.filter((article) => article.id !== id && newest.every((other) => other.id !== article.id)).slice(0, most);
  return { related, newest };
}
