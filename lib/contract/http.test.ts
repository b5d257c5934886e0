import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable, Writable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { addressTiers, clientAddress, drainRequest } from "./http.ts";

it.each([
  ["::ffff:192.0.2.1", undefined, false, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.9", false, "192.0.2.1"],
  ["192.0.2.1", "198.51.100.1, 203.0.113.9", true, "203.0.113.9"],
  ["192.0.2.1", "198.51.100.1, [2001:db8::1]:4711", true, "2001:db8::1"],
  ["192.0.2.1", "nonsense", true, "192.0.2.1"],
  [undefined, undefined, false, "unknown"],
])("the client address of peer %j with X-Forwarded-For %j, proxy trusted %j, is %j", (peer, chain, trusted, address) => {
  expect(clientAddress(peer, chain, trusted)).toBe(address);
});

it.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["unknown", ["unknown"]],
  ["::ffff:c000:201", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1::/48"]],
  ["2001:db8:1:1234::1", ["2001:db8:1:1234::/64", "2001:db8:1:1200::/56", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
  ["2001:0db8:0001:ffff::", ["2001:db8:1:ffff::/64", "2001:db8:1:ff00::/56", "2001:db8:1::/48"]],
])("requests of the address %j count in the networks %j", (address, keys) => expect(addressTiers(address).map(({ key }) => key)).toEqual(keys));

it("gives the smallest network of a customer the share of one address", () => {
  expect(addressTiers("2001:db8::1").map(({ factor }) => factor)).toEqual([1, 4, 16]);
});

const BODY_BYTES = 500_000;

async function answerOf(socket: Socket): Promise<string> {
  let text = "";
  while (!text.includes("\r\n\r\n")) text += String((await once(socket, "data"))[0]);
  return text;
}

/** Each takes the beginning of a body and then nothing more, as when the upstream has died. */
const readers: [name: string, read: (request: IncomingMessage) => Promise<unknown>][] = [
  ["a pipe", (request) => new Promise<void>((resolve) => request.pipe(new Writable({ highWaterMark: 1, write: () => resolve() })))],
  ["the body of a route handler", (request) => ReadableStream.from(request).getReader().read()],
  ["the body of the accelerator", (request) => Readable.toWeb(request).getReader().read()],
];

test.each(readers)("a response sent before %s has read the request leaves the connection usable", async (_name, read) => {
  const server = createServer((request, response) => {
    drainRequest(request, response);
    if (request.method === "GET") return void response.end("next");
    void read(request).then(() => response.writeHead(502).end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
  socket.write(Buffer.alloc(BODY_BYTES));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 502/);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

test("many calls refused before the end of their body leave no listeners on their connection", async () => {
  let listeners = 0;
  const server = createServer((request, response) => {
    drainRequest(request, response);
    listeners = request.socket.listenerCount("close");
    response.writeHead(413).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const counts: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 413/);
    socket.write(Buffer.alloc(BODY_BYTES));
    counts.push(listeners);
  }
  socket.destroy();
  server.closeAllConnections();
  server.close();
  expect(new Set(counts).size).toBe(1);
});
