import { eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { PageTag, WebsiteIndex } from "../../../lib/contract/website.ts";
import { isMarked, markOnce } from "../../db/marks.ts";
import type { Database } from "../../db/open.ts";
import { ads, banks, siteContent } from "../../db/schema/site.ts";
import { DeskError } from "../../errors.ts";
import { type ArticleFile, type ImportReport, importArticles, readArticleFiles } from "../articles/import-articles.ts";
import type { Deps } from "../deps.ts";
import { decisionsOf, lockContent } from "./decisions.ts";
import { revalidatePages } from "./revalidate-pages.ts";
import { adRowsOf, type Changes, changesBetween, isUnchanged, readSiteContent, type SiteContent } from "./site-content.ts";

/** Name of the mark of databases whose advertisements, banks and figures come from the files. */
export const CONTENT_MARK = "content";

type SiteChanges = { advertisements: Changes; banks: Changes; rates: Changes; figures: Changes };

/** Adds or replaces rows of advertisements. The ids remain, so that pages with an earlier answer count clicks on the same one. */
export async function putAds(tx: Pick<Database, "insert">, rows: ReturnType<typeof adRowsOf>): Promise<void> {
  for (const row of rows)
    await tx
      .insert(ads)
      .values(row)
      .onConflictDoUpdate({ target: [ads.name, ads.slot], set: row });
}

async function writeAds(db: Database, advertisements: SiteContent["advertisements"], replace: boolean): Promise<Changes> {
  const rows = adRowsOf(advertisements, await decisionsOf(db, "advertisement"));
  const stored = await db.select().from(ads).where(isNotNull(ads.name));
  const entries = (list: typeof rows) =>
    Object.fromEntries([...Map.groupBy(list, ({ name }) => name)].map(([name, own]) => [name, own.toSorted((a, b) => a.slot.localeCompare(b.slot))]));
  const before = entries(stored.map(({ id, clicks, ...row }) => ({ ...row, name: row.name ?? "" })));
  const names = new Set(rows.map(({ name, slot }) => `${name} ${slot}`));
  for (const { id, name, slot } of stored) if (!names.has(`${name} ${slot}`)) await db.delete(ads).where(eq(ads.id, id));
  if (replace) await db.delete(ads).where(isNull(ads.name));
  await putAds(db, rows);
  return changesBetween(before, entries(rows));
}

async function writeBanks(db: Database, list: SiteContent["banks"]): Promise<Changes> {
  const byCode = (rows: SiteContent["banks"]) => Object.fromEntries(rows.map(({ code, name }) => [code, name]));
  const stored = await db.select().from(banks);
  await db.delete(banks).where(
    notInArray(
      banks.code,
      list.map(({ code }) => code),
    ),
  );
  await db
    .insert(banks)
    .values(list)
    .onConflictDoUpdate({ target: banks.code, set: { name: sql`excluded.name` } });
  return changesBetween(byCode(stored), byCode(list));
}

const monthsOf = (index: Partial<WebsiteIndex>) => Object.fromEntries((index.stat?.rateHistory ?? []).map((month) => [month.asOf, month]));
const figuresOf = ({ products, forUsStat, desc }: Partial<WebsiteIndex>) => ({ ...products, ...forUsStat, ...(desc ? { note: desc } : {}) });

async function writeIndex(db: Database, value: WebsiteIndex, now: Date): Promise<{ rates: Changes; figures: Changes }> {
  const [stored] = await db.select().from(siteContent).where(eq(siteContent.key, "index"));
  const before = (stored?.value ?? {}) as Partial<WebsiteIndex>;
  const row = { key: "index", value, updatedAt: now };
  await db.insert(siteContent).values(row).onConflictDoUpdate({ target: siteContent.key, set: row });
  return { rates: changesBetween(monthsOf(before), monthsOf(value)), figures: changesBetween(figuresOf(before), figuresOf(value)) };
}

/**
 * Synchronises advertisements, banks, rates and figures with the files. Idempotent. Does not change advertisements of
 * another editor, which have no name. In a database that was not filled from files it changes nothing and returns
 * undefined, unless `replace` is set.
 */
export async function importSiteContent(
  db: Database,
  content: SiteContent,
  { now, replace = false }: { now: Date; replace?: boolean },
): Promise<SiteChanges | undefined> {
  return db.transaction(async (tx) => {
    if (!replace && !(await isMarked(tx, CONTENT_MARK))) return undefined;
    await lockContent(tx);
    await markOnce(tx, CONTENT_MARK, now);
    const advertisements = await writeAds(tx, content.advertisements, replace);
    return { advertisements, banks: await writeBanks(tx, content.banks), ...(await writeIndex(tx, content.index, now)) };
  });
}

export type ContentFiles = { articles: ArticleFile[]; site: SiteContent };
/** `site` is missing when the database was filled otherwise. */
export type ContentReport = { articles: ImportReport; site?: SiteChanges | undefined };

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

/**
 * Imports the files as they are now, and asks for the pages that show what changed; `pages` is a line about that. Throws
 * DeskError that lists every fault of every file.
 */
export async function importNow(
  deps: Pick<Deps, "db" | "now" | "articlesDir" | "contentDir" | "revalidation">,
  replace: boolean,
): Promise<{ report: ContentReport; pages?: string | undefined }> {
  const files = await readContentFiles(deps).catch((cause: Error) => {
    throw new DeskError(cause.message);
  });
  const report = await importContent(deps.db, files, { now: deps.now(), replace });
  const tags = changedTags(report);
  return { report, pages: tags.length > 0 ? await revalidatePages(deps.revalidation, tags) : undefined };
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
