import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildEarlyScripts } from "./early-script.ts";

const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/**
 * Runs after a build has compiled its scripts and before it renders pages (`compiler.runAfterProductionCompile` in
 * next.config.ts). Bundles the early scripts and adds Chromium's eager compile hint to Next's scripts: they are
 * compiled off the main thread while they load, instead of function by function on first call. `distDir`: the output
 * folder of the build.
 */
export async function afterCompile({ distDir }: { distDir: string }): Promise<void> {
  for (const file of globSync(path.join(distDir, "static/chunks/**/*.js"))) {
    const code = readFileSync(file, "utf8");
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, `${COMPILE_HINT}\n${code}`);
  }
  const sheets = globSync(path.join(distDir, "static/chunks/**/*.css")).map((file) => readFileSync(file, "utf8"));
  // The largest first, as pages load the sheet of all pages before those of parts.
  sheets.sort((a, b) => b.length - a.length);
  await buildEarlyScripts({ folder: path.join(distDir, "static", "early"), sheets });
}
