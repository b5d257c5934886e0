import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CARRIED_KEY, COPIED_NAME, DELETION_DIALOG_MEDIA, HYDRATED_EVENT, USER_KEY } from "../browser/names.ts";
import { NOTICE_COOKIE } from "../gateway/cookies.ts";
import { routes } from "../routes.ts";
import { HELD_PARAMETER, UNHELD } from "./held-request.ts";
import { type KeepSettings, keepEarly } from "./keep-early.ts";
import { type StartSettings, startOnTouch } from "./start-on-touch.ts";

/** The texts of the inline scripts that run before the framework. */
export type EarlyScripts = {
  /** Of a page whose framework is held back. */
  starter: string;
  /** Of a page that asks for holding and has its framework all the same. */
  keeper: string;
};

/** Where a build leaves them minified. */
const MINIFIED = path.join(".next", "early-scripts.json");

const keepSettings: KeepSettings = {
  hydrated: HYDRATED_EVENT,
  copied: COPIED_NAME,
  carried: CARRIED_KEY,
  dialogLinks: `a[href="${routes.removeAccount}"]`,
  dialogMedia: DELETION_DIALOG_MEDIA,
};
const startSettings: StartSettings = {
  ...keepSettings,
  noticeCookie: NOTICE_COOKIE,
  userKey: USER_KEY,
  parameter: HELD_PARAMETER,
  unheld: UNHELD,
};

/** A function for the browser as text, without the comments and indents of its source. */
const asText = (run: unknown) =>
  `(${String(run)
    .replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, "")
    .replace(/\s+/g, " ")})`;
const fromSource = (): EarlyScripts => ({
  starter: `${asText(startOnTouch)}(${JSON.stringify(startSettings)},${asText(keepEarly)})`,
  keeper: `${asText(keepEarly)}(${JSON.stringify(keepSettings)},()=>{})`,
});

type Minified = EarlyScripts & { source: EarlyScripts };

/** Minifies the scripts once for all pages; part of a build, which alone has the minifier. */
export async function minifyEarlyScripts(file = MINIFIED): Promise<void> {
  const { transform } = await import("esbuild");
  const source = fromSource();
  const minify = async (code: string) => (await transform(code, { minify: true, target: "es2022" })).code.trim();
  const minified: Minified = { starter: await minify(source.starter), keeper: await minify(source.keeper), source };
  writeFileSync(file, JSON.stringify(minified));
}

/** The scripts as a build has left them; as they are written where it has left none, or those of another source. */
export function readEarlyScripts(file = MINIFIED): EarlyScripts {
  const source = fromSource();
  const minified = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Minified) : undefined;
  return minified && JSON.stringify(minified.source) === JSON.stringify(source) ? minified : source;
}

let known: EarlyScripts | undefined;
/** The same, read once. */
export function earlyScripts(): EarlyScripts {
  known ??= readEarlyScripts();
  return known;
}
