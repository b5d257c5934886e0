import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { type Gateway, handleCall } from "./handle-call.ts";

jest.setTimeout(30_000);

const MEGABYTE = 1_048_576;
const TIMEOUT_MS = 2_000;
const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE, " "));
const json = (response: ServerResponse, text: string | Buffer, headers = {}) =>
  void response.writeHead(200, { "content-type": "application/json", ...headers }).end(text);

/** Writes until the reader leaves. */
function writeOn(response: ServerResponse, piece: string): void {
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once("drain", () => writeOn(response, piece));
}

const hostile: [name: string, answer: RequestListener, code: string][] = [
  ["a body without an end", (_, response) => writeOn(response.writeHead(200, { "content-type": "application/json" }), " ".repeat(65_536)), "E502"],
  ["a compressed body that unpacks to a hundred megabytes", (_, response) => json(response, bomb, { "content-encoding": "gzip" }), "E502"],
  [
    "a body that trickles",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 50);
      response.once("close", () => clearInterval(timer));
    },
    "E504",
  ],
  ["deep nesting", (_, response) => json(response, "[".repeat(MEGABYTE)), "E502"],
  ["a redirect to itself", (request, response) => void response.writeHead(307, { location: request.url }).end(), "E502"],
  [
    "a redirect to a success",
    (request, response) =>
      request.url?.endsWith("/index")
        ? void response.writeHead(307, { location: "/ok" }).end()
        : json(response, '{"code":"0000","message":"Sukses"}'),
    "E502",
  ],
  ["a redirect to another host", (_, response) => void response.writeHead(302, { location: "http://169.254.169.254/latest" }).end(), "E502"],
  ["a code of another type", (_, response) => json(response, '{"code":{"toString":1},"message":"x"}'), "E502"],
  ["a message of another type", (_, response) => json(response, '{"code":"0000","message":["x"]}'), "E502"],
  ["an envelope under __proto__", (_, response) => json(response, '{"__proto__":{"code":"0000","message":"x"}}'), "E502"],
];

test.each(hostile)("an upstream with %s gets the error of the contract, in bounded time and memory", async (_, answer, code) => {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway: Gateway = {
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    limit: async () => undefined,
    timeoutMs: TIMEOUT_MS,
    log: () => undefined,
  };
  const before = process.memoryUsage().rss;
  const since = performance.now();
  const request = new Request("http://localhost:3000/api/h5/website/index", { headers: { cookie: "TimeOffset=0" } });
  const response = await handleCall(gateway, request, "192.0.2.1");
  const body = (await response.json()) as { code: string };
  expect([response.status, body.code]).toEqual([code === "E504" ? 504 : 502, code]);
  expect(performance.now() - since).toBeLessThan(TIMEOUT_MS * 3);
  expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(250);
  server.closeAllConnections();
  server.close();
});
