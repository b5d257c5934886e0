import { existsSync } from "node:fs";
import path from "node:path";
import { parseWebEnv, type WebEnv } from "../lib/env.ts";
import { loadEnv } from "../lib/load-env.ts";
import { isPortBlocked, isPortFree, waitFor } from "../lib/ports.ts";
import { forwardSignals, startWithRestarts, stopAll } from "./processes.ts";

/** The first start creates the database. */
const API_START_MS = 120_000;
/** A development server compiles its first response. */
const WEB_START_MS = 120_000;
/** Frees at once what a start leaves behind: a hundred megabytes less in the API, sixty in the web. */
const SMALL_YOUNG_GENERATION = "--max-semi-space-size=4";

const DEMO_ACCOUNTS = `Demo accounts:
  personal funder           pribadi@demo.test     Demo#2026
  company funder            perusahaan@demo.test  Demo#2026
  company, details pending  baru@demo.test        Demo#2026
  app users 1 to 9          8120000000N           Hapus#2026   ID number 317401010190000N
  app user with open loan   81200000010           Hapus#2026   ID number 3174010101900010`;

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The desk of a trial installation listens this far above the API: 4100 by default. */
const DESK_PORT_DISTANCE = 100;
const DEMO_REVIEWER = "peninjau, kata sandi Demo#2026-meja, kunci autentikator JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Checks the environment. Ends the process with one line when it does not fit. */
export function prepareLaunch(): WebEnv {
  loadEnv();
  try {
    const env = parseWebEnv(process.env);
    if (process.env.SITE_URL || !process.env.PORT) return env;
    // Without a public address, canonical URLs must name the port that serves the pages.
    process.env.SITE_URL = `http://localhost:${env.PORT}`;
    return parseWebEnv(process.env);
  } catch (cause) {
    return fail((cause as Error).message);
  }
}

type Mode = {
  /** Flags of Node for the API. */
  apiFlags?: string[];
  beforeWeb: () => Promise<void>;
  /** The arguments of Node that start the web. */
  web: string[];
};

/**
 * Starts the reference API unless API_ORIGIN names another, runs `beforeWeb`, starts the web, and prints its address.
 * Both restart when they exit; one that fails to start stops everything.
 */
export async function launch(env: WebEnv, mode: Mode): Promise<void> {
  const ownApi = env.API_ORIGIN === undefined;
  for (const name of ownApi ? (["PORT", "API_PORT"] as const) : (["PORT"] as const)) {
    if (!(await isPortFree(env[name]))) fail(`Port ${env[name]} is in use: stop what listens there, or set ${name}.`);
    if (await isPortBlocked(env[name])) fail(`Browsers block port ${env[name]}: set ${name} to another.`);
  }
  // The desk of a trial installation; with a database of one's own it is off unless DESK_PORT is set.
  const deskPort = env.API_PORT + DESK_PORT_DISTANCE;
  const isTrial = ownApi && !process.env.DATABASE_URL;
  if (isTrial && !process.env.DESK_PORT && deskPort <= 65_535 && (await isPortFree(deskPort))) process.env.DESK_PORT = String(deskPort);
  if (ownApi && !existsSync("reference-api/server.ts")) fail("There is no reference API in this checkout: set API_ORIGIN.");
  forwardSignals();
  // Compiled code of the last start: a sixth less time for the web. Where the folder is read-only, nothing is stored.
  process.env.NODE_COMPILE_CACHE ??= path.resolve("node_modules/.cache/compiled");
  try {
    if (ownApi) {
      const markStarted = startWithRestarts("The reference API", [SMALL_YOUNG_GENERATION, ...(mode.apiFlags ?? []), "reference-api/server.ts"]);
      await waitFor(`${env.apiOrigin}/health`, "The reference API", API_START_MS);
      markStarted();
    }
    await mode.beforeWeb();
    const markStarted = startWithRestarts("The web", [SMALL_YOUNG_GENERATION, ...mode.web]);
    await waitFor(`http://127.0.0.1:${env.PORT}/healthz`, "The web", WEB_START_MS);
    markStarted();
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    await stopAll(1);
  }
  const demo = ownApi && (!process.env.DATABASE_URL || process.env.DEMO_ACCOUNTS === "1");
  console.log(`${demo ? `${DEMO_ACCOUNTS}\n` : ""}Simpul: http://localhost:${env.PORT}`);
  if (ownApi && process.env.DESK_PORT) console.log(`Meja kerja: http://127.0.0.1:${process.env.DESK_PORT}${demo ? ` (${DEMO_REVIEWER})` : ""}`);
}
