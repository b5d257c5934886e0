import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { webEnv } from "../env.ts";
import { webLog } from "../gateway/log.ts";
import { finishPage } from "../page/finish.ts";
import { isEmptyMissingPage } from "../page/missing-page.ts";
import { finishFlight, UnrecognisedPage } from "../page/recognise.ts";
import { contentSecurityPolicy } from "../page/security-headers.ts";

type Headers = Record<string, string | string[] | number | undefined>;
/** An entry of Next's cache, as far as it is worked on here. */
export type Entry =
  | { kind: "APP_PAGE"; html: string; rscData?: Buffer; segmentData?: Map<string, Buffer>; status?: number; headers?: Headers }
  | { kind: "APP_ROUTE"; body: Buffer; status?: number; headers?: Headers }
  | { kind: string; headers?: Headers };

/** How long a shared cache may give a page without asking, seconds. Its scripts go with the next release. */
const PAGE_SECONDS = 60;
const YEAR_SECONDS = 31_536_000;
const POLICY = "content-security-policy";

const isPage = (entry: Entry): entry is Extract<Entry, { kind: "APP_PAGE" }> => entry.kind === "APP_PAGE";
const isFile = (entry: Entry): entry is Extract<Entry, { kind: "APP_ROUTE" }> => entry.kind === "APP_ROUTE";

let missingPage: string | undefined;

/** The page of `app/not-found.tsx` as the build left it: Next answers an article of none with an empty document (next.js issue 62228). */
function wholeMissingPage(): string {
  missingPage ??= readFileSync(path.join(".next", "server", "app", "_not-found.html"), "utf8");
  return missingPage;
}

/** Next lets caches give an old page for up to a year while they ask for the new one. Browsers shall ask each time, shared caches each minute. */
function cachePolicy(revalidate: number | false | undefined, most: number): string {
  return `max-age=0, s-maxage=${Math.min(revalidate || YEAR_SECONDS, most)}`;
}

function finishPageEntry(key: string, entry: Extract<Entry, { kind: "APP_PAGE" }>, revalidate: number | false | undefined): void {
  const https = webEnv().SITE_URL.startsWith("https:");
  const { status = 200 } = entry;
  const html = isEmptyMissingPage(status, entry.html) ? wholeMissingPage() : entry.html;
  const finished = finishPage(html, { status, https });
  const rscData = entry.rscData && finishFlight(entry.rscData);
  const segmentData = entry.segmentData && new Map([...entry.segmentData].map(([name, part]) => [name, finishFlight(part)] as const));
  Object.assign(entry, { html: finished.html }, rscData && { rscData }, segmentData && { segmentData });
  // For addresses of nothing Next says itself that nobody may keep the answer.
  const policy = key.endsWith("/_not-found") ? {} : { "cache-control": cachePolicy(revalidate, PAGE_SECONDS) };
  entry.headers = { ...entry.headers, ...policy, ...finished.headers };
}

/**
 * Finishes an entry of Next's cache in place, once: Next gives the same object to whom it was made for. Answers whether it may be
 * stored. One that may not goes to its visitor alone, without any of its inline scripts.
 */
export function finishEntry(key: string, entry: Entry, revalidate: number | false | undefined): boolean {
  if (isFile(entry)) {
    entry.headers ??= {};
    entry.headers.etag ??= `W/"${createHash("sha256").update(entry.body).digest("base64url").slice(0, 27)}"`;
    if (!/max-age/.test(String(entry.headers["cache-control"] ?? ""))) entry.headers["cache-control"] = cachePolicy(revalidate, YEAR_SECONDS);
    return true;
  }
  if (!isPage(entry) || entry.headers?.[POLICY]) return true;
  try {
    finishPageEntry(key, entry, revalidate);
    return true;
  } catch (cause) {
    if (!(cause instanceof UnrecognisedPage)) throw cause;
    webLog().error({ part: "pages", fault: cause.message }, "A page was not as Next makes it: not stored");
    const https = webEnv().SITE_URL.startsWith("https:");
    entry.headers = { ...entry.headers, "cache-control": "private, no-store", [POLICY]: contentSecurityPolicy([], { https, dev: false }) };
    return false;
  }
}
