import "server-only";
import { ApiError } from "@/lib/api/api-error";
import { readArticle, readArticlePage } from "@/lib/api/blog";
import type { Article, ArticleSummary } from "@/lib/contract/website";
import { firstWords } from "@/lib/format/first-words";
import { foldText } from "@/lib/format/fold-text";
import { KEYWORD_MAX_CHARS } from "@/lib/limits";
import { articleIdIn } from "@/lib/share-kit/campaign";

export type FoundArticle = { article: Article } | { several: ArticleSummary[] } | { failed: true };

/** The article of an address, an id or a title; several if the title fits more than one. Never throws ApiError. */
export async function findArticle(typed: string): Promise<FoundArticle> {
  try {
    const id = articleIdIn(typed);
    const byId = id ? await readArticle(id) : undefined;
    if (byId) return { article: byId };
    const { records } = await readArticlePage({ page: 1, keyword: firstWords(typed, KEYWORD_MAX_CHARS) });
    const same = records.find(({ title }) => foldText(title) === foldText(typed)) ?? (records.length === 1 ? records[0] : undefined);
    const byTitle = same && (await readArticle(same.id));
    return byTitle ? { article: byTitle } : { several: records };
  } catch (cause) {
    if (cause instanceof ApiError) return { failed: true };
    throw cause;
  }
}
