import type { MetadataRoute } from "next";
import { readArticles } from "@/lib/api/blog";
import { legalPage } from "@/lib/content/legal/page";
import type { ArticleSummary } from "@/lib/contract/website";
import { isBuilding, webEnv } from "@/lib/env";
import { articleHref, indexableRoutes, privacyHref, routes } from "@/lib/routes";

/** Seconds between looks for new articles. */
export const revalidate = 3600;

const PAGE_SIZE = 50;
/** A sitemap holds at most 50 000 addresses; this stays far below. */
const MAX_PAGES = 100;

async function allArticles(): Promise<ArticleSummary[]> {
  const articles: ArticleSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { records, total } = await readArticles({ page, pageSize: PAGE_SIZE });
    articles.push(...records);
    if (records.length === 0 || articles.length >= total) break;
  }
  return articles;
}

/** Every page that search engines may list, and every article. At run time a failure throws, so that the last good list stays. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = webEnv().SITE_URL;
  const articles = await allArticles().catch((cause) => {
    if (isBuilding()) return [];
    throw cause;
  });
  return [
    ...indexableRoutes.map((name) => ({ url: origin + routes[name] })),
    { url: origin + privacyHref, lastModified: legalPage.updatedOn },
    ...articles.map(({ id, postTime }) => ({ url: origin + articleHref(id), lastModified: postTime })),
  ];
}
