import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { isNotModified } from "../page/conditional-requests.ts";
import { POLICY } from "../page/headers.ts";
import { type Encoding, pickEncoding } from "./compress.ts";

/** How long a response is served without a request to Next, milliseconds. */
const FRESH_MS = 1_000;
/** The same while Next is regenerating the page and still serves the old one, milliseconds. */
const STALE_MS = 250;
/** Files with a content hash in their name never change, milliseconds. */
const IMMUTABLE_MS = 3_600_000;
/** How long a stale response is served while one request refreshes it; as long as shared caches may, milliseconds. */
const STALE_USABLE_MS = 60_000;
/** Bodies and headers of all entries, bytes. */
const MAX_BYTES = 67_108_864;
/** Larger responses, such as videos and documents, are not cached, bytes. */
export const STORED_MAX_BYTES = 524_288;
const MAX_ADDRESSES = 4_000;
/** Most refreshes per second, which are not rate limited. Beyond it stale responses are served. */
const REFRESHES_PER_SECOND_MAX = 50;
const MAX_ENCODING_LISTS = 200;

/** Headers that belong to one connection or that Node writes itself. */
const CONNECTION_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
/**
 * Vary names of cacheable responses. Accept-Encoding selects the copy; a request with any of the others bypasses the
 * cache.
 */
const KNOWN_VARY = /^(?:accept-encoding|cookie|rsc|next-[\w-]+)$/i;
/** Request headers that change what Next sends: such a request bypasses the cache. */
const SPECIAL_HEADER = /^(?:if-match|if-unmodified-since|rsc|range|next-|x-nextjs-|x-next-|x-prerender-|x-middleware-|x-matched-|x-invoke-)/;
const PREVIEW_COOKIES = ["__prerender_bypass", "__next_preview_data"];

/** Not `Date.now`, which Next replaces with a slower function. */
const clock = () => performance.now();

type Slot = {
  freshUntil: number;
  usableUntil: number;
  refreshing: boolean;
  html: boolean;
  validators: { etag?: string | undefined; lastModified?: string | undefined };
  headers: string[];
  notModified: string[];
  body: Buffer;
  bytes: number;
};
type Variant = Encoding | "identity";
type Entry = Map<Variant, Slot>;

/** Where the response to a request is cached. */
export type CacheKey = { url: string; variant: Variant; generation: number };

function isSpecial(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) {
    // "i", "n", "r" or "x": cheaper than the regular expression, which few names reach.
    const first = name.charCodeAt(0);
    if ((first === 105 || first === 110 || first === 114 || first === 120) && SPECIAL_HEADER.test(name)) return true;
  }
  return false;
}

/** Whether a Cookie header may change an HTML response. */
function isPersonal(cookie: string | undefined): boolean {
  return cookie !== undefined && (cookie.includes(SESSION_COOKIE) || PREVIEW_COOKIES.some((name) => cookie.includes(name)));
}

/** The names in a Vary header, in their original case. */
export function parseVary(header: OutgoingHttpHeader | undefined): string[] {
  return String(header ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

const isHtml = (headers: OutgoingHttpHeaders) => String(headers["content-type"] ?? "").startsWith("text/html");

/** Whether a response with these headers may go to everybody. */
export function isShared(headers: OutgoingHttpHeaders): boolean {
  const policy = String(headers["cache-control"] ?? "");
  if (/\b(?:private|no-store)\b/.test(policy) || headers["set-cookie"] !== undefined) return false;
  // A page without a policy was not finished (lib/page/finish.ts).
  if (isHtml(headers) && headers[POLICY] === undefined) return false;
  return /\b(?:public\b|s-maxage=[1-9])/.test(policy) && parseVary(headers.vary).every((name) => KNOWN_VARY.test(name));
}

/** How long a response may be served from the cache, milliseconds; 0 for not at all. */
function freshFor(headers: OutgoingHttpHeaders): number {
  if (!isShared(headers)) return 0;
  if (/\bimmutable\b/.test(String(headers["cache-control"]))) return IMMUTABLE_MS;
  return headers["x-nextjs-cache"] === "STALE" ? STALE_MS : FRESH_MS;
}

function flatten(headers: OutgoingHttpHeaders, without?: Set<string>): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || CONNECTION_HEADERS.has(name) || without?.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [String(value)]) list.push(name, one);
  }
  return list;
}

const BODY_HEADERS = new Set(["content-length", "content-encoding"]);
const asText = (value: unknown) => (value === undefined ? undefined : String(value));

/**
 * Finished responses in memory by URL and encoding, fresh for one second: a page requested a thousand times a second
 * costs Next one request. Contains public responses only; requests with a session or for part of a page bypass it.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #variants = new Map<string, Variant>();
  readonly #refreshers = new WeakSet<IncomingMessage>();
  #refreshes = { second: 0, count: 0 };
  readonly #maxBytes: number;
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  #variantOf(acceptEncoding: string | undefined): Variant {
    const list = acceptEncoding ?? "";
    const known = this.#variants.get(list);
    if (known) return known;
    const variant = pickEncoding(list) ?? "identity";
    if (this.#variants.size < MAX_ENCODING_LISTS) this.#variants.set(list, variant);
    return variant;
  }

  /**
   * Serves a request from the cache, or returns false. When an entry is stale, one request refreshes it while the
   * others still get the old response; if that request is aborted or fails, the next one refreshes.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(request.url as string);
    if (entry === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const { headers } = request;
    const slot = entry.get(this.#variantOf(headers["accept-encoding"] as string | undefined));
    if (slot === undefined || isSpecial(headers) || (slot.html && isPersonal(headers.cookie))) return false;
    const now = clock();
    if (now >= slot.freshUntil) {
      if (now >= slot.usableUntil) return false;
      if (!slot.refreshing && this.#mayRefresh(now)) {
        slot.refreshing = true;
        this.#refreshers.add(request);
        response.once("close", () => {
          slot.refreshing = false;
        });
        return false;
      }
    }
    if (isNotModified(headers, slot.validators)) {
      response.writeHead(304, slot.notModified).end();
      return true;
    }
    response.writeHead(200, slot.headers).end(slot.body);
    return true;
  }

  #mayRefresh(now: number): boolean {
    const second = Math.floor(now / 1_000);
    if (this.#refreshes.second !== second) this.#refreshes = { second, count: 0 };
    this.#refreshes.count += 1;
    return this.#refreshes.count <= REFRESHES_PER_SECOND_MAX;
  }

  /** Whether this request refreshes a cached response. */
  isRefresh(request: IncomingMessage): boolean {
    return this.#refreshers.has(request);
  }

  /**
   * Where the response to this request may be cached; undefined for a personal one. Call it before the request is
   * processed.
   */
  keyFor(request: IncomingMessage): CacheKey | undefined {
    const { headers, method, url } = request;
    if ((method !== "GET" && method !== "HEAD") || url === undefined || isSpecial(headers) || isPersonal(headers.cookie)) return undefined;
    return { url, variant: this.#variantOf(headers["accept-encoding"] as string | undefined), generation: this.#generation };
  }

  /**
   * Caches a finished response with its current headers if they allow it, and removes the previous entry otherwise.
   * `final` is false for a body that a denser copy will replace soon.
   */
  store({ url, variant, generation }: CacheKey, response: ServerResponse, body: Buffer, final = true): void {
    if (generation !== this.#generation) return;
    const headers = response.getHeaders();
    const freshMs =
      response.statusCode === 200 && body.byteLength <= STORED_MAX_BYTES ? Math.min(freshFor(headers), final ? IMMUTABLE_MS : FRESH_MS) : 0;
    const entry = this.#entries.get(url);
    this.#remove(url, variant);
    if (freshMs === 0) return;
    const list = flatten(headers);
    const now = clock();
    const slot: Slot = {
      freshUntil: now + freshMs,
      usableUntil: now + freshMs + STALE_USABLE_MS,
      refreshing: false,
      html: isHtml(headers),
      validators: { etag: asText(headers.etag), lastModified: asText(headers["last-modified"]) },
      headers: list,
      notModified: flatten(headers, BODY_HEADERS),
      body,
      bytes: body.byteLength + 2 * list.reduce((sum, text) => sum + text.length, 0),
    };
    // Reinsert at the end: the URL refreshed longest ago is evicted first.
    const stored = entry ?? new Map<Variant, Slot>();
    this.#entries.delete(url);
    this.#entries.set(url, stored.set(variant, slot));
    this.#bytes += slot.bytes;
    this.#trim();
  }

  #remove(url: string, variant: Variant): void {
    const entry = this.#entries.get(url);
    const slot = entry?.get(variant);
    if (!entry || !slot) return;
    this.#bytes -= slot.bytes;
    entry.delete(variant);
    if (entry.size === 0) this.#entries.delete(url);
  }

  #trim(): void {
    for (const [url, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes && this.#entries.size <= MAX_ADDRESSES) return;
      for (const variant of [...entry.keys()]) this.#remove(url, variant);
    }
  }

  /** Removes everything; responses in progress are not stored either. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }
}
