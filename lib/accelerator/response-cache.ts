import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { type Encoding, pickEncoding } from "./compress.ts";
import { isNotModified } from "./conditions.ts";
import { varyNames } from "./vary.ts";

/** A stored answer is given for this long before Next is asked again, so that it is at most that much behind Next's own page, milliseconds. */
const FRESH_MS = 1_000;
/** The same while Next is making the page anew and still answers the old one, milliseconds. */
const STALE_MS = 250;
/** Files whose name is their content never change, milliseconds. */
const IMMUTABLE_MS = 3_600_000;
/** While one request asks Next, the others get the stored answer as long as shared caches may give it, milliseconds. */
const USABLE_MS = 60_000;
/** Bodies and headers of all stored answers, bytes. */
const MAX_BYTES = 67_108_864;
/** Larger answers are not stored: videos and documents, bytes. */
export const STORED_MAX_BYTES = 524_288;
const MAX_ADDRESSES = 4_000;
const MAX_ENCODING_LISTS = 200;

/** Headers that belong to one connection or that Node writes itself. */
const OWN_HEADERS = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);
/** What a stored answer may depend on: the request's encoding chooses the copy, any of the others keeps it from being used. */
const KNOWN_VARY = /^(?:accept-encoding|cookie|rsc|next-[\w-]+)$/i;
/** Request headers that Next or a file server looks at: their presence makes it another request. */
const SPECIAL_HEADER = /^(?:if-match|if-unmodified-since|rsc|range|next-|x-nextjs-|x-next-|x-prerender-|x-middleware-|x-matched-|x-invoke-)/;
const PREVIEW_COOKIES = ["__prerender_bypass", "__next_preview_data"];

/** Next puts a slower function of its own in place of `Date.now`; the steps of the wall clock do not matter here. */
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

/** Where an answer that is being worked out would be stored. */
export type Place = { url: string; variant: Variant; generation: number };

function isSpecial(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) {
    // "i", "n", "r" or "x": the regular expression is for few.
    const first = name.charCodeAt(0);
    if ((first === 105 || first === 110 || first === 114 || first === 120) && SPECIAL_HEADER.test(name)) return true;
  }
  return false;
}

/** Whether a Cookie header may change an HTML answer. */
function isPersonal(cookie: string | undefined): boolean {
  return cookie !== undefined && (cookie.includes(SESSION_COOKIE) || PREVIEW_COOKIES.some((name) => cookie.includes(name)));
}

const isHtml = (headers: OutgoingHttpHeaders) => String(headers["content-type"] ?? "").startsWith("text/html");

/** Whether an answer with these headers is the same for everybody. */
export function isShared(headers: OutgoingHttpHeaders): boolean {
  const policy = String(headers["cache-control"] ?? "");
  if (/\b(?:private|no-store)\b/.test(policy) || headers["set-cookie"] !== undefined) return false;
  // A page without a policy was not finished (lib/page/finish.ts).
  if (isHtml(headers) && headers["content-security-policy"] === undefined) return false;
  return /\b(?:public\b|s-maxage=[1-9])/.test(policy) && varyNames(headers.vary).every((name) => KNOWN_VARY.test(name));
}

/** How long an answer may be given again without asking Next, milliseconds; 0 when not at all. */
function freshFor(headers: OutgoingHttpHeaders): number {
  if (!isShared(headers)) return 0;
  if (/\bimmutable\b/.test(String(headers["cache-control"]))) return IMMUTABLE_MS;
  return headers["x-nextjs-cache"] === "STALE" ? STALE_MS : FRESH_MS;
}

function flatten(headers: OutgoingHttpHeaders, without?: Set<string>): string[] {
  const list: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OWN_HEADERS.has(name) || without?.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [String(value)]) list.push(name, one);
  }
  return list;
}

const BODY_HEADERS = new Set(["content-length", "content-encoding"]);
const asText = (value: unknown) => (value === undefined ? undefined : String(value));

/**
 * Finished answers by address and encoding, given again from memory without going through Next, for a second at a time: a
 * page that is asked for a thousand times a second costs Next one request. Only answers that are the same for
 * everybody are stored, so a request with a session, or for a part of a page, never meets one.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #variants = new Map<string, Variant>();
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
   * Answers a request when its answer is at hand. Otherwise leaves it alone and returns false. Once the answer is old, one request refreshes it
   * and the others go on getting the old one; a refresher that leaves or fails frees its place.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(request.url as string);
    if (entry === undefined || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const { headers } = request;
    const slot = entry.get(this.#variantOf(headers["accept-encoding"] as string | undefined));
    if (slot === undefined || isSpecial(headers) || (slot.html && isPersonal(headers.cookie))) return false;
    const now = clock();
    if (now >= slot.freshUntil) {
      if (now >= slot.usableUntil) return false;
      if (!slot.refreshing) {
        slot.refreshing = true;
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

  /** Where the answer to this request may be stored; undefined when it is not one for everybody. To be asked before it is worked out. */
  placeFor(request: IncomingMessage): Place | undefined {
    const { headers, method, url } = request;
    if ((method !== "GET" && method !== "HEAD") || url === undefined || isSpecial(headers) || isPersonal(headers.cookie)) return undefined;
    return { url, variant: this.#variantOf(headers["accept-encoding"] as string | undefined), generation: this.#generation };
  }

  /**
   * Stores a finished answer, with the headers that the response has now, when they admit that; drops the one stored before
   * otherwise. A body that is to be replaced by a better one soon is not `final`.
   */
  store({ url, variant, generation }: Place, response: ServerResponse, body: Buffer, final = true): void {
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
      usableUntil: now + freshMs + USABLE_MS,
      refreshing: false,
      html: isHtml(headers),
      validators: { etag: asText(headers.etag), lastModified: asText(headers["last-modified"]) },
      headers: list,
      notModified: flatten(headers, BODY_HEADERS),
      body,
      bytes: body.byteLength + 2 * list.reduce((sum, text) => sum + text.length, 0),
    };
    // At the end of the order again: the address whose answer was made longest ago is the first to go.
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

  /** Forgets everything, also what is being worked out. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
    this.#generation += 1;
  }
}
