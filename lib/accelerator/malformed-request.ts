import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type GatewayCode, gatewayStatus } from "../contract/envelope.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { URL_MAX_CHARS } from "../page/request-headers.ts";
import { securityHeaders } from "../page/security-headers.ts";

type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Headers that define where a request goes and ends. Duplicates enable request smuggling. */
const ROUTING_HEADER = /^(?:host|content-length|transfer-encoding)$/i;

function refusal(code: GatewayCode, message: string, https: boolean): { status: number; headers: Record<string, string | number>; body: string } {
  const body = JSON.stringify({ code, message });
  const headers = {
    ...securityHeaders({ https }),
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-request-id": randomUUID(),
    connection: "close",
  };
  return { status: gatewayStatus[code], headers, body };
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
  const { status, headers, body } = tooLarge ? refusal("E413", refusalMessages.bodyTooLarge, https) : refusal("E400", refusalMessages.notJson, https);
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

/** Refuses with a short text and all security headers. */
function refusePlainly(response: ServerResponse, status: 414 | 417, https: boolean): void {
  response
    .writeHead(status, {
      ...securityHeaders({ https }),
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      connection: "close",
    })
    .end(status === 414 ? refusalMessages.bodyTooLarge : refusalMessages.notJson);
}

/** Responds 414 to a URL that is too long, which redirects would repeat in their headers. Returns whether it did. */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse, https: boolean): boolean {
  if ((request.url?.length ?? 0) <= URL_MAX_CHARS) return false;
  refusePlainly(response, 414, https);
  return true;
}

/** Responds 417 to any `Expect` but `100-continue`. */
export function refuseExpectation(response: ServerResponse, https: boolean): void {
  refusePlainly(response, 417, https);
}

/**
 * Responds E400 to a request that Node accepts but another parser could read differently: a duplicate or malformed
 * Host, a transfer coding other than chunked, another HTTP version. Returns whether it did.
 */
export function refuseAmbiguous(request: IncomingMessage, response: ServerResponse, https: boolean): boolean {
  if (isUnambiguous(request)) return false;
  const { status, headers, body } = refusal("E400", refusalMessages.notJson, https);
  response.writeHead(status, headers).end(body);
  return true;
}
