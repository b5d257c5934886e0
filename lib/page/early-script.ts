import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";

/**
 * Scripts in the head of pages, outside of Next's bundle: what every page does, and the loader of deferred hydration.
 */
const ENTRIES = { page: "lib/enhancements/page-script.ts", hydration: "lib/deferred-hydration/hydration-script.ts" } as const;
type EarlyScript = keyof typeof ENTRIES;

/** Output folder; file names contain a content hash. */
const FOLDER = path.join(".next", "static", "early");
const ADDRESS = "/_next/static/early/";

/** Loaded on demand by the page script: with the first call of the API, and with the first move of a slider. */
const LATER = ["calls", "live-receipt"] as const;

/** Loaded by the page script in browsers that need it. */
const OLD_BROWSERS = "lib/old-browsers/old-browser-script.ts";

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/**
 * Bundles each script into a file. Runs in a build and when development starts, as only these have the bundler. In development Next
 * does not serve `folder`, so set `callsApart` to false to include the calls in the page script. `sheets`: the style sheets of the build,
 * for the one of old browsers.
 */
export async function buildEarlyScripts({ folder = FOLDER, callsApart = true, sheets = [] as string[] } = {}): Promise<void> {
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
      // Chrome 80 has it; esbuild waits for a fault of rare chains to be mended in 91.
      supported: { "optional-chain": true },
      legalComments: "none",
      ...options,
    });
    return outputFiles?.[0]?.text.trim() ?? "";
  };
  const writeScript = (name: string, code: string) => write(`${name}.${hashOf(code)}.js`, code);
  const later: Record<string, string> = {};
  for (const name of LATER) later[name] = writeScript(name, await bundle(`lib/enhancements/${name}.ts`, { format: "esm" }));
  const apart: Plugin = {
    name: "loaded later",
    setup: ({ onResolve }) =>
      onResolve({ filter: /\.ts$/ }, ({ kind, path: imported }) => {
        const file = kind === "dynamic-import" ? later[path.basename(imported, ".ts")] : undefined;
        return file ? { path: ADDRESS + file, external: true } : undefined;
      }),
  };
  // Marks the tag as run, for RETRY_SCRIPT.
  const options: BuildOptions = { format: "iife", banner: { js: 'document.currentScript.dataset.ran="";' }, plugins: callsApart ? [apart] : [] };
  let oldBrowserFiles = "undefined";
  if (sheets.length > 0) {
    const { css, has } = await oldBrowserSheet(sheets);
    const script = await bundle(OLD_BROWSERS, { ...options, define: { HAS_SELECTORS: JSON.stringify(has) } });
    const name = `old.${hashOf(css + script)}`;
    write(`${name}.css`, css);
    write(`${name}.js`, script);
    oldBrowserFiles = JSON.stringify(ADDRESS + name);
  }
  for (const [name, entry] of Object.entries(ENTRIES))
    writeScript(name, await bundle(entry, { ...options, define: { OLD_BROWSER_FILES: oldBrowserFiles } }));
}

/** Inline script after the tag: retries a file that did not load. */
const RETRY_SCRIPT =
  "(function again(tag,wait){if('ran'in tag.dataset)return;const next=document.createElement('script');next.src=tag.src;" +
  "next.onerror=()=>setTimeout(again,wait,next,2*wait);document.head.append(next)})";

/** The script tags for the files in `folder`: with `src`, or `inline` with their text. */
export function earlyTags(folder: string, inline = false): Partial<Record<EarlyScript, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const tags = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const name = file.split(".")[0] as EarlyScript;
      if (inline) return [name, `<script>${readFileSync(path.join(folder, file), "utf8").replaceAll("</script", "<\\/script")}</script>`];
      const guard = `<script>${RETRY_SCRIPT}(document.currentScript.previousElementSibling,1e3)</script>`;
      return [name, `<script src="${ADDRESS}${file}"></script>${guard}`];
    });
  return Object.fromEntries(tags);
}

let tags: Partial<Record<EarlyScript, string>> | undefined;

/** The tag of one script; undefined if there is no build of it. */
export function scriptTag(name: EarlyScript): string | undefined {
  // Next serves the files of a build only in production.
  // biome-ignore lint/style/noProcessEnv: what Next runs as, which the server has settled, and not a setting
  tags ??= earlyTags(FOLDER, process.env.NODE_ENV !== "production");
  return tags[name];
}

/** Inserts the early script at the start of the head, before all other scripts. */
export function insertEarlyScript(html: string): string {
  const tag = scriptTag("page");
  return tag ? html.replace(/<meta charset="[^"]*"\/?>|(?=<\/head>)/i, (before) => before + tag) : html;
}
