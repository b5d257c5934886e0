/**
 * An upstream on a real socket that fails on demand. Without a fault it forwards calls to a real API, or answers every
 * call with success.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";

const faults = ["delay", "hang", "reset", "half", "wrong-json", "html", "error-500", "huge", "clock"] as const;
export type Failure = (typeof faults)[number];

export const REFUSAL = "Sedang dipelihara sampai pukul 05.00.";
/** A word longer than any line. */
const WORD = "Pneumonoultramikroskopik".repeat(8);
/** Responses with status 200: business errors, missing or invalid data, and loosely typed data. */
const responses = {
  refused: { code: "1999", message: REFUSAL },
  unknown: { code: "1404", message: "Artikel tidak ditemukan." },
  nothing: { code: "0000", message: "Sukses", data: null },
  misshapen: { code: "0000", message: "Sukses", data: { id: "a" } },
  "long-figures": {
    code: "0000",
    message: "Sukses",
    data: {
      tkbs: [{ name: WORD, value: "97.84", defaultTkb: 1 }],
      products: { kini: { amount: WORD, apr: "0.26", periods: WORD }, cepat: { amount: "", apr: "", periods: "" }, kawan: null },
      stat: "per Agustus",
      forUsStat: { totalLoanAmount: 0, loanUserCount: WORD },
      desc: WORD,
    },
  },
  "loose-article": { code: "0000", message: "Sukses", data: { id: 7, title: "", category: WORD, postTime: "besok", content: "<h2></h2>" } },
  "loose-list": {
    code: "0000",
    message: "Sukses",
    data: { current: "1", total: "3", records: [null, { id: 7, title: WORD, category: WORD, postTime: null }, { id: 8, title: " ", postTime: "" }] },
  },
} as const;
export type Fault = Failure | keyof typeof responses;

const DELAY_MS = 600;
const CLOCK_OFF_MS = 600_000;
const HUGE_BYTES = 24 * 1_048_576;
/** Calls with a `ts` further from this clock are rejected, as by an upstream with replay protection, milliseconds. */
const CLOCK_WINDOW_MS = 60_000;
const TIMESTAMP = "/api/common/timestamp";

const product = { amount: "Rp1 – 2 juta", apr: "0,26%", periods: "90 hari" };
const samples: [RegExp, unknown][] = [
  [/-list$/, []],
  [/\/website\/index/, { tkbs: [], products: { kini: product, cepat: product, kawan: product }, forUsStat: {} }],
  [/\/blog\/list/, { current: 1, total: 0, records: [] }],
  [/\/ad\/detail/, { adList: [] }],
  [/./, "/api/common/file/0123456789abcdef"],
];
/** Valid response data for a URL. */
export const sampleFor = (url: string) => samples.find(([path]) => path.test(url))?.[1];

export type FaultyUpstream = {
  origin: string;
  /** Sets the fault for calls whose path matches (all by default); undefined ends it. */
  set: (fault: Fault | undefined, paths?: RegExp) => void;
  /** Method and URL of every call, without clock readings. */
  seen: string[];
  /** Number of failed calls by fault. */
  injected: Map<Fault, number>;
  close: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function huge(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" }).write('{"code":"0000","message":"');
  const piece = Buffer.alloc(1_048_576, "x");
  let left = HUGE_BYTES;
  const more = () => {
    while (left > 0) {
      left -= piece.byteLength;
      if (!response.write(piece)) return void response.once("drain", more);
    }
    response.end('"}');
  };
  more();
}

/** `target` is the origin of the API to forward to. */
export async function openFaultyUpstream(target?: string): Promise<FaultyUpstream> {
  let fault: Fault | undefined;
  let paths = /^/;
  const injected = new Map<Fault, number>();
  const seen: string[] = [];

  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const offset = fault === "clock" ? CLOCK_OFF_MS : 0;
    if (request.url === TIMESTAMP) return void json(response, 200, { code: "0000", message: "Sukses", data: Date.now() + offset });
    const sent = request.headers.ts;
    if (sent !== undefined && Math.abs(Number(sent) - Date.now() - offset) > CLOCK_WINDOW_MS)
      return void json(response, 200, { code: "1998", message: "Waktu permintaan tidak sesuai." });
    if (!target) return void json(response, 200, { code: "0000", message: "Sukses", data: sampleFor(request.url ?? "") });
    const { host: _, connection: __, ...headers } = request.headers;
    const forwarded = send(target + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.once("error", () => response.destroy());
    forwarded.end(body);
  }

  const failures: Record<Failure, (request: IncomingMessage, response: ServerResponse, body: Buffer) => void> = {
    delay: (...call) => void setTimeout(forward, DELAY_MS, ...call),
    hang: () => undefined,
    reset: (request) => request.socket.resetAndDestroy(),
    half: (request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"code":"0000","mess', () => request.socket.destroy());
    },
    "wrong-json": (_, response) => json(response, 200, { status: "ok", result: [] }),
    html: (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><h1>Sedang dalam pemeliharaan</h1>"),
    "error-500": (_, response) => response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error"),
    huge: (_, response) => huge(response),
    clock: forward,
  };

  const server = createServer(async (request, response) => {
    if (request.url !== TIMESTAMP) seen.push(`${request.method} ${request.url}`);
    const body = await bodyOf(request).catch(() => undefined);
    if (!body) return;
    if (!fault || !paths.test(request.url ?? "")) return forward(request, response, body);
    injected.set(fault, (injected.get(fault) ?? 0) + 1);
    if (fault in responses) return void json(response, 200, responses[fault as keyof typeof responses]);
    failures[fault as Failure](request, response, body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    injected,
    seen,
    set(next, where = /^/) {
      fault = next;
      paths = where;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
