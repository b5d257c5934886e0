import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { webEnv } from "../env.ts";

/** A script in the head of pages, outside of Next's bundle (lib/page/build-early-scripts.ts). */
type EarlyScript = "first" | "page" | "input";

/** Output folder; file names contain a content hash. */
export const EARLY_SCRIPT_FOLDER = path.join(".next", "static", "early");
/** Those of a development server, which serves no files of a build. */
export const DEV_SCRIPT_FOLDER = path.join(".next", "early");
export const EARLY_SCRIPT_PATH = "/_next/static/early/";

/** Inline script after the tag: requests a file again that did not load. */
const RETRY_SCRIPT =
  "(function watch(tag,wait){tag.onerror=()=>setTimeout(()=>{const next=document.createElement('script');next.src=tag.src;" +
  "watch(next,2*wait);document.head.append(next)},wait)})(document.currentScript.previousElementSibling,1e3)";

/** These are in the HTML: they act before the first paint, and before anybody clicks. */
const INLINE: ReadonlySet<string> = new Set<EarlyScript>(["first", "input"]);

/** The script tags for the files in `folder`. `inline`: all with their text. `data-counts`: visits are counted. */
export function earlyTags(folder: string, inline = false): Partial<Record<EarlyScript, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const tags = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const name = file.split(".")[0] as EarlyScript;
      if (inline || INLINE.has(name))
        return [name, `<script>${readFileSync(path.join(folder, file), "utf8").trim().replaceAll("</script", "<\\/script")}</script>`];
      const counts = name === "page" && webEnv().counts ? " data-counts" : "";
      return [name, `<script defer src="${EARLY_SCRIPT_PATH}${file}"${counts}></script><script>${RETRY_SCRIPT}</script>`];
    });
  return Object.fromEntries(tags);
}

let tags: Partial<Record<EarlyScript, string>> | undefined;

/** The tag of one script; undefined if there is no build of it. */
export function scriptTag(name: EarlyScript): string | undefined {
  tags ??= earlyTags(EARLY_SCRIPT_FOLDER);
  return tags[name];
}

/** Inserts the scripts of every page at the start of the head, before all others. */
export function insertEarlyScripts(html: string): string {
  const tag = (scriptTag("first") ?? "") + (scriptTag("page") ?? "");
  return tag ? html.replace(/<meta charset="[^"]*"\/?>|(?=<\/head>)/i, (before) => before + tag) : html;
}

/**
 * The same scripts for pages that are not finished, which are dynamic ones and all in development: the texts
 * of the inline ones, among them the one that keeps what is typed before hydration, and the address of the other one.
 */
export function earlyScripts(): { inline: [name: string, code: string][]; page?: string | undefined } {
  // biome-ignore lint/style/noProcessEnv: what Next runs as, and not a setting
  const dev = process.env.NODE_ENV === "development";
  const tag = (name: EarlyScript) => (dev ? earlyTags(DEV_SCRIPT_FOLDER, true)[name] : scriptTag(name)) ?? "";
  const names: EarlyScript[] = dev ? ["first", "page"] : ["first", "input"];
  const inline = names.flatMap((name): [string, string][] => {
    const code = /^<script>([\s\S]*)<\/script>$/.exec(tag(name))?.[1];
    return code ? [[name, code]] : [];
  });
  return { inline, page: /\ssrc="([^"]+)"/.exec(tag("page"))?.[1] };
}
