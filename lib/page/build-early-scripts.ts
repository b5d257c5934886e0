import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { DEV_SCRIPT_FOLDER, EARLY_SCRIPT_FOLDER, EARLY_SCRIPT_PATH } from "./early-script.ts";

/** Scripts in the head of pages: what CSS must know first, what every page does, and the start of the framework. */
const ENTRIES = {
  first: "lib/enhancements/first-paint-script.ts",
  page: "lib/enhancements/page-script.ts",
  input: "lib/page/early-input-script.ts",
};

/**
 * Loaded on demand by the page script: with the first call of the API or press on the patch of the 404 page, with the
 * first move of a slider, and after load where visits are counted.
 */
const ON_DEMAND = ["calls", "live-receipt", "counts"] as const;

/** Loaded before the first paint in browsers that need it. */
const OLD_BROWSERS = "lib/old-browsers/old-browser-script.ts";

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/**
 * Bundles each script into a file. In development Next does not serve `folder`, so set `onDemandApart` to false to include
 * those loaded on demand in the page script. `sheets`: the style sheets of the build, for
 * the one of old browsers.
 */
export async function buildEarlyScripts({ folder = EARLY_SCRIPT_FOLDER, onDemandApart = true, sheets = [] as string[] } = {}): Promise<void> {
  const { build } = await import("esbuild");
  const { OLDEST_BROWSERS, oldBrowserSheet } = await import("../old-browsers/sheet.ts");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (file: string, code: string) => {
    writeFileSync(path.join(folder, file), code);
    return file;
  };
  const bundle = async (entry: string, options: BuildOptions) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      target: OLDEST_BROWSERS,
      // Supported by Chrome 80, except for a rare bug that esbuild otherwise avoids.
      supported: { "optional-chain": true },
      legalComments: "none",
      ...options,
    });
    return outputFiles?.[0]?.text.trim() ?? "";
  };
  const writeScript = (name: string, code: string) => write(`${name}.${hashOf(code)}.js`, code);
  const onDemand: Record<string, string> = {};
  for (const name of ON_DEMAND) onDemand[name] = writeScript(name, await bundle(`lib/enhancements/${name}.ts`, { format: "esm" }));
  const apart: Plugin = {
    name: "loaded on demand",
    setup: ({ onResolve }) =>
      onResolve({ filter: /\.ts$/ }, ({ kind, path: imported }) => {
        const file = kind === "dynamic-import" ? onDemand[path.basename(imported, ".ts")] : undefined;
        return file ? { path: EARLY_SCRIPT_PATH + file, external: true } : undefined;
      }),
  };
  const options: BuildOptions = {
    // esbuild's "iife" adds a shim of require() beside import(); a function around a module needs none.
    format: "esm",
    banner: { js: '(()=>{"use strict";' },
    footer: { js: "})()" },
    plugins: onDemandApart ? [apart] : [],
  };
  let oldBrowserFiles = "undefined";
  if (sheets.length > 0) {
    const { css, has } = await oldBrowserSheet(sheets);
    const script = await bundle(OLD_BROWSERS, { ...options, define: { HAS_SELECTORS: JSON.stringify(has) } });
    const name = `old.${hashOf(css + script)}`;
    write(`${name}.css`, css);
    write(`${name}.js`, script);
    oldBrowserFiles = JSON.stringify(EARLY_SCRIPT_PATH + name);
  }
  for (const [name, entry] of Object.entries(ENTRIES))
    writeScript(name, await bundle(entry, { ...options, define: { OLD_BROWSER_FILES: oldBrowserFiles } }));
}

/** An editor writes a file in several steps, milliseconds. */
const SETTLE_MS = 100;
let watching = false;

/** For development: bundles the scripts, and again when a source changes. Next reads its configuration more than once. */
export async function watchEarlyScripts(): Promise<void> {
  if (watching) return;
  watching = true;
  const build = () => buildEarlyScripts({ folder: DEV_SCRIPT_FOLDER, onDemandApart: false });
  await build();
  let timer: NodeJS.Timeout | undefined;
  // Not persistent: Next also reads its configuration in a process that sends telemetry, which would never end.
  watch("lib", { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => build().catch((cause: Error) => process.stderr.write(`${cause.message}\n`)), SETTLE_MS);
  });
}

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
