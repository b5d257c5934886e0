/**
 * `npm run db:migrate`: brings the database of DATABASE_URL to this version and ends, before instances of it start. A
 * start does the same; apart from it, a failed migration takes no running instance down.
 */
import { loadEnv } from "../lib/load-env.ts";
import { openDatabase } from "./db/open.ts";
import { apiEnv } from "./env.ts";

try {
  loadEnv();
  const url = apiEnv().DATABASE_URL;
  if (!url) throw new Error("DATABASE_URL is not set: the embedded database is migrated when the API starts.");
  const { close } = await openDatabase({ url, forTool: true });
  await close();
  process.stdout.write("The database has the version of this release.\n");
} catch (cause) {
  process.stderr.write(`${(cause as Error).message}\n`);
  process.exit(1);
}
