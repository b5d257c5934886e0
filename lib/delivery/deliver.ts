import type { IncomingMessage, ServerResponse } from "node:http";
import { clearedSessionCookie } from "../gateway/cookies.ts";
import type { SessionState } from "../gateway/current-user.ts";
import { captureBody } from "./capture-body.ts";
import { CompressionMemo, isCompressible, pickEncoding } from "./compress.ts";
import { contentHash, matchesEtag, weakEtag } from "./etag.ts";
import { inlineScriptHashes } from "./inline-script-hashes.ts";
import { isEmptyMissingPage } from "./missing-page.ts";
import { personalise } from "./personalise.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

export type Delivery = {
  https: boolean;
  dev: boolean;
  /** The whole page for addresses that lead nowhere, in place of Next's empty one. */
  missingPage?: Buffer | undefined;
  visitor: (cookieHeader: string | undefined) => Promise<SessionState | undefined>;
};

/** Pages whose script hashes are remembered. */
const HASHES_KEPT = 500;

const isHtml = (response: ServerResponse) => String(response.getHeader("content-type") ?? "").startsWith("text/html");
const isApi = (url: string | undefined) => /^\/api(?:[/?]|$)/.test(url ?? "");

function addVary(response: ServerResponse, ...names: string[]): void {
  const present = String(response.getHeader("vary") ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  const missing = names.filter((name) => !present.some((other) => other.toLowerCase() === name.toLowerCase()));
  if (missing.length > 0) response.setHeader("vary", [...present, ...missing].join(", "));
}

/** Remembers what is worked out from a content, by its hash. */
function remember<Value>(make: (content: string) => Value): (hash: string, content: string) => Value {
  const known = new Map<string, Value>();
  return (hash, content) => {
    const value = known.get(hash) ?? make(content);
    known.delete(hash);
    known.set(hash, value);
    if (known.size > HASHES_KEPT) known.delete(known.keys().next().value as string);
    return value;
  };
}

/**
 * What the server does to a finished answer: security headers, a content security policy that names the page's own
 * inline scripts, the signed-in visitor's name, ETag, compression. Knows no page. Calls of the gateway only get the
 * headers. Returns the function that prepares one request and its response, to be run before Next sees them.
 */
export function createDelivery({ https, dev, missingPage, visitor }: Delivery): (request: IncomingMessage, response: ServerResponse) => void {
  const memo = new CompressionMemo();
  const hashesOf = remember(inlineScriptHashes);

  async function compose(request: IncomingMessage, response: ServerResponse, body: Buffer, hash: string): Promise<{ body: Buffer; shared: boolean }> {
    if (!isHtml(response)) return { body, shared: true };
    const html = body.toString("utf8");
    response.setHeader("content-security-policy", contentSecurityPolicy(dev ? [] : hashesOf(hash, html), { https, dev }));
    addVary(response, "Cookie");
    const session = await visitor(request.headers.cookie);
    if (!session) return { body, shared: true };
    response.setHeader("cache-control", "private, no-store");
    if (session.state === "dead") response.appendHeader("set-cookie", clearedSessionCookie({ secure: https }));
    if (session.state !== "live") return { body, shared: false };
    return { body: Buffer.from(personalise(html, session.user.username)), shared: false };
  }

  async function finish(request: IncomingMessage, response: ServerResponse, answer: Buffer): Promise<Buffer | undefined> {
    const original = missingPage && isHtml(response) && isEmptyMissingPage(response.statusCode, answer.toString("utf8")) ? missingPage : answer;
    const hash = contentHash(original);
    const { body, shared } = await compose(request, response, original, hash);
    response.removeHeader("etag");
    if (shared && response.statusCode === 200 && !dev) {
      const etag = weakEtag(hash);
      response.setHeader("etag", etag);
      if (matchesEtag(request.headers["if-none-match"], etag)) {
        response.statusCode = 304;
        addVary(response, "Accept-Encoding");
        response.removeHeader("content-length");
        return undefined;
      }
    }
    addVary(response, "Accept-Encoding");
    const encoding = dev ? undefined : pickEncoding(request.headers["accept-encoding"]);
    const packed = encoding && (await memo.compress(body, encoding, body === original ? hash : undefined));
    if (encoding && packed) response.setHeader("content-encoding", encoding);
    response.setHeader("content-length", (packed ?? body).byteLength);
    return packed ?? body;
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders({ https }))) response.setHeader(name, value);
    if (isApi(request.url)) return;
    // A HEAD is worked out as the GET it asks about; Node leaves the body out.
    if (request.method === "HEAD") request.method = "GET";
    captureBody(
      response,
      () =>
        !response.hasHeader("content-encoding") &&
        response.statusCode !== 304 &&
        (isHtml(response) || (!dev && response.statusCode === 200 && isCompressible(String(response.getHeader("content-type") ?? "")))),
      (body) => finish(request, response, body),
    );
  };
}
