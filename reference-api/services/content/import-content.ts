import type { Database } from "../../db/open.ts";
import { type ArticleFile, importArticles, readArticleFiles } from "../articles/import-articles.ts";
import { type Changes, isUnchanged } from "./changes.ts";
import { importSiteContent, type SiteChanges } from "./import-site-content.ts";
import { readSiteContent, type SiteContent } from "./read-site-content.ts";
import type { PageTag } from "./revalidate-pages.ts";

export type ContentFiles = { articles: ArticleFile[]; site: SiteContent };
/** `site` is missing when the database was filled otherwise. */
export type ContentReport = { articles: Changes & { drafts: string[] }; site?: SiteChanges | undefined };

/** Reads all files. Throws an Error that lists every fault of every file. */
export async function readContentFiles(folders: { articlesDir: string; contentDir: string }): Promise<ContentFiles> {
  const [articles, site] = await Promise.allSettled([readArticleFiles(folders.articlesDir), readSiteContent(folders.contentDir)]);
  if (articles.status === "fulfilled" && site.status === "fulfilled") return { articles: articles.value, site: site.value };
  const reasons = [articles, site].flatMap((result) => (result.status === "rejected" ? [(result.reason as Error).message] : []));
  throw new Error(reasons.join("; "));
}

/** Imports articles and the other content in one transaction. */
export async function importContent(
  db: Database,
  { articles, site }: ContentFiles,
  options: { now: Date; replace: boolean },
): Promise<ContentReport> {
  return db.transaction(async (tx) => ({ articles: await importArticles(tx, articles), site: await importSiteContent(tx, site, options) }));
}

/** The tags of the pages that show what changed. */
export function changedTags({ articles, site }: ContentReport): PageTag[] {
  const changed = (...list: (Changes | undefined)[]) => list.some((changes) => changes && !isUnchanged(changes));
  return [
    ...(changed(articles) ? (["blog"] as const) : []),
    ...(changed(site?.advertisements) ? (["ads"] as const) : []),
    ...(changed(site?.rates, site?.figures) ? (["site"] as const) : []),
  ];
}
