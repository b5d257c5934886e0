import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A script in the head of pages, outside of Next's bundle (lib/page/build-early-scripts.ts). */
type EarlyScript = "page" | "hydration";

/** Output folder; file names contain a content hash. */
export const EARLY_SCRIPT_FOLDER = path.join(".next", "static", "early");
export const EARLY_SCRIPT_PATH = "/_next/static/early/";

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
      return [name, `<script src="${EARLY_SCRIPT_PATH}${file}"></script>${guard}`];
    });
  return Object.fromEntries(tags);
}

let tags: Partial<Record<EarlyScript, string>> | undefined;

/** The tag of one script; undefined if there is no build of it. */
export function scriptTag(name: EarlyScript): string | undefined {
  // Next serves the files of a build only in production.
  // biome-ignore lint/style/noProcessEnv: what Next runs as, which the server has settled, and not a setting
  tags ??= earlyTags(EARLY_SCRIPT_FOLDER, process.env.NODE_ENV !== "production");
  return tags[name];
}

/** Inserts the early script at the start of the head, before all other scripts. */
export function insertEarlyScript(html: string): string {
  const tag = scriptTag("page");
  return tag ? html.replace(/<meta charset="[^"]*"\/?>|(?=<\/head>)/i, (before) => before + tag) : html;
}

/**
 * URL of the early script, for per-request pages, which do not go through lib/page/finish.ts. Undefined in development,
 * where server.ts inlines the script.
 */
export function earlyScriptAddress(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: as above
  return process.env.NODE_ENV === "production" ? /\ssrc="([^"]+)"/.exec(scriptTag("page") ?? "")?.[1] : undefined;
}
