/** The first part of the flight data: without it React does not take a page over. */
const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT_PART = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** Every kind of inline script that Next 16 and React 19 write into a page. */
const KINDS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w./~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  // React moves late parts of a page into their places.
  /^(?:requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|\$R[A-Z]=|\$R[A-Z]\()/,
];
const BOOTSTRAP = /<script[^>]*\sid="_R_"/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Blocks that hold data never run, the policy does not judge them. */
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;
const OWN_SOURCE = /\ssrc="\/(?!\/)/;
/** A nonce on a tag, or in the flight data of one. What a person wrote has its quotation marks escaped once more. */
const NONCE = /<[a-z][^<>]*\snonce=|\\"nonce\\":\\"(?!\$undefined\\")/i;
const NONCE_IN_FLIGHT = /"nonce":"(?!\$undefined")/;

/** The address that a page was made for, in its flight data: path, and query. */
const MADE_FOR = /"c":(\[(?:"(?:[^"\\]|\\.)*",?)*\]),"q":("(?:[^"\\]|\\.)*")/;

/** A page that holds something that Next does not write, or lacks something that it does: nobody but its visitor may get it. */
export class UnrecognisedPage extends Error {
  override readonly name = "UnrecognisedPage";
}

const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([whole, attributes = "", code = ""]) =>
    DATA_BLOCK.test(attributes) || /\ssrc=/i.test(attributes) ? [] : [{ whole, attributes, code }],
  );

/** A part of the flight data, which is JSON and nothing beside it; undefined for another script. */
function flightPart(code: string): [kind: number, data?: string] | undefined {
  const found = FLIGHT_PART.exec(code);
  if (!found) return undefined;
  try {
    return JSON.parse(found[1] as string);
  } catch {
    throw new UnrecognisedPage("flight data with something beside it");
  }
}

/** Checks that the HTML of a page is what Next and React write and nothing else. Throws UnrecognisedPage. */
export function recognisePage(html: string): void {
  if (NONCE.test(html)) throw new UnrecognisedPage("a nonce");
  for (const [, attributes = ""] of html.matchAll(SCRIPT))
    if (/\ssrc=/i.test(attributes) && !OWN_SOURCE.test(attributes)) throw new UnrecognisedPage("a script of another site");
  const scripts = inlineScripts(html);
  if (scripts.some(({ code }) => !KINDS.some((kind) => kind.test(code)) && !flightPart(code))) throw new UnrecognisedPage("an unknown inline script");
  if (!BOOTSTRAP.test(html) || !scripts.some(({ code }) => code === FLIGHT_START)) throw new UnrecognisedPage("no hydration marks");
}

/** As Next escapes JSON in HTML. */
const escapeJson = (text: string) => text.replace(/[&<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Takes the query of the request that had the page made out of flight data, which every later visitor gets. */
export function withoutQuery(flight: string): string {
  return flight.replace(MADE_FOR, (whole, path: string, query: string) => {
    if (query === '""' && !path.includes("?")) return whole;
    const parts = JSON.parse(path) as string[];
    return `"c":${JSON.stringify(parts.map((part) => part.split("?")[0]))},"q":""`;
  });
}

/** The same for a whole page. Its flight data becomes one part where it has to be changed. */
export function pageWithoutQuery(html: string): string {
  const parts = inlineScripts(html).flatMap(({ whole, code }) => {
    const part = flightPart(code);
    return part ? [{ whole, part }] : [];
  });
  const text = parts.map(({ part: [, data] }) => data).join("");
  const clean = withoutQuery(text);
  if (clean === text) return html;
  if (parts.some(({ part: [kind] }) => kind !== 1)) throw new UnrecognisedPage("flight data of an unknown kind");
  const [first, ...rest] = parts;
  const one = `<script>self.__next_f.push(${escapeJson(JSON.stringify([1, clean]))})</script>`;
  return rest.reduce(
    (left, { whole }) => left.replace(whole, () => ""),
    html.replace(first?.whole ?? "", () => one),
  );
}

/** Flight data that client navigation asks for, without the query of who had it made. Throws UnrecognisedPage where it names a nonce. */
export function finishFlight(flight: Buffer): Buffer {
  const text = flight.toString("utf8");
  if (NONCE_IN_FLIGHT.test(text)) throw new UnrecognisedPage("a nonce");
  const clean = withoutQuery(text);
  return clean === text ? flight : Buffer.from(clean);
}
