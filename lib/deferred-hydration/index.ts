import { webEnv } from "../env.ts";
import { scriptTag } from "../page/early-script.ts";

/** The page's choice: never hydrate, or hydrate after load. */
const MODE = /<main\b[^>]*\sdata-hydrate="(none|idle)"/;
/** All scripts of Next, and those that can be deferred. */
const ANY_SCRIPT = /<script\b[^>]*\ssrc="[^"]*\/_next\/[^"]*"/g;
const SCRIPT = /<script\b([^>]*?)\ssrc="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_START = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
/** Flight data scripts. Next escapes `<`, so they do not contain `</script>`. */
const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?\)<\/script>/g;

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Makes Next's script tags inert, and removes the ones for browsers without modules. */
function deferScripts(html: string): string {
  return html.replace(PRELOAD, "").replace(SCRIPT, (_, before: string, source: string, after: string) => {
    const attributes = before + after;
    if (/\snomodule/i.test(attributes)) return "";
    return `<script data-src="${source}"${/\sid="[^"]*"/.exec(attributes)?.[0] ?? ""}></script>`;
  });
}

/**
 * Defers hydration of a page, by its main element: `data-hydrate="none"` removes Next's scripts and flight data;
 * `"idle"` makes the scripts inert and adds `hydration-script.ts`, which loads them after the page. A page without the
 * attribute, one with HTML that Next 16 does not write, and every page with DEFER_HYDRATION=0 is returned unchanged.
 */
export function deferHydration(html: string): string {
  const { DEFER_HYDRATION, NODE_ENV } = webEnv();
  const mode = DEFER_HYDRATION && NODE_ENV !== "development" ? MODE.exec(html)?.[1] : undefined;
  if (!mode || !html.includes(FLIGHT_START) || count(html, SCRIPT) !== count(html, ANY_SCRIPT)) return html;
  if (mode === "none") return scriptTag("page") ? html.replace(PRELOAD, "").replace(SCRIPT, "").replace(FLIGHT, "") : html;
  const loader = scriptTag("hydration");
  return loader ? deferScripts(html).replace(/(?=<\/head>)/, () => loader) : html;
}
