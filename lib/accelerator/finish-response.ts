import type { IncomingMessage, ServerResponse } from "node:http";
import { logFailure } from "../gateway/log.ts";
import { weakEtag } from "../page/conditional-requests.ts";
import { pageForVisitor } from "../page/page-for-visitor.ts";
import { captureBody } from "./capture-body.ts";
import { encode, isCompressible, LEVELS, pickEncoding } from "./encoding.ts";
import { isPersonal, isShared, namesIn, type ResponseCache } from "./response-cache.ts";

/** Smaller bodies gain nothing from compression, bytes. */
const COMPRESS_MIN_BYTES = 860;
/** Request headers that Next does not see, so that it sends the whole uncompressed response. */
const HIDDEN_FROM_NEXT = /^(?:accept-encoding|if-none-match|if-modified-since)$/;

type Setting = { https: boolean; cache: ResponseCache; apiOrigin: string };

const typeOf = (response: ServerResponse) => String(response.getHeader("content-type") ?? "");
const isHtml = (response: ServerResponse) => typeOf(response).startsWith("text/html");

/** Logs a failure and makes the response a 500 that nobody stores, with an empty body. */
function fail(request: IncomingMessage, response: ServerResponse, cause: unknown): Buffer {
  logFailure(request, response, cause);
  response.statusCode = 500;
  response.setHeader("cache-control", "no-store");
  for (const name of ["etag", "content-encoding", "content-length"]) response.removeHeader(name);
  return Buffer.alloc(0);
}

/**
 * Finishes responses of Next: the page for its visitor, compression and the copy in memory. Returns a function that wraps
 * one request and its response; run it before Next sees them. Not for calls of the API.
 */
export function createResponseFinisher({ https, cache, apiOrigin }: Setting) {
  async function finish(headers: IncomingMessage["headers"], response: ServerResponse, original: Buffer, name: string): Promise<Buffer> {
    const { cookie, "accept-encoding": accepted } = headers;
    const page = isHtml(response);
    const body = page ? Buffer.from(await pageForVisitor(response, original.toString("utf8"), { cookie, https, apiOrigin })) : original;
    const varies = [...namesIn(response.getHeader("vary")), ...(page ? ["Cookie"] : []), "Accept-Encoding"];
    response.setHeader("vary", [...new Set(varies)].join(", "));
    // Replaces Next's ETag of files, made of size and time, which two versions may share.
    const etag = response.statusCode === 200 && isShared(response.getHeaders()) ? weakEtag(body) : undefined;
    if (etag) response.setHeader("etag", etag);
    else response.removeHeader("etag");
    const encoding = body.byteLength < COMPRESS_MIN_BYTES ? undefined : pickEncoding(accepted?.toString());
    if (encoding) response.setHeader("content-encoding", encoding);
    const known = etag && encoding ? cache.entryOf(name, etag)?.body : undefined;
    const bytes = encoding ? (known ?? (await encode(body, encoding, etag ? LEVELS.quick : LEVELS.once))) : body;
    response.setHeader("content-length", bytes.byteLength);
    if (page && isPersonal(cookie)) return bytes;
    cache.store(name, response, bytes, etag);
    if (etag && encoding && !known) cache.improve(name, etag, () => encode(body, encoding, LEVELS.best));
    return bytes;
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const name = request.method === "GET" ? cache.nameFor(request) : undefined;
    // Next answers HEAD, parts of pages and ranges itself.
    if (name === undefined) return;
    const { headers } = request;
    request.headers = Object.fromEntries(Object.entries(headers).filter(([header]) => !HIDDEN_FROM_NEXT.test(header)));
    captureBody(
      response,
      () => isHtml(response) || (response.statusCode === 200 && isCompressible(typeOf(response))),
      (body) => finish(headers, response, body, name).catch((cause) => fail(request, response, cause)),
    );
  };
}
