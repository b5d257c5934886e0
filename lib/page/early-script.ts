import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions, Plugin } from "esbuild";

/** Scripts of our own that stand in the head of pages, beside the framework: what every page does, and the start of a deferred framework. */
const ENTRIES = { page: "lib/enhancements/page-script.ts", hydration: "lib/deferred-hydration/hydration-script.ts" } as const;
type EarlyScript = keyof typeof ENTRIES;

/** Where a build leaves the scripts, named by their content: browsers fetch each once for all pages. */
const FOLDER = path.join(".next", "static", "early");
const ADDRESS = "/_next/static/early/";

/** What pages fetch once they call the server: imported by the scripts above, and a file of its own. */
const CALLS = { entry: "lib/enhancements/calls.ts", imported: /\/calls\.ts$/ } as const;

const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 16);

/**
 * Bundles the scripts, each into a file. Part of a build and of the start of development: only these have the bundler. While developing Next serves
 * nothing of `folder`: the calls are a part of the page's script then.
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
  // Each says that it has run: read by ASK_AGAIN.
  const options: BuildOptions = { format: "iife", banner: { js: 'document.currentScript.dataset.ran="";' }, plugins: callsApart ? [apart] : [] };
  for (const [name, entry] of Object.entries(ENTRIES)) await bundle(name, entry, options);
}

/** Runs in the browser behind the tag of the script, as text, and asks for a file again that has not come. */
const ASK_AGAIN =
  "(function again(tag,wait){if('ran'in tag.dataset)return;const next=document.createElement('script');next.src=tag.src;" +
  "next.onerror=()=>setTimeout(again,wait,next,2*wait);document.head.append(next)})";

/** Makes the tags of the scripts that a build has left in `folder`: of their files, or `inline` with the text in them. */
export function earlyTags(folder: string, inline = false): Partial<Record<EarlyScript, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const tags = files.map((file) => {
    const name = file.split(".")[0] as EarlyScript;
    if (inline) return [name, `<script>${readFileSync(path.join(folder, file), "utf8").replaceAll("</script", "<\\/script")}</script>`];
    const guard = `<script>${ASK_AGAIN}(document.currentScript.previousElementSibling,1e3)</script>`;
    return [name, `<script src="${ADDRESS}${file}"></script>${guard}`];
  });
  return Object.fromEntries(tags);
}

let tags: Partial<Record<EarlyScript, string>> | undefined;

/** The tag of one of the scripts; undefined where no build has left it. */
export function scriptTag(name: EarlyScript): string | undefined {
  // Next serves what a build has left in production alone.
  // biome-ignore lint/style/noProcessEnv: what Next runs as, which the server has settled, and not a setting
  tags ??= earlyTags(FOLDER, process.env.NODE_ENV !== "production");
  return tags[name];
}

/** Puts the script that runs before everything else into the head of a finished page: what the page does without the framework. */
export function insertEarlyScript(html: string): string {
  const tag = scriptTag("page");
  return tag ? html.replace(/<meta charset="[^"]*"\/?>|(?=<\/head>)/i, (before) => before + tag) : html;
}
