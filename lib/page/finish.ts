import { createHash } from "node:crypto";
import { webEnv } from "../env.ts";
import { webLog } from "../gateway/log.ts";
import { missingPage } from "./broken-page.ts";
import { pathOfKey } from "./built-pages.ts";
import { weakEtag } from "./conditional-requests.ts";
import { insertEarlyScripts, scriptTag } from "./early-script.ts";
import { pageHeaders, policyHeaders } from "./headers.ts";
import { FLIGHT_START, startFramework } from "./start-framework.ts";

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

/** The source of an inline script in a policy. */
export const hashSource = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** CSP hash sources of the inline scripts in an HTML document, in order, without duplicates. */
function inlineScriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).flatMap(({ code }) => (code ? [hashSource(code)] : []));
  return [...new Set(hashes)];
}

/**
 * Finishes a rendered page once, before it is stored: removes the query of the request that caused the render, starts
 * the framework as the page asks, and inserts the page's scripts. Returns the HTML and the sources of its inline
 * scripts for its policy. Throws UnrecognisedPage for HTML that Next does not write; such a page must not be stored.
 */
export function finishPage(html: string): { html: string; scripts: string[] } {
  recognisePage(html);
  const finished = insertEarlyScripts(startFramework(pageWithoutQuery(html), scriptTag("input")));
  return { html: finished, scripts: inlineScriptHashes(finished) };
}

/** Next's response to notFound(): a document that only scripts fill. */
const EMPTY_SHELL = /^<!DOCTYPE html><html id="__next_error__"/i;

type Headers = Record<string, string | string[] | number | undefined>;
/** An entry of Next's cache, as far as it is used here. `finished`: set by `finishEntry`, and stored with the entry. */
export type Entry =
  | { kind: "APP_PAGE"; finished?: true; html: string; rscData?: Buffer; segmentData?: Map<string, Buffer>; status?: number; headers?: Headers }
  | { kind: "APP_ROUTE"; body: Buffer; status?: number; headers?: Headers }
  | { kind: string; headers?: Headers };

/**
 * How long shared caches may serve a page without revalidation, seconds. Short, because the next release removes its
 * scripts.
 */
const PAGE_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;

const isPage = (entry: Entry): entry is Extract<Entry, { kind: "APP_PAGE" }> => entry.kind === "APP_PAGE";
const isFile = (entry: Entry): entry is Extract<Entry, { kind: "APP_ROUTE" }> => entry.kind === "APP_ROUTE";

type Revalidate = number | false | undefined;

function finishPageEntry(key: string, entry: Extract<Entry, { kind: "APP_PAGE" }>, revalidate: Revalidate): void {
  const { status = 200 } = entry;
  const html = status === 404 && EMPTY_SHELL.test(entry.html) ? missingPage() : entry.html;
  const page = finishPage(html);
  const rscData = entry.rscData && finishFlight(entry.rscData);
  const segmentData = entry.segmentData && new Map([...entry.segmentData].map(([name, part]) => [name, finishFlight(part)] as const));
  Object.assign(entry, { html: page.html }, rscData && { rscData }, segmentData && { segmentData });
  // Next lets shared caches store the not-found page for a year where a path has a page but is spelt with escapes.
  const maxSeconds = key.endsWith("/_not-found") ? undefined : Math.min(revalidate || YEAR_SECONDS, PAGE_SECONDS);
  entry.headers = { ...entry.headers, ...pageHeaders(pathOfKey(key), { scripts: page.scripts, maxSeconds }, { https: webEnv().https, dev: false }) };
}

/**
 * Finishes an entry of Next's cache once, in place, as Next also sends this object to the visitor who caused the
 * render. Returns whether it may be stored. An entry that may not is sent to that visitor only, with its inline scripts
 * blocked.
 */
export function finishEntry(key: string, entry: Entry, revalidate: Revalidate): boolean {
  const setting = { https: webEnv().https, dev: false };
  if (isFile(entry)) {
    const isSvg = String(entry.headers?.["content-type"]).startsWith("image/svg");
    const caching = /max-age/.test(String(entry.headers?.["cache-control"]))
      ? {}
      : { "cache-control": `max-age=0, s-maxage=${revalidate || YEAR_SECONDS}` };
    entry.headers = { etag: weakEtag(entry.body), ...(isSvg ? policyHeaders({ picture: true }, setting) : {}), ...entry.headers, ...caching };
    return true;
  }
  if (!isPage(entry) || entry.finished) return true;
  try {
    finishPageEntry(key, entry, revalidate);
    entry.finished = true;
    return true;
  } catch (cause) {
    if (!(cause instanceof UnrecognisedPage)) throw cause;
    webLog().error({ part: "pages", fault: cause.message }, "Page HTML has an unknown structure: not cached");
    entry.headers = { ...entry.headers, ...pageHeaders(pathOfKey(key), { scripts: [], maxSeconds: undefined }, setting) };
    return false;
  }
}
