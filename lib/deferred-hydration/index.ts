import { webEnv } from "../env.ts";
import { scriptTag } from "../page/early-script.ts";

/** What a page says on its main element: the framework never comes, or it starts after the page is loaded. */
const MODE = /<main\b[^>]*\sdata-hydrate="(none|idle)"/;
/** Any script of Next's, under whatever address, and those that this file knows how to defer. */
const ANY_SCRIPT = /<script\b[^>]*\ssrc="[^"]*\/_next\/[^"]*"/g;
const SCRIPT = /<script\b([^>]*?)\ssrc="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_START = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
/** Flight data in parts. Next escapes `<` in it, so that no part holds the end of its script. */
const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?\)<\/script>/g;

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** The framework's script tags without their effect; browsers without modules read the page without it. */
function deferScripts(html: string): string {
  return html.replace(PRELOAD, "").replace(SCRIPT, (_, before: string, source: string, after: string) => {
    const attributes = before + after;
    if (/\snomodule/i.test(attributes)) return "";
    return `<script data-src="${source}"${/\sid="[^"]*"/.exec(attributes)?.[0] ?? ""}></script>`;
  });
}

/**
 * Defers the framework of a page made by Next, as its main element asks: with `data-hydrate="none"` its scripts and flight data are
 * removed, with `"idle"` the scripts are made inert and the starter (`start.ts`) fetches them after the page is loaded. A page that
 * does not ask, and one whose HTML is not as Next 16 writes it, comes back unchanged, as does every page with DEFER_HYDRATION=0.
 */
export function deferHydration(html: string): string {
  const { DEFER_HYDRATION, NODE_ENV } = webEnv();
  const mode = DEFER_HYDRATION && NODE_ENV !== "development" ? MODE.exec(html)?.[1] : undefined;
  if (!mode || !html.includes(FLIGHT_START) || count(html, SCRIPT) !== count(html, ANY_SCRIPT)) return html;
  if (mode === "none") return scriptTag("page") ? html.replace(PRELOAD, "").replace(SCRIPT, "").replace(FLIGHT, "") : html;
  const starter = scriptTag("hydration");
  return starter ? deferScripts(html).replace(/(?=<\/head>)/, () => starter) : html;
}
