import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { nodeHeaders } from "./node-headers.ts";

type Options = { headers: Record<string, string>; body: Readable; signal: AbortSignal };

/**
 * POSTs a stream and answers as `fetch` would. Reads from the stream only as fast as the other side takes it: `fetch` lets
 * twenty uploads of 20 MB pile up 400 MB here, this some 80 MB. A connection of its own: a kept one may close while the body is on
 * its way, and a body that streams cannot be sent twice. It asks to be kept all the same: who refuses early would close it with the rest of
 * the body on its way, and that takes the refusal along.
 * Rejects when the upstream cannot be reached, breaks off, or the body or the signal fails.
 */
export async function sendStream(url: string, { headers, body, signal }: Options): Promise<Response> {
  if (body.errored) throw body.errored;
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  // Unlike `fetch`, this unpacks nothing.
  const request = send(url, {
    method: "POST",
    headers: { ...headers, "accept-encoding": "identity", connection: "keep-alive" },
    signal,
    agent: false,
  });
  request.once("error", reject);
  request.once("response", (answer) => {
    answer.once("end", () => request.destroy());
    try {
      const { statusCode = 502 } = answer;
      resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: statusCode, headers: nodeHeaders(answer) }));
    } catch (cause) {
      // A status that allows no body, such as 204, or that nobody knows.
      request.destroy();
      reject(cause);
    }
  });
  body.once("error", (cause) => request.destroy(cause));
  body.pipe(request);
  try {
    return await promise;
  } catch (cause) {
    body.destroy();
    throw cause;
  }
}
