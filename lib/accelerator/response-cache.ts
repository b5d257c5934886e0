import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { isNotModified } from "../page/conditional-requests.ts";
import { pickEncoding } from "./encoding.ts";
import { withoutPrivateQuery } from "./private-query.ts";

/** How long a response is served without a request to Next, milliseconds. */
const FRESH_MS = 1_000;
/** How long a stale response is served while one request renews it; as long as shared caches may, milliseconds. */
const STALE_USABLE_MS = 60_000;
/** Bodies and headers of all entries, bytes. */
const MAX_BYTES = 67_108_864;
/** Most renewals per second, which are not rate limited. Beyond it stale responses are served. */
const RENEWALS_PER_SECOND_MAX = 50;
/** Bodies that wait for their more compressed copy. When the queue is full, the quick copy stays. */
const IMPROVED_MAX = 200;

/** Headers that belong to one connection or that Node writes itself. */
const CONNECTION_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
/** Headers that a 304 lacks. */
const BODY_HEADERS = new Set([...CONNECTION_HEADERS, "content-length", "content-encoding"]);
/** Vary names of stored responses. Accept-Encoding selects the copy; a request with any of the others bypasses the cache. */
const KNOWN_VARY = /^(?:accept-encoding|cookie|rsc|next-[\w-]+)$/i;
/** Request headers that change what Next sends: such a request bypasses the cache. */
const SPECIAL_HEADER = /^(?:rsc|range|next-|x-nextjs-|x-next-|x-prerender-|x-middleware-|x-matched-|x-invoke-)/;

type Entry = {
  freshUntil: number;
  renewing: boolean;
  isHtml: boolean;
  validators: { etag: string; lastModified: string | undefined };
  headers: string[];
  notModified: string[];
  body: Buffer;
  bytes: number;
};

/** Whether a Cookie header may change a page. */
export const isPersonal = (cookie: string | undefined): boolean => cookie?.includes(SESSION_COOKIE) ?? false;

/** The names in a header that lists some. */
export function namesIn(header: OutgoingHttpHeader | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Whether a response with these headers may go to everybody. */
export function isShared(headers: OutgoingHttpHeaders): boolean {
  const policy = String(headers["cache-control"] ?? "");
  if (/\b(?:private|no-store)\b/.test(policy) || headers["set-cookie"] !== undefined) return false;
  return /\b(?:public\b|s-maxage=[1-9])/.test(policy) && namesIn(headers.vary).every((name) => KNOWN_VARY.test(name));
}

/** Names and values in one list, as Node writes them fastest. */
const flatten = (headers: OutgoingHttpHeaders, without: Set<string>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || without.has(name) ? [] : [value].flat().flatMap((each) => [name, String(each)]),
  );

/**
 * Finished texts in memory, by URL and encoding, fresh for one second: a page requested a thousand times a second costs
 * Next one request. Contains public responses only; requests with a session or for part of a page bypass it.
 */
export class ResponseCache {
  /** The entry that was renewed longest ago comes first. */
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #renewals = { second: 0, count: 0 };
  #bytes = 0;
  /** In each name, so that a response in progress is not found after `clear`. */
  #generation = 0;
  #improving = Promise.resolve();
  #waiting = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** The name of the entry that a request asks for, or whose response is stored; undefined for one that bypasses the cache. */
  nameFor({ method, url = "/", headers }: IncomingMessage): string | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    for (const header in headers) if (SPECIAL_HEADER.test(header)) return undefined;
    return `${this.#generation} ${pickEncoding(headers["accept-encoding"] as string | undefined) ?? "identity"} ${withoutPrivateQuery(url)}`;
  }

  /**
   * Serves a request from the cache, unless it "misses". When an entry is stale, one request "renews" it while the others
   * still get the old response; if that request is aborted or fails, the next one renews.
   */
  serve(request: IncomingMessage, response: ServerResponse): "served" | "renews" | "misses" {
    const name = this.nameFor(request);
    const entry = name === undefined ? undefined : this.#entries.get(name);
    if (!entry || (entry.isHtml && isPersonal(request.headers.cookie))) return "misses";
    // Not `Date.now`, which Next replaces with a slower function.
    const now = performance.now();
    if (now >= entry.freshUntil + STALE_USABLE_MS) return "misses";
    if (now >= entry.freshUntil && !entry.renewing && request.method === "GET" && this.#mayRenew(now)) {
      entry.renewing = true;
      response.once("close", () => {
        entry.renewing = false;
      });
      return "renews";
    }
    if (isNotModified(request.headers, entry.validators)) response.writeHead(304, entry.notModified).end();
    else response.writeHead(200, entry.headers).end(entry.body);
    return "served";
  }

  #mayRenew(now: number): boolean {
    const second = Math.floor(now / 1_000);
    if (this.#renewals.second !== second) this.#renewals = { second, count: 0 };
    this.#renewals.count += 1;
    return this.#renewals.count <= RENEWALS_PER_SECOND_MAX;
  }

  /** The entry, if its response has this ETag: then a renewed one need not be compressed again. */
  entryOf(name: string, etag: string): Entry | undefined {
    const entry = this.#entries.get(name);
    return entry?.validators.etag === etag ? entry : undefined;
  }

  /** Stores a finished response with its current headers and this ETag. Without an ETag it removes the previous entry. */
  store(name: string, response: ServerResponse, body: Buffer, etag: string | undefined): void {
    this.#remove(name);
    if (etag === undefined) return;
    const all = response.getHeaders();
    const headers = flatten(all, CONNECTION_HEADERS);
    const bytes = body.byteLength + 2 * headers.reduce((sum, text) => sum + text.length, 0);
    this.#entries.set(name, {
      freshUntil: performance.now() + FRESH_MS,
      renewing: false,
      isHtml: String(all["content-type"]).startsWith("text/html"),
      validators: { etag, lastModified: all["last-modified"]?.toString() },
      headers,
      notModified: flatten(all, BODY_HEADERS),
      body,
      bytes,
    });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest);
    }
  }

  /** Replaces the stored body with this ETag by a more compressed copy, one at a time. */
  improve(name: string, etag: string, encodeBest: () => Promise<Buffer>): void {
    if (this.#waiting >= IMPROVED_MAX) return;
    this.#waiting += 1;
    this.#improving = this.#improving.then(async () => {
      const body = this.entryOf(name, etag) && (await encodeBest().catch(() => undefined));
      this.#waiting -= 1;
      const entry = this.entryOf(name, etag);
      if (!entry || !body) return;
      this.#bytes += body.byteLength - entry.body.byteLength;
      entry.bytes += body.byteLength - entry.body.byteLength;
      entry.body = body;
      entry.headers[entry.headers.indexOf("content-length") + 1] = String(body.byteLength);
    });
  }

  #remove(name: string): void {
    this.#bytes -= this.#entries.get(name)?.bytes ?? 0;
    this.#entries.delete(name);
  }

  /** Removes everything; what is in progress is not served either. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }
}
