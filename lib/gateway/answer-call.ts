import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Gateway, handleCall } from "./handle-call.ts";
import { nodeHeaders } from "./node-headers.ts";

/** Whether a request is a call of the browser and not one for a page or file. */
export function isCall(request: IncomingMessage): boolean {
  return /^\/api(?:[/?]|$)/.test(request.url ?? "");
}

/**
 * Answers a call straight from the connection, beside Next: its route handlers cost three times as much, and its request
 * bodies take all that arrives without waiting for the reader, so that documents would pile up behind a slower upstream.
 */
export async function answerCall(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => !response.writableFinished && gone.abort());
  const answer = await handleCall(
    gateway,
    new Request(new URL(request.url ?? "/", gateway.siteUrl), {
      method: request.method ?? "GET",
      headers: nodeHeaders(request),
      signal: gone.signal,
    }),
    request,
  );
  if (response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (!answer.body) response.end();
  else if (answer.headers.get("content-type")?.startsWith("application/json")) response.end(await answer.text());
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}
