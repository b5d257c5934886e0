import "server-only";
import { ApiError, businessMessage } from "@/lib/api/api-error";
import { revalidateSoon, serverFetch } from "@/lib/api/server-fetch";
import type { Article, ArticleSummary, BlogPage } from "@/lib/contract/website";
import { mayLackData } from "@/lib/env";
import { BLOG_PAGE_SIZE } from "@/lib/limits";

/** A new or changed article appears within this, seconds. */
const BLOG_REVALIDATE_SECONDS = 60;
/** The largest page of the list (wire contract §3). */
const LIST_PAGE_MAX = 50;
/** How many articles are read for one page, newest first, and how many of them at once. */
const READ_MAX = 500;
const READ_AT_ONCE = 8;
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

/** One page of articles or search results, uncached, because the number of queries is unlimited. Throws ApiError. */
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

/** The articles of the "latest" block, flagged ones first. Throws ApiError. */
export function readTopArticles(): Promise<ArticleSummary[]> {
  return serverFetch("blogTop", { body: {}, cache });
}

/** One article; undefined for an unknown id and for one dated ahead. Throws ApiError for any other failure. */
export async function readArticle(id: string): Promise<Article | undefined> {
  try {
    return (await serverFetch("blogDetail", { query: { id }, cache })) ?? undefined;
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") return undefined;
    throw cause;
  }
}

/** Whether there is an article of this id. Uncached. Throws ApiError. */
export async function articleExists(id: string): Promise<boolean> {
  try {
    return Boolean(await serverFetch("blogDetail", { query: { id } }));
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind === "not-found") return false;
    throw cause;
  }
}

/** How many articles a category has; all of them without one. Uncached. Throws ApiError. */
export async function countArticles(category: string): Promise<number> {
  return (await serverFetch("blogList", { body: { page: 1, pageSize: 1, category } })).total;
}

/**
 * The articles whose id begins with `prefix`, among the newest 500 of a category, with their text. One that cannot be
 * read is left out. Throws ApiError when nothing can be read.
 */
export async function readArticlesNamed(prefix: string, category: string): Promise<Article[]> {
  const found: string[] = [];
  for (let page = 1, total = 1; (page - 1) * LIST_PAGE_MAX < Math.min(total, READ_MAX); page++) {
    const list = await readArticles({ category, page, pageSize: LIST_PAGE_MAX });
    if (list.records.length === 0) break;
    total = list.total;
    found.push(...list.records.map(({ id }) => id).filter((id) => id.startsWith(prefix)));
  }
  const articles: Article[] = [];
  for (let at = 0; at < found.length; at += READ_AT_ONCE) {
    const read = await Promise.allSettled(found.slice(at, at + READ_AT_ONCE).map(readArticle));
    const [first] = read;
    if (first?.status === "rejected" && read.every(({ status }) => status === "rejected")) throw first.reason;
    articles.push(...read.flatMap((one) => (one.status === "fulfilled" && one.value ? [one.value] : [])));
  }
  return articles;
}

/** A draft; undefined when the link is wrong or has ended, or the upstream has no drafts. Throws ApiError otherwise. */
export async function readPreview(id: string, key: string): Promise<Article | undefined> {
  try {
    return await serverFetch("blogPreview", { query: { id, key } });
  } catch (cause) {
    if (cause instanceof ApiError && (cause.kind === "not-found" || cause.status === 400)) return undefined;
    throw cause;
  }
}

/**
 * List and "latest" block of one blog page. If pages may lack data (lib/env.ts), a failure leaves them out and the page
 * is rendered again soon; `refusal` is the upstream's message, if any. Otherwise a failure throws, so that the cached
 * page stays.
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
    await revalidateSoon();
    return { top: [], refusal: businessMessage(cause) };
  }
}
