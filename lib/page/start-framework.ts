/** The page asks to do without the framework. */
const READING = /<main\b[^>]*\sdata-hydrate="none"/;
/** All scripts of Next, and those of the usual form. */
const ANY_SCRIPT = /<script\b[^>]*\ssrc="[^"]*\/_next\/[^"]*"/g;
const SCRIPT = /<script\b[^>]*\ssrc="\/_next\/static\/[^"]+"[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const FLIGHT_START = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
/** Flight data scripts. Next escapes `<`, so they do not contain `</script>`. */
const FLIGHT = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([\s\S]*?\)<\/script>/g;

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/**
 * Starts the framework on a page as its main element asks: `data-hydrate="none"` removes Next's scripts and flight data;
 * without it they start as Next writes them, and `early` is added, the tag of early-input-script.ts. Unchanged: a page
 * with HTML that Next 16 does not write.
 */
export function startFramework(html: string, early: string | undefined): string {
  const isKnown = html.includes(FLIGHT_START) && count(html, SCRIPT) === count(html, ANY_SCRIPT);
  if (!early || !isKnown) return html;
  if (READING.test(html)) return html.replace(PRELOAD, "").replace(SCRIPT, "").replace(FLIGHT, "");
  return html.replace(/(?=<\/head>)/, () => early);
}
