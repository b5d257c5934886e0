import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { clearedSessionCookie } from "../gateway/cookies.ts";
import { logFailure } from "../gateway/log.ts";
import type { SessionState } from "../gateway/session.ts";
import { explainBrokenPage, failedForUpstream } from "../page/broken-page.ts";
import { conditionalStatus, weakEtag } from "../page/conditional-requests.ts";
import { insertEarlyScript } from "../page/early-script.ts";
import { finishPage, UnrecognisedPage } from "../page/finish.ts";
import { constantHeaders, contentSecurityPolicy, mayReachNext, OWN_RESOURCES, POLICY, QUERY_HEADER } from "../page/headers.ts";
import { captureBody } from "./capture-body.ts";
import { CompressionCache, isCompressible, pickEncoding } from "./compress.ts";
import { type CacheKey, isShared, parseVary, type ResponseCache, STORED_MAX_BYTES } from "./response-cache.ts";
import { insertUsername } from "./session-user.ts";

type FinisherOptions = {
  https: boolean;
  dev: boolean;
  /** Whether a proxy in front writes the headers that are the same on every response. */
  proxyWritesHeaders?: boolean;
  /** Cache of finished responses; unused in development. */
  cache: ResponseCache;
  lookUpUser: (cookieHeader: string | undefined) => Promise<SessionState | undefined>;
  /** Called when a response could not be finished; logs by default. */
  onFailure?: (request: IncomingMessage, response: ServerResponse, cause: unknown) => void;
};

/** Request headers handled here and removed, so that Next always sends the whole uncompressed response. */
const CONDITIONS = ["accept-encoding", "if-none-match", "if-modified-since", "if-match", "if-unmodified-since"] as const;

const typeOf = (response: ServerResponse) => String(response.getHeader("content-type") ?? "");
const isHtml = (response: ServerResponse) => typeOf(response).startsWith("text/html");
/** Whether the body is text, which gets compressed and gets an ETag. */
const isText = (response: ServerResponse) => isHtml(response) || isCompressible(typeOf(response));
/** A picture or font small enough for the cache. */
const isSmallFile = (response: ServerResponse) => Number(response.getHeader("content-length") ?? Number.POSITIVE_INFINITY) <= STORED_MAX_BYTES;
/** Open Graph images: rendered by Next, without a content length. */
const isMadePicture = (response: ServerResponse) => typeOf(response).startsWith("image/") && response.hasHeader("x-nextjs-cache");

/** Adds names to Vary, at its end. */
function addVary(response: ServerResponse, ...names: string[]): void {
  const added = names.map((name) => name.toLowerCase());
  const others = parseVary(response.getHeader("vary")).filter((name) => !added.includes(name.toLowerCase()));
  response.setHeader("vary", [...others, ...names].join(", "));
}

/** Headers for Next's client router, which nothing reads on a whole page. */
const ROUTER_HEADERS = ["x-nextjs-prerender", "x-nextjs-stale-time"];
/** Vary names that only matter to requests with `rsc`, which stays in Vary. */
const ROUTER_VARY = /^next-router-/i;

/**
 * Removes from a whole page the headers for client navigation. A balancer parses the headers of its cached copy on
 * every request: they are a third of the cost of a cache hit there.
 */
function removeRouterHeaders(response: ServerResponse): void {
  for (const name of ROUTER_HEADERS) response.removeHeader(name);
  const names = parseVary(response.getHeader("vary")).filter((name) => !ROUTER_VARY.test(name));
  if (names.length > 0) response.setHeader("vary", names.join(", "));
}

/** Generated files with upstream data, for crawlers and feed readers. */
const GENERATED_FILE = /^\/(?:[^?]*\/)?[^/?]+\.(?:xml|json|csv)(?:\?|$)/;
/** Sent by lib/accelerator/page-limit.ts. */
const TOO_MANY_REQUESTS = 429;
/** Retry-After of what cannot be rendered now, seconds. */
const RETRY_SECONDS = 60;

/** 503 instead of 500: crawlers retry, where a 500 counts against the site. */
function markUnavailable(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader("retry-after", String(RETRY_SECONDS));
  response.setHeader("cache-control", "no-store");
}

function withoutBody(response: ServerResponse, status: 304 | 412): "discard" {
  response.statusCode = status;
  for (const name of ["content-length", "content-encoding", ...(status === 304 ? [] : ["content-type", "etag", "last-modified"])])
    response.removeHeader(name);
  if (status !== 304) response.setHeader("cache-control", "no-store");
  return "discard";
}

/** The body, or undefined for a response that a condition of the request replaces by 412 or 304. */
function afterConditions(conditions: IncomingHttpHeaders, response: ServerResponse, body: Buffer): Buffer | undefined {
  const status = conditionalStatus(conditions, response);
  if (!status) return body;
  withoutBody(response, status);
  return undefined;
}

/** Removes the headers that neither Next nor proxy.ts reads, and returns those that are handled here instead. */
function extractConditions(headers: IncomingHttpHeaders, dev: boolean): IncomingHttpHeaders {
  const taken: IncomingHttpHeaders = {};
  for (const name of CONDITIONS) {
    taken[name] = headers[name];
    delete headers[name];
  }
  if (!dev) for (const name of Object.keys(headers)) if (!mayReachNext(name) && name !== QUERY_HEADER) delete headers[name];
  return taken;
}

/**
 * Post-processes responses of Next: the signed-in user's name, conditional requests, compression and the response
 * cache. Returns a function that wraps one request and its response; run it before Next sees them. Not for API calls.
 */
export function createResponseFinisher({
  https,
  dev,
  proxyWritesHeaders = false,
  cache,
  lookUpUser,
  onFailure = logFailure,
}: FinisherOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const compressed = new CompressionCache();
  const proxyHeaders = proxyWritesHeaders ? Object.keys(constantHeaders({ https })) : [];

  /** Finishes a page that did not go through lib/cache/handler.ts, such as an error page. */
  function finishUncached(response: ServerResponse, html: string): string {
    if (dev) {
      response.setHeader(POLICY, contentSecurityPolicy([], { https, dev }));
      return insertEarlyScript(html);
    }
    // Also on the not-found page sent for a missing picture.
    for (const [name, value] of Object.entries(OWN_RESOURCES)) response.setHeader(name, value);
    const policy = [response.getHeader(POLICY)].flat().at(-1);
    if (policy !== undefined) {
      response.setHeader(POLICY, policy);
      return html;
    }
    try {
      const page = finishPage(html, { status: response.statusCode, https });
      response.setHeader(POLICY, page.headers[POLICY]);
      return page.html;
    } catch (cause) {
      if (!(cause instanceof UnrecognisedPage)) throw cause;
      response.setHeader(POLICY, contentSecurityPolicy([], { https, dev }));
      response.setHeader("cache-control", "private, no-store");
      return explainBrokenPage(response.statusCode, html);
    }
  }

  async function personalise(cookie: string | undefined, response: ServerResponse, html: string): Promise<string> {
    addVary(response, "Cookie");
    const session = await lookUpUser(cookie);
    if (!session) return html;
    response.setHeader("cache-control", "private, no-store");
    if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
    return session.state === "live" ? insertUsername(html, session.user.username) : html;
  }

  async function finish(
    conditions: IncomingHttpHeaders,
    cookie: string | undefined,
    response: ServerResponse,
    original: Buffer,
    key: CacheKey | undefined,
  ) {
    if (!isText(response)) {
      if (key) cache.store(key, response, original);
      return afterConditions(conditions, response, original);
    }
    let body = original;
    if (isHtml(response)) {
      removeRouterHeaders(response);
      const html = original.toString("utf8");
      if (failedForUpstream(response.statusCode, html)) markUnavailable(response);
      // No session lookup for a refused request.
      const refused = response.statusCode === TOO_MANY_REQUESTS;
      const whole = refused ? html : await personalise(cookie, response, finishUncached(response, html));
      if (refused) response.setHeader(POLICY, contentSecurityPolicy([], { https, dev }));
      if (whole !== html) body = Buffer.from(whole);
    }
    const isPublic = !dev && response.statusCode === 200 && isShared(response.getHeaders());
    // Replaces Next's ETag of files, made of size and time, which two versions may share.
    const etag = isPublic ? weakEtag(body) : undefined;
    if (etag) response.setHeader("etag", etag);
    else response.removeHeader("etag");
    addVary(response, "Accept-Encoding");
    const encoding = dev ? undefined : pickEncoding(conditions["accept-encoding"]?.toString());
    const packed = encoding && (await compressed.compress(() => body, encoding, etag));
    const bytes = packed?.bytes ?? body;
    if (encoding && packed) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", bytes.byteLength);
    if (key && etag) cache.store(key, response, bytes, packed?.dense ?? true);
    return etag ? afterConditions(conditions, response, bytes) : bytes;
  }

  return (request, response) => {
    // HEAD is processed as GET; Node omits the body.
    if (request.method === "HEAD") request.method = "GET";
    const key = dev ? undefined : cache.keyFor(request);
    const { cookie } = request.headers;
    const conditions = extractConditions(request.headers, dev);
    captureBody(
      response,
      () => {
        for (const name of proxyHeaders) response.removeHeader(name);
        response.removeHeader("refresh");
        response.removeHeader("x-middleware-rewrite");
        const status = response.statusCode;
        if (status === 500 && GENERATED_FILE.test(request.url ?? "")) markUnavailable(response);
        if (response.hasHeader("content-encoding") || status === 304) return false;
        if (isHtml(response)) return true;
        if (dev || status !== 200) return false;
        if (isText(response) || (key !== undefined && (isSmallFile(response) || isMadePicture(response)))) return true;
        const conditional = conditionalStatus(conditions, response);
        return conditional !== undefined && withoutBody(response, conditional);
      },
      async (body) => {
        try {
          if (response.statusCode === 304 || response.statusCode === 412) return undefined;
          return await finish(conditions, cookie, response, body, key);
        } catch (cause) {
          onFailure(request, response, cause);
          throw cause;
        }
      },
    );
  };
}
