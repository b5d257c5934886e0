/**
 * Brings the articles of the database in line with the files of content/articles and tells what changed.
 * `npm run articles -- --check` only reads the files. The embedded database belongs to one process at a time: there,
 * stop the API first, or let its next start import.
 */
import path from "node:path";
import { lockDataFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import { apiEnv } from "./env.ts";
import { articleFolder, importArticles, readArticleFiles } from "./services/articles/import-articles.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const files = await readArticleFiles(articleFolder);
  if (process.argv.includes("--check")) {
    say(`${files.length} articles can be read.`);
    return;
  }
  const env = apiEnv();
  const dataDir = path.resolve(env.DATA_DIR);
  const unlock = env.DATABASE_URL ? () => undefined : await lockDataFolder(dataDir);
  const { db, close } = await openDatabase({ url: env.DATABASE_URL, directory: path.join(dataDir, "database") });
  try {
    const { added, changed, removed, unchanged } = await importArticles(db, files);
    for (const [what, ids] of Object.entries({ added, changed, removed })) for (const id of ids) say(`${what}: ${id}`);
    say(`${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`);
  } finally {
    await close();
    unlock();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll("; ", "\n")}\n`);
  process.exit(1);
});
