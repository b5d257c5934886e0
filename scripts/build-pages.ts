import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseWebEnv } from "../lib/env.ts";
import { ORIGIN_FILE } from "../lib/page/built-pages.ts";
import { answers } from "../lib/ports.ts";
import { run } from "./processes.ts";

const STAMP = path.join(".next", "simpul-build");
/** Upstream responses cached by an earlier build or server. */
const FETCH_CACHE = path.join(".next", "cache", "fetch-cache");
const SOURCES = [
  "{app,components,lib,public}/**/*",
  "{next,tailwind,postcss}.config.{ts,mjs}",
  "{proxy,instrumentation}.ts",
  "{package,package-lock,tsconfig}.json",
];

/** Hashes everything that pages are built from: the sources, and the settings written into pages. */
function fingerprint(): string {
  const hash = createHash("sha256").update(parseWebEnv(process.env).SITE_URL);
  for (const entry of SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true })).sort((a, b) =>
    path.join(a.parentPath, a.name) < path.join(b.parentPath, b.name) ? -1 : 1,
  )) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${path.relative(process.cwd(), file)}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

async function upstreamAnswers(): Promise<boolean> {
  return await answers(`${parseWebEnv(process.env).apiOrigin}/api/common/timestamp`);
}

/** Whether the build is missing, comes from other sources, or was made without the upstream that answers now. */
export async function isBuildStale(): Promise<boolean> {
  if (!existsSync(path.join(".next", "BUILD_ID")) || !existsSync(STAMP)) return true;
  const [builtFrom, withUpstream] = readFileSync(STAMP, "utf8").split("\n");
  return builtFrom !== fingerprint() || (withUpstream !== "with upstream" && (await upstreamAnswers()));
}

/** The packages of package.json that are not installed, such as those for development where NODE_ENV is production. */
function missingPackages(folder = "."): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !existsSync(path.join(folder, "node_modules", name)));
}

/** Why pages cannot be built here, as one line for the operator; undefined if nothing is in the way. */
export function buildObstacle(folder = "."): string | undefined {
  const missing = missingPackages(folder);
  if (missing.length > 0) {
    const others = missing.length > 1 ? ` and ${missing.length - 1} more` : "";
    return `Packages that a build needs are not installed (${missing[0]}${others}): run \`npm ci --include=dev\`.`;
  }
  const build = path.join(folder, ".next");
  try {
    accessSync(existsSync(build) ? build : folder, constants.W_OK);
  } catch {
    return `The folder ${path.resolve(build)} cannot be written: build the pages as a user who may, then start.`;
  }
  return undefined;
}

/** Runs `next build` and writes the stamp. Returns its exit code. */
export async function buildPages(): Promise<number> {
  const obstacle = buildObstacle();
  if (obstacle) {
    process.stderr.write(`${obstacle}\n`);
    return 1;
  }
  const before = fingerprint();
  const withUpstream = await upstreamAnswers();
  // A cached list may name articles that no longer exist.
  rmSync(FETCH_CACHE, { recursive: true, force: true });
  const code = await run("next build", process.execPath, ["node_modules/next/dist/bin/next", "build"], { NODE_ENV: "production" });
  if (code !== 0) return code;
  writeFileSync(STAMP, `${before}\n${withUpstream ? "with upstream" : "without upstream"}\n`);
  writeFileSync(path.join(".next", ORIGIN_FILE), `${parseWebEnv(process.env).apiOrigin}\n`);
  return code;
}
