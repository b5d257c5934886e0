import { createHash } from "node:crypto";
import { deferHydration } from "../deferred-hydration/index.ts";
import { explainBrokenPage } from "./broken-page.ts";
import { insertEarlyScript, scriptTag } from "./early-script.ts";
import { contentSecurityPolicy, POLICY } from "./headers.ts";

/** Start of the flight data, without which React does not hydrate. */
const FLIGHT_START = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT_PART = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
/** All other inline scripts that Next 16 and React 19 write into a page, besides flight data. */
const KINDS = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[(?:"[\w./~-]+",?)*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  // React's runtime for streamed Suspense boundaries.
  /^(?:requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|\$R[A-Z]=|\$R[A-Z]\()/,
];
const BOOTSTRAP = /<script[^>]*\sid="_R_"/;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks do not run, and the CSP does not cover them. */
const DATA_BLOCK = /\stype="(?:application\/(?:ld\+)?json|speculationrules)"/;
const OWN_SOURCE = /\ssrc="\/(?!\/)/;
/** A nonce on a tag or in flight data. Text written by people has its quotes escaped twice, so it does not match. */
const NONCE = /<[a-z][^<>]*\snonce=|\\"nonce\\":\\"(?!\$undefined\\")/i;
const NONCE_IN_FLIGHT = /"nonce":"(?!\$undefined")/;

/** URL of the request in the flight data: path and query. */
const REQUEST_URL = /"c":(\[(?:"(?:[^"\\]|\\.)*",?)*\]),"q":("(?:[^"\\]|\\.)*")/;

/** The page contains something that Next does not write, or lacks something that it does. It must not be cached. */
export class UnrecognisedPage extends Error {
  override readonly name = "UnrecognisedPage";
}

/** Inline scripts that run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)].flatMap(([whole, attributes = "", code = ""]) =>
    DATA_BLOCK.test(attributes) || /\ssrc=/i.test(attributes) ? [] : [{ whole, code }],
  );

/** Parses a chunk of flight data; undefined for other scripts. */
function flightPart(code: string): [kind: number, data?: string] | undefined {
  const found = FLIGHT_PART.exec(code);
  if (!found) return undefined;
  try {
    return JSON.parse(found[1] as string);
  } catch {
    throw new UnrecognisedPage("flight data with something beside it");
  }
}

/** Checks that a page contains only scripts that Next and React write. Throws UnrecognisedPage. */
export function recognisePage(html: string): void {
  if (NONCE.test(html)) throw new UnrecognisedPage("a nonce");
  for (const [, attributes = ""] of html.matchAll(SCRIPT))
    if (/\ssrc=/i.test(attributes) && !OWN_SOURCE.test(attributes)) throw new UnrecognisedPage("a script of another site");
  const scripts = inlineScripts(html);
  const isKnown = (code: string) => code === FLIGHT_START || KINDS.some((kind) => kind.test(code)) || flightPart(code);
  if (!scripts.every(({ code }) => isKnown(code))) throw new UnrecognisedPage("an unknown inline script");
  if (!BOOTSTRAP.test(html) || !scripts.some(({ code }) => code === FLIGHT_START)) throw new UnrecognisedPage("no hydration marks");
}

/** Same escaping of JSON in HTML as Next. */
const escapeJson = (text: string) => text.replace(/[&<>\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Removes the query of the rendered request from flight data, which every later visitor gets. */
function withoutQuery(flight: string): string {
  return flight.replace(REQUEST_URL, (whole, path: string, query: string) => {
    if (query === '""' && !path.includes("?")) return whole;
    const parts = JSON.parse(path) as string[];
    return `"c":${JSON.stringify(parts.map((part) => part.split("?")[0]))},"q":""`;
  });
}

/** The same for a whole page. If anything changes, its flight data is merged into one script. */
function pageWithoutQuery(html: string): string {
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

/**
 * Flight data for client navigation, without the query of the rendered request. Throws UnrecognisedPage if it contains
 * a nonce.
 */
export function finishFlight(flight: Buffer): Buffer {
  const text = flight.toString("utf8");
  if (NONCE_IN_FLIGHT.test(text)) throw new UnrecognisedPage("a nonce");
  const clean = withoutQuery(text);
  return clean === text ? flight : Buffer.from(clean);
}

/** CSP hash sources of the inline scripts in an HTML document, in order, without duplicates. */
function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).flatMap(({ code }) => (code ? [`'sha256-${createHash("sha256").update(code).digest("base64")}'`] : []));
  return [...new Set(hashes)];
}

type FinishedPage = { html: string; headers: { [POLICY]: string } };

/**
 * Finishes a rendered page once, before it is cached: removes the query of the request that caused the render, defers
 * hydration, inserts the early script, explains an error page, and adds a CSP with the hashes of its inline scripts.
 * `https`: of SITE_URL. Throws UnrecognisedPage for HTML that Next does not write; such a page must not be cached.
 */
export function finishPage(html: string, { status, https }: { status: number; https: boolean }): FinishedPage {
  recognisePage(html);
  const finished = explainBrokenPage(status, insertEarlyScript(deferHydration(pageWithoutQuery(html), scriptTag)));
  return { html: finished, headers: { [POLICY]: contentSecurityPolicy(inlineScriptHashes(finished), { https, dev: false }) } };
}
