import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

type Parameters = unknown[];
type Callback = (error?: Error | null) => void;

const callbackOf = (parameters: Parameters) => parameters.find((parameter): parameter is Callback => typeof parameter === "function");

/**
 * Buffers the bodies that `decide` picks (called once, when status and headers are known) and passes each whole body to
 * `finish`, which may still set headers and resolves with the bytes to send. If `finish` fails, the response is a 500
 * that nobody stores. Other bodies stream through.
 */
export function captureBody(response: ServerResponse, decide: () => boolean, finish: (body: Buffer) => Promise<Buffer>): void {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let decision: boolean | undefined;
  let ended = false;

  const captures = () => {
    decision ??= decide();
    return decision;
  };
  const collect = ([chunk, encoding]: Parameters) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function") chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding));
  };

  const send = async (callback: Callback | undefined) => {
    const body = await finish(Buffer.concat(chunks)).catch(() => {
      response.statusCode = 500;
      response.setHeader("cache-control", "no-store");
      for (const name of ["etag", "content-encoding", "content-length"]) response.removeHeader(name);
    });
    Object.assign(response, { writeHead, write, end, flushHeaders });
    response.end(body ?? undefined, callback);
  };

  Object.assign(response, {
    writeHead(status: number, reason?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders) {
      response.statusCode = status;
      if (typeof reason === "string") response.statusMessage = reason;
      for (const [name, value] of Object.entries((typeof reason === "string" ? headers : reason) ?? {}))
        if (value !== undefined) response.setHeader(name, value);
      return captures() ? response : writeHead.call(response, response.statusCode);
    },
    flushHeaders() {
      if (!captures()) flushHeaders.call(response);
    },
    write(...parameters: Parameters) {
      if (!captures()) return Reflect.apply(write, response, parameters);
      collect(parameters);
      const callback = callbackOf(parameters);
      if (callback) process.nextTick(callback);
      return true;
    },
    end(...parameters: Parameters) {
      if (!captures()) return Reflect.apply(end, response, parameters);
      if (ended) return response;
      ended = true;
      collect(parameters);
      void send(callbackOf(parameters));
      return response;
    },
  });
}
