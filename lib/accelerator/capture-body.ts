import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Buffers the bodies that `decide` picks (called once, when status and headers are known) and passes each whole body to
 * `finish`, which may still set status and headers, and resolves with the bytes to send. Other bodies stream through.
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
  const collect = ([chunk, encoding]: unknown[]) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding));
  };

  Object.assign(response, {
    writeHead(status: number, reason?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders) {
      response.statusCode = status;
      for (const [name, value] of Object.entries((typeof reason === "string" ? headers : reason) ?? {}))
        if (value !== undefined) response.setHeader(name, value);
      return captures() ? response : writeHead.call(response, response.statusCode);
    },
    flushHeaders() {
      if (!captures()) flushHeaders.call(response);
    },
    write(...parameters: unknown[]) {
      if (!captures()) return Reflect.apply(write, response, parameters);
      collect(parameters);
      return true;
    },
    end(...parameters: unknown[]) {
      if (!captures()) return Reflect.apply(end, response, parameters);
      if (ended) return response;
      ended = true;
      collect(parameters);
      void finish(Buffer.concat(chunks)).then((body) => {
        Object.assign(response, { writeHead, write, end, flushHeaders });
        response.end(body);
      });
      return response;
    },
  });
}
