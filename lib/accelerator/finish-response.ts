import type { IncomingMessage, ServerResponse } from "node:http";
import { escapeXml } from "../format/escape-xml.ts";
import { clearedSessionCookie, readToken } from "../gateway/cookies.ts";
import { logFailure } from "../gateway/log.ts";
import { lookUpSession } from "../gateway/session.ts";
import { explainBrokenPage, failedForUpstream } from "../page/broken-page.ts";
import { weakEtag } from "../page/conditional-requests.ts";
import { NOT_STORED } from "../page/headers.ts";
import { captureBody } from "./capture-body.ts";
import { encode, isCompressible, LEVELS, pickEncoding } from "./encoding.ts";
import { type CacheKey, isShared, parseVary, type ResponseCache } from "./response-cache.ts";

/** Smaller bodies gain nothing from compression, bytes. */
const COMPRESS_MIN_BYTES = 860;

type FinisherOptions = {
  https: boolean;
  /** Finished responses. */
  cache: ResponseCache;
  apiOrigin: string;
  /** Called when a response could not be finished; logs by default. */
  onFailure?: (request: IncomingMessage, response: ServerResponse, cause: unknown) => void;
};

/** Request headers that Next does not see, so that it always sends the whole uncompressed response. */
const TAKEN = /^(?:accept-encoding|if-none-match|if-modified-since)$/;

const typeOf = (response: ServerResponse) => String(response.getHeader("content-type") ?? "");
const isHtml = (response: ServerResponse) => typeOf(response).startsWith("text/html");

/** Adds a name to Vary, at its end. */
function addVary(response: ServerResponse, added: string): void {
  const others = parseVary(response.getHeader("vary")).filter((name) => name.toLowerCase() !== added.toLowerCase());
  response.setHeader("vary", [...others, added].join(", "));
}

/** Removes from a whole page the headers for Next's client router, which a balancer would read on every request. */
function removeRouterHeaders(response: ServerResponse): void {
  for (const name of ["x-nextjs-prerender", "x-nextjs-stale-time"]) response.removeHeader(name);
  const names = parseVary(response.getHeader("vary")).filter((name) => !/^next-router-/i.test(name));
  if (names.length > 0) response.setHeader("vary", names.join(", "));
}

/** Generated files with upstream data, for crawlers and feed readers. */
const GENERATED_FILE = /^\/(?:[^?]*\/)?[^/?]+\.(?:xml|json|csv)(?:\?|$)/;
/** Retry-After of what cannot be rendered now, seconds. */
const RETRY_SECONDS = 60;

/** 503 instead of 500: crawlers retry, where a 500 counts against the site. */
function markUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader("retry-after", String(RETRY_SECONDS));
  response.setHeader("cache-control", "no-store");
}

/**
 * Inserts the signed-in person's name into a page: as `<html data-user>`, which CSS selects on, and into each empty
 * `<span data-user-name="true">`.
 */
function insertUsername(html: string, username: string): string {
  const name = escapeXml(username);
  return html
    .replace(/<html(?=[\s>])/, () => `<html data-user="${name}"`)
    .replace(/(<span(?=[^>]*\sdata-user-name="true")[^>]*>)(<\/span>)/g, (_, open: string, close: string) => open + name + close);
}

/**
 * Finishes responses of Next: the signed-in person's name, compression and the response cache. Returns a function that
 * wraps one request and its response; run it before Next sees them. Not for calls of the API.
 */
export function createResponseFinisher({ https, cache, apiOrigin, onFailure = logFailure }: FinisherOptions) {
  async function personalise(cookie: string | undefined, response: ServerResponse, html: string): Promise<string> {
    addVary(response, "Cookie");
    const token = readToken(cookie);
    if (!token) return html;
    const session = await lookUpSession(token, { apiOrigin, cookieHeader: cookie });
    response.setHeader("cache-control", NOT_STORED["cache-control"]);
    if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
    return session.state === "live" ? insertUsername(html, session.user.username) : html;
  }

  async function finishHtml(cookie: string | undefined, response: ServerResponse, html: string): Promise<string> {
    removeRouterHeaders(response);
    // Refused by proxy.ts: nobody's session is looked up.
    if (response.statusCode === 429) return html;
    if (failedForUpstream(response.statusCode, html)) markUnavailable(response);
    return await personalise(cookie, response, explainBrokenPage(response.statusCode, html));
  }

  async function finish(headers: IncomingMessage["headers"], response: ServerResponse, original: Buffer, key: CacheKey | undefined): Promise<Buffer> {
    const html = isHtml(response) ? original.toString("utf8") : undefined;
    const whole = html === undefined ? undefined : await finishHtml(headers.cookie, response, html);
    const body = whole === undefined || whole === html ? original : Buffer.from(whole);
    // Replaces Next's ETag of files, made of size and time, which two versions may share.
    const etag = response.statusCode === 200 && isShared(response.getHeaders()) ? weakEtag(body) : undefined;
    if (etag) response.setHeader("etag", etag);
    else response.removeHeader("etag");
    addVary(response, "Accept-Encoding");
    const encoding = body.byteLength < COMPRESS_MIN_BYTES ? undefined : pickEncoding(headers["accept-encoding"]?.toString());
    const known = key && etag ? cache.bodyOf(key, etag) : undefined;
    const bytes = encoding ? (known ?? (await encode(body, encoding, key && etag ? LEVELS.quick : LEVELS.once))) : body;
    if (encoding) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", bytes.byteLength);
    if (!key) return bytes;
    cache.store(key, response, bytes, etag);
    if (etag && encoding && !known) cache.improve(key, etag, () => encode(body, encoding, LEVELS.dense));
    return bytes;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    // HEAD is processed as GET; Node omits the body.
    if (request.method === "HEAD") request.method = "GET";
    const key = cache.keyFor(request);
    const { headers } = request;
    request.headers = Object.fromEntries(Object.entries(headers).filter(([name]) => !TAKEN.test(name)));
    const decide = () => {
      response.removeHeader("x-middleware-rewrite");
      const status = response.statusCode;
      if (status === 500 && GENERATED_FILE.test(request.url ?? "")) markUnavailable(response);
      if (response.hasHeader("content-encoding") || status === 304) return false;
      return isHtml(response) || (status === 200 && isCompressible(typeOf(response)));
    };
    captureBody(response, decide, async (body) => {
      try {
        return await finish(headers, response, body, key);
      } catch (cause) {
        onFailure(request, response, cause);
        throw cause;
      }
    });
  };
}
