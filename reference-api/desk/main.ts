/**
 * The desk: commands with which operators work on what funders sent (`npm run desk -- --help`). Uses the database at
 * DATABASE_URL, else asks the API that has the embedded database open, else opens it.
 */
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import { loadEnv } from "../../lib/load-env.ts";
import { lockDataFolder } from "../db/lock.ts";
import { openDatabase } from "../db/open.ts";
import { apiEnv } from "../env.ts";
import { DeskError } from "../errors.ts";
import { createVault, localDataKeys } from "../keys/data-keys.ts";
import { revalidationOf } from "../services/content/revalidate-pages.ts";
import { openStorage } from "../storage/open-storage.ts";
import { parseCommand, parseOffline, printed } from "./command-line.ts";
import type { Output } from "./commands.ts";
import { runningDesk } from "./desk-server.ts";
import { type DeskCall, runCommand } from "./run-command.ts";

/** Runs the command through the API of the data folder; undefined when none runs there. */
async function throughApi(dataDir: string, call: DeskCall): Promise<Output | undefined> {
  const running = runningDesk(dataDir);
  if (!running) return undefined;
  const { port, secret } = running;
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: JSON.stringify(call) }).catch(() => undefined);
  // The file of a killed API, whose port may belong to another program.
  if (!response || response.status === 404) return undefined;
  const name = response.headers.get("x-desk-file");
  if (name && response.body) return { file: { name: decodeURIComponent(name), bytes: response.body } };
  const { data, error } = (await response.json()) as { data?: unknown; error?: string };
  if (error) throw new DeskError(error);
  return { data };
}

/**
 * Writes a document to `out`, which must not exist, or to standard output. Returns what to print. `out` only gets the
 * whole document: an interrupted command or a full disk leaves nothing under that name.
 */
async function writeFile({ name, bytes }: NonNullable<Output["file"]>, out: string | undefined): Promise<string | undefined> {
  const source = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
  if (!out) {
    if (process.stdout.isTTY) throw new DeskError(`This is a file (${name}): use --out FILE.`);
    await pipeline(source, process.stdout, { end: false });
    return undefined;
  }
  if (existsSync(out)) throw new DeskError(`There is a file ${out} already.`);
  const half = `${out}.${process.pid}.partial`;
  try {
    await pipeline(source, createWriteStream(half, { flags: "wx", mode: 0o600, flush: true }));
    await rename(half, out);
  } catch (cause) {
    await rm(half, { force: true });
    throw cause;
  }
  return `${name} is in ${out}.`;
}

async function show(output: Output, json: boolean, out: string | undefined): Promise<void> {
  const data = output.file ? await writeFile(output.file, out) : output.data;
  if (data === undefined) return;
  process.stdout.write(`${json ? JSON.stringify(data, null, 2) : printed(data)}\n`);
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  loadEnv();
  const env = apiEnv();
  const dataDir = path.resolve(env.DATA_DIR);
  const log = pino({ level: env.LOG_LEVEL === "info" ? "warn" : env.LOG_LEVEL }, pino.destination(2));
  const offline = argv.includes("--help") ? undefined : parseOffline(argv);
  if (offline) {
    const { move, replayErasures, restore } = await import("./restore.ts");
    const where = { env, dataDir, log };
    const { name, file = "", erasures, json } = offline;
    const data = name === "move" ? move(where) : name === "replay" ? replayErasures(where, file) : restore(where, file, erasures);
    return show({ data: await data }, json, undefined);
  }
  const parsed = parseCommand(argv);
  if ("help" in parsed) return void process.stdout.write(`${parsed.help}\n`);
  const { command, input, json, out } = parsed;
  const call: DeskCall = { name: command.name, token: env.DESK_TOKEN, ...input };
  const viaApi = env.DATABASE_URL ? undefined : await throughApi(dataDir, call);
  if (viaApi) return show(viaApi, json, out);
  if (env.DATABASE_URL && !env.DATA_KEYS) throw new DeskError("DATA_KEYS is missing: use the keys of the API.");
  const unlock = env.DATABASE_URL ? () => undefined : await lockDataFolder(dataDir);
  const vault = createVault(env.DATA_KEYS ?? localDataKeys(dataDir));
  const { db, close } = await openDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir });
  try {
    const storage = await openStorage(env, dataDir, log);
    const { SITE_URL: siteUrl, FOUR_EYES: fourEyes, ARTICLES_DIR: articlesDir, CONTENT_DIR: contentDir } = env;
    const settings = { siteUrl, fourEyes, articlesDir, contentDir, revalidation: revalidationOf(env) };
    await show(await runCommand({ db, storage, vault, now: () => new Date(), log, dataDir, ...settings }, call), json, out);
  } finally {
    await close();
    unlock();
  }
}

await main().catch((error: Error) => {
  process.stderr.write(`${error.message.split("\n")[0]}\n`);
  process.exit(1);
});
