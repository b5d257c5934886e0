import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { clearedSessionCookie } from "../gateway/cookies.ts";
import type { SessionState } from "../gateway/look-up-session.ts";
import { explainBrokenPage, failedUnanswered } from "../page/broken-page.ts";
import { insertEarlyScript } from "../page/early-script.ts";
import { finishPage } from "../page/finish.ts";
import { UnrecognisedPage } from "../page/recognise.ts";
import { mayReachNext } from "../page/request-headers.ts";
import { constantHeaders, contentSecurityPolicy, OWN_RESOURCES } from "../page/security-headers.ts";
import { captureBody } from "./capture-body.ts";
import { CompressionMemo, isCompressible, pickEncoding } from "./compress.ts";
import { failsCondition, isNotModified, weakEtag } from "./conditions.ts";
import { logFailure } from "./log-failure.ts";
import { personalise } from "./personalise.ts";
import { isShared, type Place, type ResponseCache, STORED_MAX_BYTES } from "./response-cache.ts";
import { trimHead } from "./trim-head.ts";
import { varyNames } from "./vary.ts";

export type Delivery = {
  https: boolean;
  dev: boolean;
  /** Whether a proxy in front writes the headers that are the same on every answer. */
  proxyWritesHeaders?: boolean;
  /** Where finished answers are stored to be given again; they are not while developing. */
  stored: ResponseCache;
  visitor: (cookieHeader: string | undefined) => Promise<SessionState | undefined>;
  /** Hears of an answer that could not be finished; by default the log does. */
  onFailure?: (request: IncomingMessage, response: ServerResponse, cause: unknown) => void;
};

const POLICY = "content-security-policy";
/** Headers that are acted on here, so that Next answers each request with the whole. */
const CONDITIONS = ["accept-encoding", "if-none-match", "if-modified-since", "if-match", "if-unmodified-since"] as const;

const typeOf = (response: ServerResponse) => String(response.getHeader("content-type") ?? "");
const isHtml = (response: ServerResponse) => typeOf(response).startsWith("text/html");
/** Whether the body is text that is worked on here: compressed, given an ETag. */
const isText = (response: ServerResponse) => isHtml(response) || isCompressible(typeOf(response));
/** A picture or font that is small enough to be stored. */
const isSmallFile = (response: ServerResponse) => Number(response.getHeader("content-length") ?? Number.POSITIVE_INFINITY) <= STORED_MAX_BYTES;
/** Share pictures: made by Next, without a length. */
const isMadePicture = (response: ServerResponse) => typeOf(response).startsWith("image/") && response.hasHeader("x-nextjs-cache");

/** Adds names to Vary, at its end. */
function addVary(response: ServerResponse, ...names: string[]): void {
  const added = names.map((name) => name.toLowerCase());
  const others = varyNames(response.getHeader("vary")).filter((name) => !added.includes(name.toLowerCase()));
  response.setHeader("vary", [...others, ...names].join(", "));
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

function withoutBody(response: ServerResponse, status: number): "discard" {
  response.statusCode = status;
  for (const name of ["content-length", "content-encoding", ...(status === 304 ? [] : ["content-type", "etag", "last-modified"])])
    response.removeHeader(name);
  if (status !== 304) response.setHeader("cache-control", "no-store");
  return "discard";
}

const validatorsOf = (response: ServerResponse) => ({
  etag: response.getHeader("etag")?.toString(),
  lastModified: response.getHeader("last-modified")?.toString(),
});

/** Leaves of the headers what Next may read; answers those that are acted on here instead. */
function takeConditions(headers: IncomingHttpHeaders, dev: boolean): IncomingHttpHeaders {
  const taken: IncomingHttpHeaders = {};
  for (const name of CONDITIONS) if (headers[name] !== undefined) taken[name] = headers[name];
  for (const name of CONDITIONS) delete headers[name];
  if (!dev) for (const name of Object.keys(headers)) if (!mayReachNext(name)) delete headers[name];
  return taken;
}

/**
 * What the server does to an answer of Next that is finished (lib/page): the signed-in visitor's name, conditions of the request, compression, and a place in
 * memory. Returns the function that prepares one request and its response, to be run before Next sees them. Calls of the gateway are none of its business.
 */
export function createDelivery({
  https,
  dev,
  proxyWritesHeaders = false,
  stored,
  visitor,
  onFailure = logFailure,
}: Delivery): (request: IncomingMessage, response: ServerResponse) => void {
  const memo = new CompressionMemo();
  const leftToProxy = proxyWritesHeaders ? Object.keys(constantHeaders({ https })) : [];

  /** A page that was not stored, such as one that failed, is finished here. */
  function finished(response: ServerResponse, html: string): string {
    if (dev) {
      response.setHeader(POLICY, contentSecurityPolicy([], { https, dev }));
      return insertEarlyScript(html);
    }
    // Also on the page that stands for a picture that is not there.
    for (const [name, value] of Object.entries(OWN_RESOURCES)) response.setHeader(name, value);
    const policy = response.getHeader(POLICY);
    if (Array.isArray(policy)) response.setHeader(POLICY, policy.at(-1) as string);
    if (policy !== undefined) return html;
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

  async function personal(cookie: string | undefined, response: ServerResponse, html: string): Promise<string> {
    addVary(response, "Cookie");
    const session = await visitor(cookie);
    if (!session) return html;
    response.setHeader("cache-control", "private, no-store");
    if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
    return session.state === "live" ? personalise(html, session.user.username) : html;
  }

  async function finish(
    conditions: IncomingHttpHeaders,
    cookie: string | undefined,
    response: ServerResponse,
    answer: Buffer,
    place: Place | undefined,
  ) {
    if (!isText(response)) {
      if (place) stored.store(place, response, answer);
      return answer;
    }
    let body = answer;
    if (isHtml(response)) {
      trimHead(response);
      const html = answer.toString("utf8");
      if (failedUnanswered(response.statusCode, html)) sayUnavailable(response);
      // Who is refused costs no question to the upstream.
      const whole = response.statusCode === REFUSED ? html : await personal(cookie, response, finished(response, html));
      if (response.statusCode === REFUSED) response.setHeader(POLICY, contentSecurityPolicy([], { https, dev }));
      if (whole !== html) body = Buffer.from(whole);
    }
    const isEverybodys = !dev && response.statusCode === 200 && isShared(response.getHeaders());
    // Of the content, in place of Next's: what it says of files is their size and time, which two of them may share.
    const etag = isEverybodys ? weakEtag(body) : undefined;
    if (etag) response.setHeader("etag", etag);
    else response.removeHeader("etag");
    addVary(response, "Accept-Encoding");
    const encoding = dev ? undefined : pickEncoding(conditions["accept-encoding"]?.toString());
    const packed = encoding && (await memo.compress(() => body, encoding, etag));
    const bytes = packed?.bytes ?? body;
    if (encoding && packed) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", bytes.byteLength);
    if (place && etag) stored.store(place, response, bytes, packed?.dense ?? true);
    if (etag && failsCondition(conditions, { etag })) {
      withoutBody(response, 412);
      return undefined;
    }
    if (!etag || !isNotModified(conditions, validatorsOf(response))) return bytes;
    withoutBody(response, 304);
    return undefined;
  }

  return (request, response) => {
    // A HEAD is worked out as the GET it asks about; Node leaves the body out.
    if (request.method === "HEAD") request.method = "GET";
    const place = dev ? undefined : stored.placeFor(request);
    const { cookie } = request.headers;
    const conditions = takeConditions(request.headers, dev);
    captureBody(
      response,
      () => {
        for (const name of leftToProxy) response.removeHeader(name);
        response.removeHeader("refresh");
        response.removeHeader("x-middleware-rewrite");
        const status = response.statusCode;
        // Next fails on what its file server refuses.
        if (status === 500 && String(response.getHeader("content-range")).startsWith("bytes */")) return withoutBody(response, 416);
        if (status === 500 && MADE_FILE.test(request.url ?? "")) sayUnavailable(response);
        if (response.hasHeader("content-encoding") || status === 304) return false;
        if (isHtml(response)) return true;
        if (dev || status !== 200) return false;
        if (isText(response) || (place !== undefined && (isSmallFile(response) || isMadePicture(response)))) return true;
        if (failsCondition(conditions, validatorsOf(response))) return withoutBody(response, 412);
        return isNotModified(conditions, validatorsOf(response)) && withoutBody(response, 304);
      },
      async (body) => {
        try {
          if (response.statusCode === 304 || response.statusCode === 412 || response.statusCode === 416) return undefined;
          return await finish(conditions, cookie, response, body, place);
        } catch (cause) {
          onFailure(request, response, cause);
          throw cause;
        }
      },
    );
  };
}
