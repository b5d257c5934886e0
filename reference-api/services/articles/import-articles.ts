import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { and, inArray, isNotNull, notInArray, or } from "drizzle-orm";
import { markOnce } from "../../db/marks.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import type { Changes } from "../content/site-content.ts";
import { type ArticleFile, articleRow, parseArticle } from "./article-files.ts";
import { plainText } from "./render-markdown.ts";

export type { ArticleFile };
/** Name of the mark that the first import into a database sets. */
export const ARTICLES_MARK = "articles";

/** What an import changed, and the drafts that it left out. */
type ImportReport = Changes & { drafts: string[] };

/**
 * Reads all article files of a folder. Throws an Error that lists each invalid file with its line, or names a folder
 * that cannot be read or is empty: an empty folder is probably not mounted, and importing it would delete every
 * article.
 */
export async function readArticleFiles(folder: string): Promise<ArticleFile[]> {
  const entries = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`articles cannot be read: ${folder} (${cause.code})`, { cause });
  });
  const names = entries.filter((name) => /\.md$/i.test(name)).sort();
  if (names.length === 0) throw new Error(`articles cannot be read: ${folder} has no article (*.md)`);
  const problems: string[] = [];
  const files: ArticleFile[] = [];
  for (const name of names)
    try {
      files.push(parseArticle(name, await readFile(path.join(folder, name), "utf8")));
    } catch (cause) {
      problems.push((cause as Error).message);
    }
  if (problems.length > 0) throw new Error(`articles cannot be read: ${problems.join("; ")}`);
  return files;
}

function rowOf(file: ArticleFile): typeof articles.$inferInsert {
  const stored = articleRow(file);
  const row = { ...stored, plain: plainText(stored.content) };
  return { ...row, fileDigest: createHash("sha256").update(JSON.stringify(row)).digest("hex") };
}

/**
 * Synchronises the articles table with the published files. Idempotent. Does not change rows of another editor, even
 * when a file has the same id. Throws when no file is published.
 */
export async function importArticles(db: Database, files: ArticleFile[]): Promise<ImportReport> {
  const published = files.filter(({ draft }) => !draft);
  if (published.length === 0) throw new Error("articles cannot be imported: there are none");
  const drafts = files.filter(({ draft }) => draft).map(({ id }) => id);
  const report: ImportReport = { added: [], changed: [], removed: [], unchanged: 0, drafts };
  const ids = published.map(({ id }) => id);
  const rows = await db
    .select({ id: articles.id, digest: articles.fileDigest })
    .from(articles)
    .where(or(isNotNull(articles.fileDigest), inArray(articles.id, ids)));
  const digests = new Map(rows.map(({ id, digest }) => [id, digest]));
  await db.transaction(async (tx) => {
    for (const file of published) {
      const digest = digests.get(file.id);
      const row = rowOf(file);
      if (digest === row.fileDigest || digest === null) {
        report.unchanged += 1;
        continue;
      }
      await tx.insert(articles).values(row).onConflictDoUpdate({ target: articles.id, set: row });
      (digest === undefined ? report.added : report.changed).push(file.id);
    }
    const gone = await tx
      .delete(articles)
      .where(and(isNotNull(articles.fileDigest), notInArray(articles.id, ids)))
      .returning({ id: articles.id });
    await markOnce(tx, ARTICLES_MARK, new Date());
    report.removed = gone.map(({ id }) => id);
  });
  return report;
}
