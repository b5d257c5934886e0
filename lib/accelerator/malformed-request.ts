import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type GatewayCode, gatewayStatus } from "../contract/envelope.ts";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { URL_MAX_CHARS } from "../page/request-headers.ts";
import { securityHeaders } from "../page/security-headers.ts";

type Answering = Socket & { _httpMessage?: { headersSent: boolean } | null };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Headers that decide where a request goes and where it ends: two of them are two requests to some reader. */
const DECISIVE = /^(?:host|content-length|transfer-encoding)$/i;

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
 * Answers what never became a request, and closes: E413 for a head that is too large, E400 for one that is malformed, ambiguous
 * (two lengths, folded lines) or too slow. Without this Node would answer with an empty page of its own.
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

function isSound({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let decisive = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (DECISIVE.test(rawHeaders[at] as string)) decisive += 1;
  const kinds = Number(headers.host !== undefined) + Number("content-length" in headers) + Number("transfer-encoding" in headers);
  if (decisive !== kinds || (httpVersion !== "1.1" && httpVersion !== "1.0")) return false;
  if (headers.host === undefined ? httpVersion !== "1.0" : !HOST.test(headers.host)) return false;
  const coding = headers["transfer-encoding"];
  return coding === undefined || (httpVersion === "1.1" && coding.trim().toLowerCase() === "chunked");
}

/** Answers what nobody reads: an address that is too long, or an expectation that nobody fulfils. It is said with every header and in few words. */
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

/** Answers 414 to an address that is too long: redirects would repeat it in their heads. Returns whether it did. */
export function refuseLongAddress(request: IncomingMessage, response: ServerResponse, https: boolean): boolean {
  if ((request.url?.length ?? 0) <= URL_MAX_CHARS) return false;
  refusePlainly(response, 414, https);
  return true;
}

/** Answers 417 to `Expect` with anything but `100-continue`. */
export function refuseExpectation(response: ServerResponse, https: boolean): void {
  refusePlainly(response, 417, https);
}

/**
 * Answers E400 to a request that Node's parser lets pass though another reader could see something else in it: a host or coding
 * given twice, a host that is none, a coding other than chunks, another version of HTTP. Returns whether it did.
 */
export function refuseAmbiguous(request: IncomingMessage, response: ServerResponse, https: boolean): boolean {
  if (isSound(request)) return false;
  const { status, headers, body } = refusal("E400", refusalMessages.notJson, https);
  response.writeHead(status, headers).end(body);
  return true;
}
