import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildEarlyScripts } from "./early-script.ts";

const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/**
 * Runs when a build has compiled the scripts, before it makes pages (`compiler.runAfterProductionCompile` in next.config.ts). Bundles
 * the scripts that stand in the head of every page, and asks browsers to compile the framework's scripts whole, beside the main
 * thread while they arrive (Chromium; for others a comment). Without the hint each function is read again on the main thread at
 * its first call. `distDir`: the folder of the build.
 */
export async function afterCompile({ distDir }: { distDir: string }): Promise<void> {
  for (const file of globSync(path.join(distDir, "static/chunks/**/*.js"))) {
    const code = readFileSync(file, "utf8");
    if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, `${COMPILE_HINT}\n${code}`);
  }
  await buildEarlyScripts({ folder: path.join(distDir, "static", "early") });
}
