import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { adFlags, CARRIED_KEY, COPIED_NAME, DELETION_DIALOG_MEDIA, HYDRATED_EVENT, MAIN_ID, NOTICE_COOKIE, USER_KEY } from "../browser/names.ts";
import { contact } from "../content/site.ts";
import { replayEvents } from "../deferred-hydration/event-replay.ts";
import { HELD_PARAMETER, UNHELD } from "../deferred-hydration/held-request.ts";
import { type StartSettings, startOnTouch } from "../deferred-hydration/start-on-touch.ts";
import { HEADER_SCROLL_PX, SHARE_POPUP_PX } from "../limits.ts";
import { routes } from "../routes.ts";
import { enhancePage } from "./enhancements.ts";

/** How far below the top edge a heading counts as reached, pixels: the fixed header and some air. */
const REACHED_PX = 140;

const behaviourSettings = {
  scrolledPx: HEADER_SCROLL_PX,
  popupPx: SHARE_POPUP_PX,
  reachedPx: REACHED_PX,
  mainId: MAIN_ID,
  stripFlag: adFlags.topWarn,
  opensAt: contact.opensAt,
  closesAt: contact.closesAt,
};
const startSettings: StartSettings = {
  hydrated: HYDRATED_EVENT,
  copied: COPIED_NAME,
  carried: CARRIED_KEY,
  dialogLinks: `a[href="${routes.removeAccount}"]`,
  dialogMedia: DELETION_DIALOG_MEDIA,
  noticeCookie: NOTICE_COOKIE,
  userKey: USER_KEY,
  parameter: HELD_PARAMETER,
  unheld: UNHELD,
};

/** Runs in the browser; what the attributes of the script's tag ask for decides what it does. */
function runEarly(
  behaviour: typeof behaviourSettings,
  settings: StartSettings,
  behave: typeof enhancePage,
  start: typeof startOnTouch,
  keep: typeof replayEvents,
): void {
  // The file may come late, when it has failed at first.
  const whenParsed = (run: () => void) => {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  };
  const { dataset } = document.currentScript as HTMLScriptElement;
  behave(behaviour, whenParsed);
  if ("until" in dataset) start(settings, keep, whenParsed);
  else if ("keep" in dataset) keep(settings, () => undefined, whenParsed);
}

/** Runs in the browser behind the tag of the script, and asks for the file again where it has not come: nothing works without it. */
function askAgain(tag: HTMLScriptElement, waitMs: number): void {
  if (document.documentElement.dataset.service) return;
  const script = document.createElement("script");
  Object.assign(script.dataset, tag.dataset);
  script.src = tag.src;
  script.onerror = () => setTimeout(askAgain, waitMs, tag, 2 * waitMs);
  document.head.append(script);
}

/** A function for the browser as text, without the comments and indents of its source. */
const asText = (run: unknown) =>
  `(${String(run)
    .replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, "")
    .replace(/\s+/g, " ")})`;
const source = `${asText(runEarly)}(${JSON.stringify(behaviourSettings)},${JSON.stringify(startSettings)},${[enhancePage, startOnTouch, replayEvents].map(asText)})`;
const guard = `${asText(askAgain)}(document.currentScript.previousElementSibling,1e3)`;

/** Where a build leaves the script, named by its content: browsers fetch it once for all pages. */
const FOLDER = path.join(".next", "static", "early");
const ADDRESS = "/_next/static/early/";

/** Minifies the script into a file of its own; part of a build, which alone has the minifier. */
export async function buildEarlyScript(folder = FOLDER): Promise<void> {
  const { transform } = await import("esbuild");
  const code = (await transform(source, { minify: true, target: "es2022" })).code.trim();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${createHash("sha256").update(code).digest("hex").slice(0, 16)}.js`), code);
}

/** Makes the tag of the script with the given attributes: of the file that a build has left, or with the text in it where none has. */
export function earlyTags(folder: string | undefined): (attributes: string) => string {
  const file = folder && existsSync(folder) ? readdirSync(folder)[0] : undefined;
  return (attributes) =>
    file ? `<script src="${ADDRESS}${file}"${attributes}></script><script>${guard}</script>` : `<script${attributes}>${source}</script>`;
}

let tag: ((attributes: string) => string) | undefined;

/**
 * Puts the script that runs before everything else into the head of a finished page: what the page does without the framework
 * and, by its attributes, ` data-until` with ` data-name` to hold the framework back, ` data-keep` to keep early presses and letters.
 */
export function insertEarlyScript(html: string, attributes = ""): string {
  // Next serves what a build has left in production alone.
  // biome-ignore lint/style/noProcessEnv: what Next runs as, which the server has settled, and not a setting
  tag ??= earlyTags(process.env.NODE_ENV === "production" ? FOLDER : undefined);
  const text = tag(attributes);
  return html.replace(/<meta charset="[^"]*"\/?>|(?=<\/head>)/i, (before) => before + text);
}
