import { createServer, type IncomingMessage, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { sampleFor } from "../../test-support/faulty-upstream.ts";
import { connectionLimits, endUnfinished } from "../accelerator/connection-limits.ts";
import { answerCall, isCall } from "./answer-call.ts";
import type { Gateway } from "./handle-call.ts";

let upstream: Server;
let web: Server;
let seen: string[];
let gateway: Gateway;

const port = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

beforeAll(async () => {
  upstream = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push(`${request.method} ${request.url} ${body}`);
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ code: "0000", message: "Sukses", data: sampleFor(request.url ?? "") }));
  });
  await listen(upstream);
  gateway = {
    apiOrigin: `http://127.0.0.1:${port(upstream)}`,
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    limit: async () => undefined,
    log: () => undefined,
  };
  // As server.ts makes it: a request without a body has a stream that has ended already.
  web = createServer({ optimizeEmptyRequests: true }, (request, response) => void answerCall(gateway, request, response));
  await listen(web);
});
afterAll(() => {
  for (const server of [web, upstream]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  seen = [];
});

type Got = { status: number; headers: IncomingMessage["headers"]; code: string };

function call(path: string, method: string, headers: Record<string, string> = {}, body?: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = send({ port: port(web), path, method, headers: { cookie: "TimeOffset=0", ...headers }, agent: false }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, code: text ? JSON.parse(text).code : "" }));
    });
    request.on("error", reject);
    if (!body && method === "POST" && !headers["content-length"]) request.useChunkedEncodingByDefault = false;
    request.end(body);
  });
}

const list = "/api/h5/website/blog/list";
const json = { "content-type": "application/json" };

it("passes calls on with the body as it came", async () => {
  const body = '{ "page":1,"pageSize":6,"category":"" }';
  const answer = await call(list, "POST", json, body);
  expect([answer.status, answer.code, answer.headers["cache-control"]]).toEqual([200, "0000", "no-store"]);
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect((await call("/api/h5/website/index", "GET")).code).toBe("0000");
  expect(seen).toEqual([`POST ${list} ${body}`, "GET /api/h5/website/index "]);
});

it("takes a POST without a body, with and without its length, as an empty object", async () => {
  const both: Record<string, string>[] = [{}, { "content-length": "0" }];
  for (const headers of both) expect((await call("/api/investor/logout", "POST", headers)).code).toBe("0000");
  expect(seen).toEqual(["POST /api/investor/logout {}", "POST /api/investor/logout {}"]);
});

it.each<[string, Record<string, string>]>([
  ["a length above the limit", {}],
  ["too much without a length", { "transfer-encoding": "chunked" }],
])("still says why to a sender of %s", async (_, headers) => {
  const answer = await call(list, "POST", { ...json, ...headers }, JSON.stringify({ keyword: "x".repeat(300_000) }));
  expect([answer.status, answer.code, seen]).toEqual([413, "E413", []]);
});

it("refuses what is outside the contract, and answers HEAD without a body", async () => {
  expect((await call("/api/nothing", "GET")).status).toBe(404);
  expect((await call(list, "GET")).headers.allow).toBe("POST");
  expect((await call("/api/common/timestamp", "HEAD")).status).toBe(405);
  expect(seen).toEqual([]);
});

it("knows its addresses", () => {
  const answers = ["/api", "/api/x", "/api?x", "/apis", "/blog"].map((url) => isCall({ url } as IncomingMessage));
  expect(answers).toEqual([true, true, true, false, false]);
});

it.each<[string, string, number]>([
  ["an upstream that is away", "file", 502],
  ["a wrong field", "lain", 400],
])("leaves the connection to the next call after a document that failed in its middle by %s", async (_, field, status) => {
  const lone = createServer(connectionLimits, (request, response) => {
    endUnfinished(request, response);
    void answerCall({ ...gateway, ...(status === 502 ? { apiOrigin: "http://127.0.0.1:9" } : {}) }, request, response);
  });
  await listen(lone);
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(900_000), Buffer.from("\r\n--b--\r\n")]);
  const socket = connect(port(lone), "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const statuses = () => text.match(/HTTP\/1\.1 \d+/g) ?? [];
  const answered = async (count: number) => {
    for (let round = 0; round < 200 && statuses().length < count; round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  socket.write(
    `POST /api/common/file-upload HTTP/1.1\r\nHost: x\r\nRegistrationId: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  await answered(1);
  socket.write("GET /api/tidak/ada HTTP/1.1\r\nHost: x\r\n\r\n");
  await answered(2);
  socket.destroy();
  lone.closeAllConnections();
  lone.close();
  expect(statuses()).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 404"]);
});
