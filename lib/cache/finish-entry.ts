import { readFileSync } from "node:fs";
import path from "node:path";
import { webEnv } from "../env.ts";
import { webLog } from "../gateway/log.ts";
import { weakEtag } from "../page/conditional-requests.ts";
import { finishFlight, finishPage, UnrecognisedPage } from "../page/finish.ts";
import { contentSecurityPolicy, POLICY, SVG_POLICY } from "../page/headers.ts";

/** Next's response to notFound(): a document that only scripts fill (next.js issue 62228). */
const EMPTY_SHELL = /^<!DOCTYPE html><html id="__next_error__"/i;

type Headers = Record<string, string | string[] | number | undefined>;
/** An entry of Next's cache, as far as it is used here. */
export type Entry =
  | { kind: "APP_PAGE"; html: string; rscData?: Buffer; segmentData?: Map<string, Buffer>; status?: number; headers?: Headers }
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

let missingPage: string | undefined;

/** The built `app/not-found.tsx`, in place of the empty shell. */
function fullNotFoundPage(): string {
  missingPage ??= readFileSync(path.join(".next", "server", "app", "_not-found.html"), "utf8");
  return missingPage;
}

/**
 * Replaces Next's stale-while-revalidate of up to a year: browsers revalidate each time, shared caches after
 * `maxSeconds`.
 */
function cacheControl(revalidate: number | false | undefined, maxSeconds: number): string {
  return `max-age=0, s-maxage=${Math.min(revalidate || YEAR_SECONDS, maxSeconds)}`;
}

function finishPageEntry(key: string, entry: Extract<Entry, { kind: "APP_PAGE" }>, revalidate: number | false | undefined): void {
  const { status = 200 } = entry;
  const html = status === 404 && EMPTY_SHELL.test(entry.html) ? fullNotFoundPage() : entry.html;
  const finished = finishPage(html, { status, https: webEnv().https });
  const rscData = entry.rscData && finishFlight(entry.rscData);
  const segmentData = entry.segmentData && new Map([...entry.segmentData].map(([name, part]) => [name, finishFlight(part)] as const));
  Object.assign(entry, { html: finished.html }, rscData && { rscData }, segmentData && { segmentData });
  // Next lets shared caches store it for a year where a path has a page but is spelt with escapes.
  const caching = key.endsWith("/_not-found") ? "private, no-store" : cacheControl(revalidate, PAGE_SECONDS);
  entry.headers = { ...entry.headers, "cache-control": caching, ...finished.headers };
}

/**
 * Finishes an entry of Next's cache once, in place, as Next also sends this object to the visitor who caused the
 * render. Returns whether it may be cached. An entry that may not is sent to that visitor only, with its inline scripts
 * blocked.
 */
export function finishEntry(key: string, entry: Entry, revalidate: number | false | undefined): boolean {
  if (isFile(entry)) {
    entry.headers ??= {};
    if (String(entry.headers["content-type"]).startsWith("image/svg")) entry.headers[POLICY] ??= SVG_POLICY;
    entry.headers.etag ??= weakEtag(entry.body);
    if (!/max-age/.test(String(entry.headers["cache-control"] ?? ""))) entry.headers["cache-control"] = cacheControl(revalidate, YEAR_SECONDS);
    return true;
  }
  if (!isPage(entry) || entry.headers?.[POLICY]) return true;
  try {
    finishPageEntry(key, entry, revalidate);
    return true;
  } catch (cause) {
    if (!(cause instanceof UnrecognisedPage)) throw cause;
    webLog().error({ part: "pages", fault: cause.message }, "Page HTML has an unknown structure: not cached");
    const { https } = webEnv();
    entry.headers = { ...entry.headers, "cache-control": "private, no-store", [POLICY]: contentSecurityPolicy([], { https, dev: false }) };
    return false;
  }
}
