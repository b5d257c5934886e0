/**
 * Imports the files of ARTICLES_DIR into the database, prints what changed and revalidates the blog pages. `npm run
 * articles -- --check` only parses the files. Only one process can open the embedded database: while the API runs, this
 * script asks it to import.
 */
import path from "node:path";
import { loadEnv } from "../scripts/load-env.ts";
import { lockDataFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import { type ApiEnv, apiEnv, blogRevalidationOf } from "./env.ts";
import { type ArticleFile, type ImportReport, importArticles, isUnchanged, readArticleFiles } from "./services/articles/import-articles.ts";
import { revalidateBlog } from "./services/articles/revalidate-blog.ts";

/** What the import changed, and a line about the revalidation of the pages. */
type Outcome = { report: ImportReport; pages?: string | undefined };

/** Timeout of an import by the running API, milliseconds. */
const IMPORT_TIMEOUT_MS = 120_000;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function importInto(where: { url: string } | { dataDir: string }, files: ArticleFile[]): Promise<ImportReport> {
  const { db, close } = await openDatabase(where);
  try {
    return await importArticles(db, files);
  } finally {
    await close();
  }
}

async function importThroughApi({ API_PORT, REVALIDATE_TOKEN }: ApiEnv, lockError: Error): Promise<Outcome> {
  if (!REVALIDATE_TOKEN) throw new Error(`${lockError.message} Stop it, or set the same REVALIDATE_TOKEN for it and here to import through it.`);
  const url = `http://127.0.0.1:${API_PORT}/internal/articles`;
  const headers = { authorization: `Bearer ${REVALIDATE_TOKEN}` };
  const response = await fetch(url, { method: "POST", headers, signal: AbortSignal.timeout(IMPORT_TIMEOUT_MS) }).catch((cause: Error) => {
    throw new Error(`${lockError.message} It does not respond at ${url}.`, { cause });
  });
  const { data, message } = (await response.json()) as { data?: Outcome; message: string };
  if (!data) throw new Error(response.status === 404 ? `The API at ${url} does not accept this REVALIDATE_TOKEN.` : message);
  return data;
}

async function importFiles(env: ApiEnv, files: ArticleFile[]): Promise<Outcome> {
  if (env.DATABASE_URL) {
    const report = await importInto({ url: env.DATABASE_URL }, files);
    return { report, pages: await revalidateBlog(blogRevalidationOf(env)) };
  }
  const dataDir = path.resolve(env.DATA_DIR);
  const lock = await lockDataFolder(dataDir).catch((cause: Error) => cause);
  if (lock instanceof Error) return importThroughApi(env, lock);
  try {
    const report = await importInto({ dataDir }, files);
    return { report, pages: "The pages show the change within a minute of the API's next start." };
  } finally {
    lock();
  }
}

async function main(): Promise<void> {
  loadEnv();
  const env = apiEnv();
  const files = await readArticleFiles(env.ARTICLES_DIR);
  if (process.argv.includes("--check")) {
    print(`${files.length} articles are valid.`);
    return;
  }
  const { report, pages } = await importFiles(env, files);
  const { added, changed, removed, unchanged } = report;
  for (const [what, ids] of Object.entries({ added, changed, removed })) for (const id of ids) print(`${what}: ${id}`);
  print(`${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`);
  if (pages && !isUnchanged(report)) print(pages);
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll("; ", "\n")}\n`);
  process.exit(1);
});
