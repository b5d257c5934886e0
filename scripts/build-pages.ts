import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ORIGIN_FILE } from "../lib/cache/built-pages.ts";
import { parseWebEnv } from "../lib/env.ts";
import { answers } from "./ports.ts";
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

/** Runs `next build`, records its sources, and returns its exit code. */
export async function buildPages(): Promise<number> {
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
