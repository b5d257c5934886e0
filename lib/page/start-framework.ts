/** The page's choice: without the framework, or with it once the page is loaded. */
const MODE = /<main\b[^>]*\sdata-hydrate="(none|idle)"/;
/** All scripts of Next, and those of the usual form. */
const ANY_SCRIPT = /<script\b[^>]*\ssrc="[^"]*\/_next\/[^"]*"/g;
const SCRIPT = /<script\b([^>]*?)\ssrc="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Start of the flight data, without which React does not hydrate. */
export const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
/** Flight data scripts. Next escapes `<`, so they do not contain `</script>`. */
const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?\)<\/script>/g;

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Makes Next's scripts inert for `startWhenIdle`, and removes those for browsers without modules. */
const inert = (html: string) =>
  html.replace(PRELOAD, "").replace(SCRIPT, (_, before: string, source: string, after: string) => {
    const attributes = before + after;
    return /\snomodule/i.test(attributes) ? "" : `<script data-src="${source}"${/\sid="[^"]*"/.exec(attributes)?.[0] ?? ""}></script>`;
  });

/**
 * Starts the framework on a page as its main element asks: `data-hydrate="none"` removes Next's scripts and flight data;
 * `"idle"` makes the scripts inert until the page is loaded; without it they start as Next writes them. The last two get
 * `early`, the tag of early-input-script.ts. Unchanged: a page with HTML that Next 16 does not write.
 */
export function startFramework(html: string, early: string | undefined): string {
  const isKnown = html.includes(`<script>${FLIGHT_START}</script>`) && count(html, SCRIPT) === count(html, ANY_SCRIPT);
  if (!early || !isKnown) return html;
  const mode = MODE.exec(html)?.[1];
  if (mode === "none") return html.replace(PRELOAD, "").replace(SCRIPT, "").replace(FLIGHT, "");
  return (mode === "idle" ? inert(html) : html).replace(/(?=<\/head>)/, () => early);
}
