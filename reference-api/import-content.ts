/**
 * `npm run content`: imports articles, advertisements, banks, rates and figures into the database, prints what changed
 * and revalidates the pages. Only one process can open the embedded database, so a running API does the import.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { DAY_MS } from "../lib/limits.ts";
import { loadEnv } from "../lib/load-env.ts";
import { lockDataFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import { CONTENT_PATH, runningDesk } from "./desk/desk-server.ts";
import { type ApiEnv, apiEnv } from "./env.ts";
import { createVault, localDataKeys } from "./keys/data-keys.ts";
import { previewLink } from "./services/articles/article-files.ts";
import { type ContentFiles, type ContentReport, changedTags, importContent, readContentFiles } from "./services/content/import-content.ts";
import { revalidatePages, revalidationOf } from "./services/content/revalidate-pages.ts";
import type { Changes } from "./services/content/site-content.ts";

/** How long a preview link works, days. */
const PREVIEW_DAYS = 7;
const PREVIEW_DAYS_MAX = 30;

/** What the import changed, and a line about the revalidation of the pages. */
type Outcome = { report: ContentReport; pages?: string | undefined };

const HELP = `npm run content -- [import | check | preview ARTICLE] [options]

  import  imports the files of CONTENT_DIR (and ARTICLES_DIR), prints what changed and revalidates the pages (default)
  check   only checks the files
  preview prints a link that shows the file of an article on the site, draft or not

Options: --replace replaces advertisements, banks, rates and figures that were not imported from files.
--days NUMBER ends the preview link (${PREVIEW_DAYS} by default, ${PREVIEW_DAYS_MAX} at most). --help prints this.`;

/** Timeout of an import by the running API, milliseconds. */
const IMPORT_TIMEOUT_MS = 120_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function importInto(where: { url: string } | { dataDir: string }, files: ContentFiles, replace: boolean): Promise<ContentReport> {
  const { db, close } = await openDatabase(where);
  try {
    return await importContent(db, files, { now: new Date(), replace });
  } finally {
    await close();
  }
}

/** Lets the running API import, which alone can open its database: it left the port and a secret in the data folder. */
async function importThroughApi(dataDir: string, replace: boolean, lockError: Error): Promise<Outcome> {
  const running = runningDesk(dataDir);
  if (!running) throw new Error(`${lockError.message} Try again when it has started, or stop it.`);
  const url = `http://127.0.0.1:${running.port}${CONTENT_PATH}${replace ? "?replace=1" : ""}`;
  const headers = { authorization: `Bearer ${running.secret}` };
  const response = await fetch(url, { method: "POST", headers, signal: AbortSignal.timeout(IMPORT_TIMEOUT_MS) }).catch((cause: Error) => {
    throw new Error(`${lockError.message} It does not respond at ${url}.`, { cause });
  });
  const { data, error } = (await response.json()) as { data?: Outcome; error?: string };
  if (!data) throw new Error(error ?? `${lockError.message} It does not import at ${url}.`);
  return data;
}

async function importFiles(env: ApiEnv, files: ContentFiles, replace: boolean): Promise<Outcome> {
  if (env.DATABASE_URL) {
    const report = await importInto({ url: env.DATABASE_URL }, files, replace);
    const tags = changedTags(report);
    return { report, pages: tags.length > 0 ? await revalidatePages(revalidationOf(env), tags) : undefined };
  }
  const dataDir = path.resolve(env.DATA_DIR);
  const lock = await lockDataFolder(dataDir).catch((cause: Error) => cause);
  if (lock instanceof Error) return importThroughApi(dataDir, replace, lock);
  try {
    const report = await importInto({ dataDir }, files, replace);
    return { report, pages: changedTags(report).length > 0 ? "The pages show the change within a minute of the API's next start." : undefined };
  } finally {
    lock();
  }
}

function printChanges(kind: string, { added, changed, removed, unchanged }: Changes): void {
  for (const [what, names] of Object.entries({ added, changed, removed })) for (const name of names) print(`${kind} ${what}: ${name}`);
  print(`${kind}: ${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`);
}

/** Prints the link. The running API reads the same file whenever the link is opened. */
function printPreview(env: ApiEnv, { articles }: ContentFiles, id: string | undefined, days: number): void {
  if (!articles.some((article) => article.id === id)) throw new Error(`There is no article file ${id ?? ""}.md in ${env.ARTICLES_DIR}.`);
  if (!(Number.isInteger(days) && days >= 1 && days <= PREVIEW_DAYS_MAX)) throw new Error(`--days must be a number from 1 to ${PREVIEW_DAYS_MAX}.`);
  if (env.DATABASE_URL && !env.DATA_KEYS) throw new Error("DATA_KEYS is missing: use the keys of the API.");
  const vault = createVault(env.DATA_KEYS ?? localDataKeys(path.resolve(env.DATA_DIR)));
  const until = new Date(Date.now() + days * DAY_MS);
  print(previewLink({ vault, siteUrl: env.SITE_URL }, id as string, until));
  print(`The link shows the file as the API has it, until ${until.toISOString()}.`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      days: { type: "string", default: String(PREVIEW_DAYS) },
      replace: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
  });
  const [command = "import", ...rest] = positionals;
  if (values.help) return print(HELP);
  if (!["import", "check", "preview"].includes(command) || rest.length > (command === "preview" ? 1 : 0))
    throw new Error(`There is no command ${positionals.join(" ")}.\n\n${HELP}`);
  loadEnv();
  const env = apiEnv();
  const files = await readContentFiles({ articlesDir: env.ARTICLES_DIR, contentDir: env.CONTENT_DIR });
  const { articles, site } = files;
  if (command === "check")
    return print(
      `${articles.length} articles, ${site.advertisements.length} advertisements, ${site.banks.length} banks, rates and figures are valid.`,
    );
  if (command === "preview") return printPreview(env, files, rest[0], Number(values.days));
  const { report, pages } = await importFiles(env, files, values.replace);
  printChanges("articles", report.articles);
  for (const id of report.articles.drafts) print(`draft, not published: ${id}`);
  for (const id of report.articles.withdrawn) print(`withdrawn at the desk, not published: ${id}`);
  if (report.site) for (const [kind, changes] of Object.entries(report.site)) printChanges(kind, changes);
  else print("Advertisements, banks, rates and figures of this database were not imported from files and remain; --replace replaces them.");
  if (pages) print(pages);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll("; ", "\n")}\n`);
  process.exit(1);
});
