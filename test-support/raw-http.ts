/** HTTP over a raw socket, for requests that no client library would send. */
import { connect } from "node:net";

type RawAnswer = { status: number; headers: string; body: string };
export type Exchange = {
  answers: RawAnswer[];
  /** Whether the server ended the connection. */
  closed: boolean;
  ms: number;
};

/** Decodes a chunked body; returns it and the remaining text. */
function joinChunks(text: string): [body: string, rest: string] {
  let body = "";
  let rest = text;
  for (;;) {
    const [line = "", digits = ""] = /^([\da-f]+)[^\r\n]*\r\n/i.exec(rest) ?? [];
    const size = Number.parseInt(digits, 16);
    if (!line || size === 0) return [body, rest.slice(line.length + 2)];
    body += rest.slice(line.length, line.length + size);
    rest = rest.slice(line.length + size + 2);
  }
}

/** Parses all responses of a connection. */
function parseResponses(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3})[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/.exec(rest);
    if (!head) return answers;
    const [all, status, headers = ""] = head;
    rest = rest.slice(all.length);
    const length = Number(/^content-length: (\d+)$/im.exec(headers)?.[1] ?? 0);
    const chunked = /^transfer-encoding: chunked$/im.test(headers);
    const [body, after] = chunked ? joinChunks(rest) : [rest.slice(0, length), rest.slice(length)];
    answers.push({ status: Number(status), headers: headers.toLowerCase(), body: Buffer.from(body, "latin1").toString("utf8") });
    rest = after;
  }
}

/**
 * Sends pieces over one connection, `everyMs` apart. Resolves with the responses when the server closes the connection
 * or sends nothing for `quietMs`.
 */
export async function exchange(origin: string, pieces: (string | Buffer)[], { everyMs = 0, quietMs = 1_500 } = {}): Promise<Exchange> {
  const { hostname, port } = new URL(origin);
  const started = Date.now();
  return await new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    let closed = false;
    let quiet: NodeJS.Timeout | undefined;
    const finish = () => {
      clearTimeout(quiet);
      socket.destroy();
      resolve({ answers: parseResponses(text), closed, ms: Date.now() - started });
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      wait();
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      closed = true;
      finish();
    });
    socket.once("connect", async () => {
      for (const [at, piece] of pieces.entries()) {
        if (closed) return;
        if (at > 0 && everyMs) await new Promise((later) => setTimeout(later, everyMs));
        if (!socket.destroyed) socket.write(piece);
        wait();
      }
    });
  });
}

/** Formats a request line and headers; `lines` follow the Host header. */
export function head(method: string, target: string, lines: string[] = []): string {
  return [`${method} ${target} HTTP/1.1`, "Host: localhost", ...lines, "", ""].join("\r\n");
}
