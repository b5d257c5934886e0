import "server-only";
import { readArticlePage } from "@/lib/api/blog";
import type { ArticleSummary } from "@/lib/contract/website";
import { articleHref } from "@/lib/routes";
import type { SitemapEntry } from "@/lib/seo/sitemap";

/** The contract's largest page size. */
const CALL_ROWS = 50;
/** Articles per sitemap: far below the format's 50,000, so that rendering one is quick. */
const PART_ROWS = 5_000;
const CALLS_AT_ONCE = 4;

/** The number of article sitemaps. Throws ApiError. */
export async function countSitemapParts(): Promise<number> {
  const { total } = await readArticlePage({ page: 1, pageSize: 1 });
  return Math.ceil(total / PART_ROWS);
}

const entryOf = ({ id, postTime, updateTime }: ArticleSummary): SitemapEntry => ({ path: articleHref(id), lastModified: updateTime ?? postTime });

/** The articles of one sitemap, numbered from 1, newest first; empty beyond the last. Throws ApiError. */
export async function readSitemapPart(part: number): Promise<SitemapEntry[]> {
  const firstPage = ((part - 1) * PART_ROWS) / CALL_ROWS + 1;
  const endPage = firstPage + PART_ROWS / CALL_ROWS;
  // Deduplicated by id: an article posted meanwhile shifts the last one of a call into the next call.
  const entries = new Map<string, SitemapEntry>();
  for (let page = firstPage; page < endPage; page += CALLS_AT_ONCE) {
    const pages = Array.from({ length: Math.min(CALLS_AT_ONCE, endPage - page) }, (_, index) => page + index);
    const lists = await Promise.all(pages.map((number) => readArticlePage({ page: number, pageSize: CALL_ROWS })));
    for (const { records } of lists) for (const article of records) entries.set(article.id, entryOf(article));
    if (lists.some(({ records }) => records.length < CALL_ROWS)) break;
  }
  return [...entries.values()];
}
