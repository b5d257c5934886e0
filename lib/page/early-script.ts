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

/** Loaded on demand by the scripts above, when a page first calls the API. */
const CALLS = { entry: "lib/enhancements/calls.ts", imported: /\/calls\.ts$/ } as const;

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/**
 * Bundles each script into a file. Runs in a build and when development starts, as only these have the bundler. In
 * development Next does not serve `folder`, so set `callsApart` to false to include the calls in the page script.
 */
export async function buildEarlyScripts({ folder = FOLDER, callsApart = true } = {}): Promise<void> {
  const { build } = await import("esbuild");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundle = async (name: string, entry: string, options: BuildOptions) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      target: "es2022",
      legalComments: "none",
      ...options,
    });
    const code = outputFiles?.[0]?.text.trim() ?? "";
    const file = `${name}.${hashOf(code)}.js`;
    writeFileSync(path.join(folder, file), code);
    return file;
  };
  const calls = await bundle("calls", CALLS.entry, { format: "esm" });
  const apart: Plugin = {
    name: "calls apart",
    setup: ({ onResolve }) =>
      onResolve({ filter: CALLS.imported }, ({ kind }) => (kind === "dynamic-import" ? { path: ADDRESS + calls, external: true } : undefined)),
  };
  // Marks the tag as run, for RETRY_SCRIPT.
  const options: BuildOptions = { format: "iife", banner: { js: 'document.currentScript.dataset.ran="";' }, plugins: callsApart ? [apart] : [] };
  for (const [name, entry] of Object.entries(ENTRIES)) await bundle(name, entry, options);
}

/** Inline script after the tag: retries a file that did not load. */
const RETRY_SCRIPT =
  "(function again(tag,wait){if('ran'in tag.dataset)return;const next=document.createElement('script');next.src=tag.src;" +
  "next.onerror=()=>setTimeout(again,wait,next,2*wait);document.head.append(next)})";

/** The script tags for the files in `folder`: with `src`, or `inline` with their text. */
export function earlyTags(folder: string, inline = false): Partial<Record<EarlyScript, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const tags = files.map((file) => {
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
