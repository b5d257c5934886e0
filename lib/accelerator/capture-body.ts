import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

type Callback = (error?: Error | null) => void;
/** `discard` sends the response without its body. */
type Decide = (response: ServerResponse) => boolean | "discard";
type Finish = (body: Buffer) => Promise<Buffer | undefined>;

/**
 * Buffers the bodies that `decide` picks (called once, when status and headers are known) and passes each whole body to
 * `finish`, which may still set headers and resolves with the bytes to send, or undefined for none. If `finish` fails,
 * the response is an uncacheable 500. Other bodies stream through.
 */
export function captureBody(response: ServerResponse, decide: Decide, finish: Finish): void {
  const original = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response) as (...parameters: unknown[]) => boolean,
    end: response.end.bind(response) as (...parameters: unknown[]) => ServerResponse,
    flushHeaders: response.flushHeaders.bind(response),
  };
  const chunks: Buffer[] = [];
  let decision: boolean | "discard" | undefined;
  let ended = false;

  const captures = () => {
    decision ??= decide(response);
    return decision;
  };
  const collect = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === "function" || decision === "discard") return;
    chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding));
  };
  const callbackOf = (parameters: unknown[]) => parameters.find((parameter): parameter is Callback => typeof parameter === "function");

  const send = async (callback: Callback | undefined) => {
    let body: Buffer | undefined;
    try {
      body = await finish(Buffer.concat(chunks));
    } catch {
      response.statusCode = 500;
      response.setHeader("cache-control", "no-store");
      for (const name of ["etag", "content-encoding", "content-length"]) response.removeHeader(name);
    }
    Object.assign(response, original);
    original.end(body, callback);
  };

  Object.assign(response, {
    writeHead(status: number, reason?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders) {
      response.statusCode = status;
      if (typeof reason === "string") response.statusMessage = reason;
      for (const [name, value] of Object.entries((typeof reason === "string" ? headers : reason) ?? {}))
        if (value !== undefined) response.setHeader(name, value);
      if (!captures()) original.writeHead(response.statusCode);
      return response;
    },
    flushHeaders() {
      if (!captures()) original.flushHeaders();
    },
    write(...parameters: unknown[]) {
      if (!captures()) return original.write(...parameters);
      collect(parameters[0], parameters[1]);
      const callback = callbackOf(parameters);
      if (callback) process.nextTick(callback);
      return true;
    },
    end(...parameters: unknown[]) {
      if (!captures()) return original.end(...parameters);
      if (ended) return response;
      ended = true;
      collect(parameters[0], parameters[1]);
      void send(callbackOf(parameters));
      return response;
    },
  });
}
