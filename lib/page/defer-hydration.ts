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
 * Starts the framework on a page as its main element asks: `data-hydrate="none"` removes Next's scripts and flight data;
 * `"idle"` makes the scripts inert, and hydration-script.ts loads them after the page; without the attribute they start
 * as Next writes them. The last two get hydration-script.ts, which keeps what is typed and clicked before. Unchanged: a
 * page with HTML that Next 16 does not write. `loader`: the tag of that script.
 */
export function deferHydration(html: string, loader: string | undefined): string {
  const isKnown = html.includes(FLIGHT_START) && count(html, SCRIPT) === count(html, ANY_SCRIPT);
  if (!loader || !isKnown) return html;
  const mode = MODE.exec(html)?.[1];
  if (mode === "none") return html.replace(PRELOAD, "").replace(SCRIPT, "").replace(FLIGHT, "");
  return (mode === "idle" ? deferScripts(html) : html).replace(/(?=<\/head>)/, () => loader);
}
