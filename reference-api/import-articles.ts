/**
 * Brings the articles of the database in line with the files of ARTICLES_DIR, tells what changed, and has the pages made
 * anew. `npm run articles -- --check` only reads the files. The embedded database belongs to one process at a time: where
 * the API runs, it is asked to import.
 */
import path from "node:path";
import { loadEnv } from "../scripts/load-env.ts";
import { lockDataFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import { type ApiEnv, apiEnv, renewalOf } from "./env.ts";
import { type ArticleFile, type ImportReport, importArticles, isUnchanged, readArticleFiles } from "./services/articles/import-articles.ts";
import { renewBlogPages } from "./services/articles/renew-pages.ts";

/** What an import did, and what became of the pages. */
type Outcome = { report: ImportReport; pages?: string | undefined };

/** Time that a running API gets to import, milliseconds. */
const IMPORT_TIMEOUT_MS = 120_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function importInto(where: { url: string } | { dataDir: string }, files: ArticleFile[]): Promise<ImportReport> {
  const { db, close } = await openDatabase(where);
  try {
    return await importArticles(db, files);
  } finally {
    await close();
  }
}

async function askRunningApi({ API_PORT, REVALIDATE_TOKEN }: ApiEnv, held: Error): Promise<Outcome> {
  if (!REVALIDATE_TOKEN) throw new Error(`${held.message} Stop it, or set REVALIDATE_TOKEN for it and here: then it imports for you.`);
  const url = `http://127.0.0.1:${API_PORT}/internal/articles`;
  const headers = { authorization: `Bearer ${REVALIDATE_TOKEN}` };
  const response = await fetch(url, { method: "POST", headers, signal: AbortSignal.timeout(IMPORT_TIMEOUT_MS) }).catch((cause: Error) => {
    throw new Error(`${held.message} It does not answer at ${url}.`, { cause });
  });
  const { data, message } = (await response.json()) as { data?: Outcome; message: string };
  if (!data) throw new Error(response.status === 404 ? `The API at ${url} knows no such REVALIDATE_TOKEN.` : message);
  return data;
}

async function importFiles(env: ApiEnv, files: ArticleFile[]): Promise<Outcome> {
  if (env.DATABASE_URL) {
    const report = await importInto({ url: env.DATABASE_URL }, files);
    return { report, pages: await renewBlogPages(renewalOf(env)) };
  }
  const dataDir = path.resolve(env.DATA_DIR);
  const lock = await lockDataFolder(dataDir).catch((cause: Error) => cause);
  if (lock instanceof Error) return askRunningApi(env, lock);
  try {
    const report = await importInto({ dataDir }, files);
    return { report, pages: "The pages show it within a minute of the API's next start." };
  } finally {
    lock();
  }
}

async function main(): Promise<void> {
  loadEnv();
  const env = apiEnv();
  const files = await readArticleFiles(env.ARTICLES_DIR);
  if (process.argv.includes("--check")) {
    say(`${files.length} articles can be read.`);
    return;
  }
  const { report, pages } = await importFiles(env, files);
  const { added, changed, removed, unchanged } = report;
  for (const [what, ids] of Object.entries({ added, changed, removed })) for (const id of ids) say(`${what}: ${id}`);
  say(`${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`);
  if (pages && !isUnchanged(report)) say(pages);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll("; ", "\n")}\n`);
  process.exit(1);
});
