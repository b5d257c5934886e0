/** An upstream controlled by a test: it records requests and answers as the test says. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleFor } from "../test-support/faulty-upstream.ts";

type Arrived = { method: string; url: string; headers: IncomingHttpHeaders; body: string; bytes: number; closed: boolean };
type Reply = (request: IncomingMessage, response: ServerResponse, arrived: Arrived) => void;

export type ScriptedUpstream = {
  origin: string;
  /** Calls in the order of their arrival, without clock readings. */
  calls: Arrived[];
  /** Upstream clock minus this one, milliseconds. */
  skewMs: number;
  /** Answers a call once its body has arrived; success by default. */
  reply: Reply;
  /** Answers a call before its body is read. */
  early: Reply | undefined;
  reset: () => void;
  close: () => Promise<void>;
};

export const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
export const success = (data?: unknown) => ({ code: "0000", message: "Sukses", data });
const succeed: Reply = (request, response) => void send(response, 200, success(sampleFor(request.url ?? "")));

export async function openScriptedUpstream(): Promise<ScriptedUpstream> {
  const server = createServer(async (request, response) => {
    if (request.url === "/api/common/timestamp") return void send(response, 200, success(Date.now() + upstream.skewMs));
    const arrived: Arrived = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body: "", bytes: 0, closed: false };
    upstream.calls.push(arrived);
    response.once("close", () => {
      arrived.closed = true;
    });
    if (upstream.early) return upstream.early(request, response, arrived);
    try {
      for await (const chunk of request) {
        arrived.bytes += chunk.length;
        if (arrived.bytes < 100_000) arrived.body += chunk.toString("latin1");
      }
    } catch {
      return;
    }
    upstream.reply(request, response, arrived);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const upstream: ScriptedUpstream = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    skewMs: 0,
    reply: succeed,
    early: undefined,
    reset() {
      Object.assign(upstream, { calls: [], skewMs: 0, reply: succeed, early: undefined });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return upstream;
}
