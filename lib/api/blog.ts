import "server-only";
import { ApiError, refusalWords } from "@/lib/api/api-error";
import { liveShortly } from "@/lib/api/live-shortly";
import { serverFetch } from "@/lib/api/server-fetch";
import type { Article, ArticleSummary, BlogPage } from "@/lib/contract/website";
import { mayLackData } from "@/lib/env";
import { BLOG_PAGE_SIZE } from "@/lib/limits";

/** A new or changed article shows within this, seconds. */
const BLOG_REVALIDATE_SECONDS = 60;
const cache = { revalidate: BLOG_REVALIDATE_SECONDS, tags: ["blog" as const] };

/** One page of articles, newest first. Throws ApiError. */
export function readArticles({
  page = 1,
  pageSize = BLOG_PAGE_SIZE,
  category = "",
}: {
  page?: number;
  pageSize?: number;
  category?: string;
}): Promise<BlogPage> {
  return serverFetch("blogList", { body: { page, pageSize, category }, cache });
}

/** One page of articles or of the results of a search, asked anew each time: lists without number are not kept. Throws ApiError. */
export function readArticlePage({
  page,
  pageSize = BLOG_PAGE_SIZE,
  keyword,
}: {
  page: number;
  pageSize?: number;
  keyword?: string;
}): Promise<BlogPage> {
  return serverFetch("blogList", { body: { page, pageSize, category: "", ...(keyword ? { keyword } : {}) } });
}

/** The articles of the latest block, those flagged top first. Throws ApiError. */
function readTopArticles(): Promise<ArticleSummary[]> {
  return serverFetch("blogTop", { body: {}, cache });
}

/** One article; undefined for an id that nobody has. Throws ApiError where the upstream gives no answer. */
export async function readArticle(id: string): Promise<Article | undefined> {
  try {
    return (await serverFetch("blogDetail", { query: { id }, cache })) ?? undefined;
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") return undefined;
    throw cause;
  }
}

/**
 * List and latest block of one page of the blog. While building without an upstream, or in place of another upstream's page, they may be
 * lacking, and the page is made again soon: `refusal` is what the upstream said, if it said anything. At run time a failure throws, so that the page already made stays.
 */
export async function readBlogPage(
  category: string,
  page: number,
): Promise<{ list: BlogPage; top: ArticleSummary[]; refusal?: never } | { list?: never; top: []; refusal: string | undefined }> {
  try {
    const [list, top] = await Promise.all([readArticles({ category, page }), page === 1 ? readTopArticles() : []]);
    return { list, top };
  } catch (cause) {
    if (!mayLackData()) throw cause;
    await liveShortly();
    return { top: [], refusal: refusalWords(cause) };
  }
}
