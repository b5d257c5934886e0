import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { endpoints } from "../contract/endpoints.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import { nodeHeaders } from "./node-headers.ts";

/** Whether a request is the one call that carries a document. */
export function isUpload(request: IncomingMessage): boolean {
  return request.method === endpoints.fileUpload.method && request.url?.split("?", 1)[0] === endpoints.fileUpload.path;
}

/**
 * Answers an upload straight from the connection, through the same gateway as every other call. Next's request bodies take
 * all that arrives without waiting for the reader, so that documents would pile up in memory behind a slower upstream.
 */
export async function answerUpload(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => !response.writableFinished && gone.abort());
  const answer = await handleCall(
    gateway,
    new Request(new URL(endpoints.fileUpload.path, gateway.siteUrl), { method: "POST", headers: nodeHeaders(request), signal: gone.signal }),
    request,
  );
  if (response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
  else response.end();
}
