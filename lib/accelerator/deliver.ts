import type { IncomingMessage, ServerResponse } from "node:http";
import { takeHeldName, UNHELD } from "../deferred-hydration/held-request.ts";
import { holdFramework, withFramework } from "../deferred-hydration/hold-framework.ts";
import { clearedSessionCookie } from "../gateway/cookies.ts";
import type { SessionState } from "../gateway/look-up-session.ts";
import { explainBrokenPage, failedUnanswered } from "../page/broken-page.ts";
import { boundCacheLife } from "../page/cache-life.ts";
import { inlineScriptHashes } from "../page/inline-script-hashes.ts";
import { isEmptyMissingPage } from "../page/missing-page.ts";
import { contentSecurityPolicy, OWN_RESOURCES, securityHeaders } from "../page/security-headers.ts";
import { isCall } from "./call-fast-path.ts";
import { captureBody } from "./capture-body.ts";
import { CompressionMemo, isCompressible, pickEncoding } from "./compress.ts";
import { contentHash, matchesEtag, weakEtag } from "./etag.ts";
import { logFailure } from "./log-failure.ts";
import { personalise } from "./personalise.ts";
import { KEPT_MAX_BYTES, type Place, type ResponseCache } from "./response-cache.ts";
import { trimHead } from "./trim-head.ts";
import { varyNames } from "./vary.ts";

export type Delivery = {
  https: boolean;
  dev: boolean;
  /** Whether a proxy in front writes the headers that are the same on every answer. */
  proxyWritesHeaders?: boolean;
  /** The whole page for addresses that lead nowhere, in place of Next's empty one. */
  missingPage?: Buffer | undefined;
  /** Where finished answers are kept to be given again; they are not while developing. */
  kept: ResponseCache;
  /** Reading pages get the framework with the reader's first touch; false sends it with every page. */
  holdsFramework: boolean;
  visitor: (cookieHeader: string | undefined) => Promise<SessionState | undefined>;
  /** Hears of an answer that could not be finished; by default the log does. */
  onFailure?: (request: IncomingMessage, response: ServerResponse, cause: unknown) => void;
};

/** Pages whose script hashes are remembered, and those whose data is: about 60 kB each. */
const HASHES_KEPT = 500;
const DATA_KEPT = 300;

const isHtml = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");
/** Whether the body is text that is worked on here: compressed, given an ETag. */
const isText = (response: ServerResponse) => isHtml(response) || isCompressible(String(response.getHeader("content-type") ?? ""));
/** A picture or font that is small enough to be kept. */
const isSmallFile = (response: ServerResponse) => Number(response.getHeader("content-length") ?? Number.POSITIVE_INFINITY) <= KEPT_MAX_BYTES;
const isPicture = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("image/");

function addVary(response: ServerResponse, ...names: string[]): void {
  const present = varyNames(response.getHeader("vary"));
  const missing = names.filter((name) => !present.some((other) => other.toLowerCase() === name.toLowerCase()));
  if (missing.length > 0) response.setHeader("vary", [...present, ...missing].join(", "));
}

/** Files that are made of the upstream's answers, for programs: crawlers and readers of feeds. */
const MADE_FILE = /^\/(?:[^?]*\/)?[^/?]+\.(?:xml|json|csv)(?:\?|$)/;
/** The status of a page that is not made: lib/accelerator/page-limit.ts. */
const REFUSED = 429;
/** When to ask again for what cannot be made, seconds. */
const RETRY_SECONDS = 60;

/** What cannot be made for now is not broken: crawlers come again, where a 500 counts against the site. */
function sayUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader("retry-after", String(RETRY_SECONDS));
  response.setHeader("cache-control", "no-store");
}

/** The framework's data of a page; where the page has become another, 409. */
function answerData(response: ServerResponse, name: string, data: string | undefined): { body: () => Buffer; key?: string } {
  response.statusCode = data ? 200 : 409;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("cache-control", data ? "public, max-age=31536000, immutable" : "no-store");
  return data ? { body: () => Buffer.from(data), key: `${name}-d` } : { body: () => Buffer.from("[]") };
}

/** Remembers what is worked out from a content, by its hash; `recall` answers what is still known. */
function remember<Value>(kept: number, make: (content: string, hash: string) => Value) {
  const known = new Map<string, Value>();
  const of = (hash: string, content: string): Value => {
    const value = known.has(hash) ? (known.get(hash) as Value) : make(content, hash);
    known.delete(hash);
    known.set(hash, value);
    if (known.size > kept) known.delete(known.keys().next().value as string);
    return value;
  };
  return { of, recall: (hash: string) => known.get(hash) };
}

/**
 * What the server does to a finished answer: security headers, a content security policy that names the page's own
 * inline scripts, the framework held back where a page asks for it, the signed-in visitor's name, ETag, compression. Knows no page. Calls of the gateway only get the
 * headers. Returns the function that prepares one request and its response, to be run before Next sees them; it answers whether
 * it has answered itself.
 */
export function createDelivery({
  https,
  dev,
  proxyWritesHeaders = false,
  missingPage,
  kept,
  holdsFramework,
  visitor,
  onFailure = logFailure,
}: Delivery): (request: IncomingMessage, response: ServerResponse) => boolean {
  const memo = new CompressionMemo();
  const headers = Object.entries(proxyWritesHeaders ? OWN_RESOURCES : securityHeaders({ https }));
  const hashes = remember(HASHES_KEPT, inlineScriptHashes);
  const data = remember(DATA_KEPT, (content) => content);
  const holding = remember(DATA_KEPT, (html) => {
    const page = holdsFramework && !dev ? holdFramework(html) : undefined;
    if (page) data.of(page.name, page.data);
    return page && { name: page.name, hashes: inlineScriptHashes(page.html) };
  });

  /** What goes to this visitor. `key` names a content that others get too. */
  async function compose(
    request: IncomingMessage,
    response: ServerResponse,
    original: Buffer,
    asked: string | undefined,
  ): Promise<{ body: () => Buffer; key?: string }> {
    // Who is refused costs no question to the upstream, and no place among what is remembered of pages.
    if (response.statusCode === REFUSED) {
      response.setHeader("content-security-policy", contentSecurityPolicy([], { https, dev }));
      return { body: () => original };
    }
    const name = contentHash(original);
    if (!isHtml(response)) return { body: () => original, key: name };
    const html = original.toString("utf8");
    const held = asked === UNHELD ? undefined : holding.of(name, html);
    // A page that has changed since is still remembered for a while.
    if (asked && asked !== UNHELD)
      return answerData(response, asked, data.recall(asked) ?? (held?.name === asked ? holdFramework(html)?.data : undefined));
    addVary(response, "Cookie");
    const session = await visitor(request.headers.cookie);
    const policy = (hashes: string[]) => response.setHeader("content-security-policy", contentSecurityPolicy(dev ? [] : hashes, { https, dev }));
    if (held && !session) {
      policy(held.hashes);
      return { body: () => Buffer.from(holdFramework(html)?.html ?? html), key: `${held.name}-t` };
    }
    // Who has a session gets the framework at once: it shows the account.
    const whole = withFramework(html);
    policy(hashes.of(name, whole));
    if (!session) return { body: () => Buffer.from(whole), key: name };
    response.setHeader("cache-control", "private, no-store");
    if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
    if (session.state !== "live") return { body: () => Buffer.from(whole) };
    const { username } = session.user;
    return { body: () => Buffer.from(personalise(whole, username)) };
  }

  function wholePage(response: ServerResponse, answer: Buffer): Buffer {
    const status = response.statusCode;
    if (status < 400) return answer;
    const html = answer.toString("utf8");
    if (failedUnanswered(status, html)) sayUnavailable(response);
    return missingPage && isEmptyMissingPage(status, html) ? missingPage : Buffer.from(explainBrokenPage(status, html));
  }

  async function finish(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Buffer,
    { asked, place }: { asked: string | undefined; place: Place | undefined },
  ): Promise<Buffer | undefined> {
    if (!isText(response)) {
      if (place) kept.keep(place, response, answer);
      return answer;
    }
    if (isHtml(response)) trimHead(response);
    const original = isHtml(response) ? wholePage(response, answer) : answer;
    const { body, key } = await compose(request, response, original, asked);
    const etag = key && response.statusCode === 200 && !dev ? weakEtag(key) : undefined;
    response.removeHeader("etag");
    if (etag) response.setHeader("etag", etag);
    addVary(response, "Accept-Encoding");
    const encoding = dev ? undefined : pickEncoding(request.headers["accept-encoding"]);
    const packed = encoding && (await memo.compress(body, encoding, key));
    const bytes = packed?.bytes ?? body();
    if (encoding && packed) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", bytes.byteLength);
    if (place && key) kept.keep(place, response, bytes, packed?.dense ?? true);
    if (!etag || !matchesEtag(request.headers["if-none-match"], etag)) return bytes;
    response.statusCode = 304;
    response.removeHeader("content-encoding");
    response.removeHeader("content-length");
    return undefined;
  }

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (isCall(request)) return false;
    // A HEAD is worked out as the GET it asks about; Node leaves the body out.
    if (request.method === "HEAD") request.method = "GET";
    const place = dev ? undefined : kept.placeFor(request);
    const asked = takeHeldName(request);
    captureBody(
      response,
      () => {
        boundCacheLife(response);
        if (response.statusCode === 500 && MADE_FILE.test(request.url ?? "")) sayUnavailable(response);
        // Public pictures stand in previews, shared links and feed readers of other sites. Documents of people are answers of /api.
        if (isPicture(response)) response.setHeader("cross-origin-resource-policy", "cross-origin");
        return (
          !response.hasHeader("content-encoding") &&
          response.statusCode !== 304 &&
          (isHtml(response) || (!dev && response.statusCode === 200 && (isText(response) || (place !== undefined && isSmallFile(response)))))
        );
      },
      async (body) => {
        try {
          return await finish(request, response, body, { asked, place });
        } catch (cause) {
          onFailure(request, response, cause);
          throw cause;
        }
      },
    );
    const known = asked && request.method === "GET" ? data.recall(asked) : undefined;
    if (!asked || !known) return false;
    // A page made for each request is not made a second time for its data.
    response.end(answerData(response, asked, known).body());
    return true;
  };
}
