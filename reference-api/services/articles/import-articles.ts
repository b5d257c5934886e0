import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { and, inArray, isNotNull, notInArray, or } from "drizzle-orm";
import { markOnce } from "../../db/marks.ts";
import type { Database } from "../../db/open.ts";
import { articles } from "../../db/schema/articles.ts";
import { type Decision, decisionsOf, lockContent } from "../content/decisions.ts";
import type { Changes } from "../content/site-content.ts";
import { type ArticleFile, articleRow, parseArticle, postedAt } from "./article-files.ts";
import { plainText } from "./render-markdown.ts";

export { type ArticleFile, postedAt };
/** Name of the mark that the first import into a database sets. */
export const ARTICLES_MARK = "articles";

/** What an import changed, and what it left out: drafts, and what was withdrawn at the desk. */
export type ImportReport = Changes & { drafts: string[]; withdrawn: string[] };

/** An article file that cannot be read, and the line and reason. */
type ArticleFault = { id: string; fault: string };

/**
 * The articles of a folder, and the files that are not valid. Throws an Error for a folder that cannot be read or is
 * empty: an empty folder is probably not mounted, and importing it would delete every article.
 */
export async function readArticleFolder(folder: string): Promise<{ files: ArticleFile[]; faults: ArticleFault[] }> {
  const entries = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`articles cannot be read: ${folder} (${cause.code})`, { cause });
  });
  const names = entries.filter((name) => /\.md$/i.test(name)).sort();
  if (names.length === 0) throw new Error(`articles cannot be read: ${folder} has no article (*.md)`);
  const faults: ArticleFault[] = [];
  const files: ArticleFile[] = [];
  for (const name of names)
    try {
      files.push(parseArticle(name, await readFile(path.join(folder, name), "utf8")));
    } catch (cause) {
      faults.push({ id: name.replace(/\.md$/i, ""), fault: (cause as Error).message });
    }
  return { files, faults };
}

/** Reads all article files of a folder. Throws an Error that lists each invalid file with its line, and like `readArticleFolder`. */
export async function readArticleFiles(folder: string): Promise<ArticleFile[]> {
  const { files, faults } = await readArticleFolder(folder);
  if (faults.length > 0) throw new Error(`articles cannot be read: ${faults.map(({ fault }) => fault).join("; ")}`);
  return files;
}

/**
 * From when on an article is on the site: what was decided at the desk, else what the file says. Undefined for a draft
 * and for a withdrawn article.
 */
export function shownFromOf(file: ArticleFile, decision: Decision | undefined): Date | undefined {
  if (decision?.withdrawnAt) return undefined;
  return decision?.shownFrom ?? (file.draft ? undefined : postedAt(file.date));
}

/** The row of an article that is shown. */
export function rowOf(file: ArticleFile, decision: Decision | undefined): typeof articles.$inferInsert {
  const stored = articleRow(file, decision?.shownFrom ?? undefined);
  const row = { ...stored, plain: plainText(stored.content) };
  return { ...row, fileDigest: createHash("sha256").update(JSON.stringify(row)).digest("hex") };
}

/** Adds or replaces the row of an article. */
export async function putArticle(tx: Pick<Database, "insert">, row: typeof articles.$inferInsert): Promise<void> {
  await tx.insert(articles).values(row).onConflictDoUpdate({ target: articles.id, set: row });
}

/**
 * Synchronises the articles table with the published files, as far as nothing else was decided at the desk. Idempotent.
 * Does not change rows of another editor, even when a file has the same id. Throws when no file is published.
 */
export async function importArticles(db: Database, files: ArticleFile[]): Promise<ImportReport> {
  if (files.every(({ draft }) => draft)) throw new Error("articles cannot be imported: there are none");
  const report: ImportReport = { added: [], changed: [], removed: [], unchanged: 0, drafts: [], withdrawn: [] };
  await db.transaction(async (tx) => {
    await lockContent(tx);
    const decisions = await decisionsOf(tx, "article");
    const published = files.filter((file) => shownFromOf(file, decisions.get(file.id)));
    for (const file of files.filter((one) => !published.includes(one)))
      (decisions.get(file.id)?.withdrawnAt ? report.withdrawn : report.drafts).push(file.id);
    const ids = published.map(({ id }) => id);
    const rows = await tx
      .select({ id: articles.id, digest: articles.fileDigest })
      .from(articles)
      .where(or(isNotNull(articles.fileDigest), inArray(articles.id, ids)));
    const digests = new Map(rows.map(({ id, digest }) => [id, digest]));
    for (const file of published) {
      const digest = digests.get(file.id);
      const row = rowOf(file, decisions.get(file.id));
      if (digest === row.fileDigest || digest === null) {
        report.unchanged += 1;
        continue;
      }
      await putArticle(tx, row);
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
