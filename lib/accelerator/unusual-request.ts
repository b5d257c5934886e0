import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { SESSION_COOKIE } from "../gateway/cookies.ts";
import { requestId } from "../gateway/log.ts";
import { Refusal } from "../gateway/refusal.ts";
import { URL_MAX_CHARS } from "../limits.ts";
import { securityHeaders } from "../page/headers.ts";
import { routes } from "../routes.ts";

type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Headers that define where a request goes and ends. Duplicates enable request smuggling. */
const ROUTING_HEADER = /^(?:host|content-length|transfer-encoding)$/i;

/** The response to a request that never reaches Next or the gateway. */
function envelope(refusal: Refusal, id: string): { status: number; headers: Record<string, string>; body: string } {
  const headers = { ...refusal.headers, "content-type": "application/json; charset=utf-8", "cache-control": "no-store", "x-request-id": id };
  return { status: refusal.status, headers, body: JSON.stringify({ code: refusal.code, message: refusal.message }) };
}

/** The same for a connection that is closed afterwards. */
function closingEnvelope(code: "E400" | "E413", https: boolean) {
  const { status, headers, body } = envelope(new Refusal(code), randomUUID());
  return { status, body, headers: { ...securityHeaders({ https }), ...headers, "content-length": Buffer.byteLength(body), connection: "close" } };
}

/**
 * Responds to bytes that Node could not parse as a request, and closes: E413 for headers that are too large, E400 for
 * malformed, ambiguous (two lengths, folded lines) or slow ones. Without this Node sends an empty response.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Answering, https: boolean): void {
  const begun = socket.bytesRead > 0 && !socket._httpMessage?.headersSent;
  if (!socket.writable || error.code === "ECONNRESET" || !begun) {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const { status, headers, body } = closingEnvelope(tooLarge ? "E413" : "E400", https);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${tooLarge ? "Content Too Large" : "Bad Request"}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function isUnambiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (ROUTING_HEADER.test(rawHeaders[at] as string)) found += 1;
  const kinds = Number(headers.host !== undefined) + Number("content-length" in headers) + Number("transfer-encoding" in headers);
  if (found !== kinds || (httpVersion !== "1.1" && httpVersion !== "1.0")) return false;
  if (headers.host === undefined ? httpVersion !== "1.0" : !HOST.test(headers.host)) return false;
  const coding = headers["transfer-encoding"];
  return coding === undefined || (httpVersion === "1.1" && coding.trim().toLowerCase() === "chunked");
}

/** Refuses with a short text, or a page, and all security headers. */
function refusePlainly(response: ServerResponse, status: 414 | 417, https: boolean, html?: string): void {
  response
    .writeHead(status, {
      ...securityHeaders({ https }),
      "content-type": `text/${html ? "html" : "plain"}; charset=utf-8`,
      "cache-control": "no-store",
      connection: "close",
    })
    .end(html ?? (status === 414 ? refusalMessages.bodyTooLarge : refusalMessages.notJson));
}

/**
 * Responds 414 to a URL that is too long, which redirects would repeat in their headers: browsers get `page`. Returns
 * whether it did.
 */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse, { https, page }: { https: boolean; page: string }): boolean {
  if ((request.url?.length ?? 0) <= URL_MAX_CHARS) return false;
  refusePlainly(response, 414, https, request.headers.accept?.includes("text/html") ? page : undefined);
  return true;
}

/** Responds 417 to any `Expect` but `100-continue`: Node's own response has no security headers. */
export function refuseExpectation(response: ServerResponse, https: boolean): void {
  refusePlainly(response, 417, https);
}

/**
 * Responds E400 to a request that Node accepts but another parser could read differently: a duplicate or malformed
 * Host, a transfer coding other than chunked, another HTTP version. Returns whether it did.
 */
export function refuseAmbiguous(request: IncomingMessage, response: ServerResponse, https: boolean): boolean {
  if (isUnambiguous(request)) return false;
  const { status, headers, body } = closingEnvelope("E400", https);
  response.writeHead(status, headers).end(body);
  return true;
}

const EMPTY_TOKEN = new RegExp(`([?&]${SESSION_COOKIE})=?(?=&|$)`, "g");
/**
 * Next also prefetches URLs without their query. For an article that is a 404, which the browser console would report.
 */
const ARTICLE_WITHOUT_ID = new RegExp(`^${routes.article}(?:$|\\?(?!(?:.*&)?id=))`);
const NEXT_FILES = /^\/_{1,2}next/;
/** Public files and feeds. No page address has a dot. */
const FILE = /\.\w+$/;
/** The only URL outside of /api that accepts POST. */
const INTERNAL = "/internal/revalidate";

/** A form submitted without scripts posts to its own page: show the page and drop the body. */
function convertToGet(request: IncomingMessage): void {
  request.method = "GET";
  for (const name of ["content-type", "content-length", "transfer-encoding"]) delete request.headers[name];
}

function answer(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, headers, body } = envelope(refusal, requestId(request.headers["x-request-id"]?.toString()));
  response.writeHead(status, headers).end(body);
}

/**
 * Responds to what Next would turn into an error: a prefetched article without id gets 204. Pages accept GET and HEAD
 * only. Returns whether it responded.
 */
export function answerUnusualRequest(request: IncomingMessage, response: ServerResponse): boolean {
  const method = request.method ?? "GET";
  // proxy.ts removes only tokens that are not empty, and no valid token contains a space.
  const url = (request.url ?? "/").replace(EMPTY_TOKEN, "$1=%20");
  request.url = url;
  const path = url.split("?")[0] as string;
  if (request.headers["next-router-prefetch"] && ARTICLE_WITHOUT_ID.test(url)) {
    response.writeHead(204, { "cache-control": "no-store" }).end();
    return true;
  }
  if (method === "GET" || method === "HEAD" || path === INTERNAL) return false;
  // No page has server actions, so requests for one never reach Next.
  if (method === "POST" && !NEXT_FILES.test(path) && !FILE.test(path) && request.headers["next-action"] === undefined) {
    convertToGet(request);
    return false;
  }
  answer(request, response, new Refusal("E405", undefined, { allow: "GET, HEAD" }));
  return true;
}
