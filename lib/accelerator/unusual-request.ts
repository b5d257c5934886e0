import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { Refusal } from "../gateway/refusal.ts";
import { securityHeaders } from "../page/headers.ts";

type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Headers that define where a request goes and ends. Duplicates enable request smuggling. */
const ROUTING_HEADER = /^(?:host|content-length|transfer-encoding)$/i;

/** The response to a request that never reaches Next or the gateway, on a connection that is closed afterwards. */
function closingEnvelope(code: "E400" | "E413", https: boolean) {
  const refusal = new Refusal(code);
  const body = JSON.stringify({ code: refusal.code, message: refusal.message });
  const own = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", "x-request-id": randomUUID() };
  const headers = { ...securityHeaders({ https }), ...refusal.headers, ...own, "content-length": Buffer.byteLength(body), connection: "close" };
  return { status: refusal.status, headers, body };
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

/** Responds 417 to any `Expect` but `100-continue`: Node's own response has no security headers. */
export function refuseExpectation(response: ServerResponse, https: boolean): void {
  response
    .writeHead(417, { ...securityHeaders({ https }), "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", connection: "close" })
    .end(refusalMessages.notJson);
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
