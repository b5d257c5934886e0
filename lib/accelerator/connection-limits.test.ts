/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Writable } from "node:stream";
import { connectionLimits, endUnfinished, silenceLimit } from "./connection-limits";

const BODY_BYTES = 500_000;

async function answerOf(socket: Socket): Promise<string> {
  let text = "";
  while (!text.includes("\r\n\r\n")) text += String((await once(socket, "data"))[0]);
  return text;
}

test("a call answered in the middle of its body leaves the connection to the next one", async () => {
  const server = createServer(connectionLimits, (request, response) => {
    endUnfinished(request, response);
    if (request.method === "GET") return void response.end("next");
    // Takes the beginning, then nothing more: an upstream that died.
    const dead = new Writable({ highWaterMark: 1, write: () => void response.writeHead(502).end() });
    request.pipe(dead);
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

test("many calls refused in the middle of their body leave nothing behind on their connection", async () => {
  let listeners = 0;
  const server = createServer(connectionLimits, (request, response) => {
    endUnfinished(request, response);
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

describe("silence", () => {
  let server: Server;
  beforeAll(() => {
    server = createServer(connectionLimits).listen(0, "127.0.0.1");
    return once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("whoever does not read its answer loses the connection, but not before a slow upstream may have answered", async () => {
    const upstreamTimeoutMs = 400;
    const unread = new Promise((resolve) => {
      server.on("request", (request, response) => {
        if (request.url === "/slow") return void setTimeout(() => response.end("late"), upstreamTimeoutMs);
        response.once("close", () => resolve(!response.writableFinished));
        response.end(Buffer.alloc(20_000_000));
      });
    });
    server.timeout = silenceLimit(upstreamTimeoutMs) - silenceLimit(0);
    const ask = (path: string) => {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      return socket;
    };
    const deaf = ask("/large").pause();
    const patient = ask("/slow");
    expect(await answerOf(patient)).toMatch(/^HTTP\/1.1 200/);
    expect(await unread).toBe(true);
    deaf.destroy();
    patient.destroy();
  });
});
