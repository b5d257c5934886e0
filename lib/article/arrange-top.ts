import type { ArticleSummary } from "@/lib/contract/website";

const BESIDE = 3;
const PICKS = 3;

const once = (articles: ArticleSummary[]) => articles.filter(({ id }, index) => articles.findIndex((other) => other.id === id) === index);

/**
 * Places the articles of the top call on the blog page: the first flagged one large, the newest others beside it (where an
 * upstream sends few, flagged ones and then `listed` ones), and as editors' choice the rest of the flagged, filled up with what
 * is left, with `listed` ones, and with those named already: the carousel has its three slides also where an upstream flags few.
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
  const beside = once([...newest, ...flagged, ...(lead ? listed : [])].filter(({ id }) => id !== lead?.id)).slice(0, BESIDE);
  const placed = [...beside, ...(lead ? [lead] : [])];
  const fresh = listed.filter(({ id }) => placed.every((other) => other.id !== id));
  const picks = once([...flagged.filter((article) => !beside.includes(article)), ...newest.slice(BESIDE), ...fresh, ...placed]).slice(0, PICKS);
  return { lead, beside, picks };
}
