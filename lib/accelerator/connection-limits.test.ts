/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connectionLimits, idleLimit, omitConnection } from "./connection-limits";

async function answerOf(socket: Socket): Promise<string> {
  let text = "";
  while (!text.includes("\r\n\r\n")) text += String((await once(socket, "data"))[0]);
  return text;
}

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

  test("a client that does not read its response is disconnected, but not while a slow upstream may still respond", async () => {
    const upstreamTimeoutMs = 400;
    const unread = new Promise((resolve) => {
      server.on("request", (request, response) => {
        if (request.url === "/slow") return void setTimeout(() => response.end("late"), upstreamTimeoutMs);
        response.once("close", () => resolve(!response.writableFinished));
        response.end(Buffer.alloc(20_000_000));
      });
    });
    server.timeout = idleLimit(upstreamTimeoutMs) - idleLimit(0);
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

describe("the Connection header", () => {
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      omitConnection(request, response);
      response.end("page");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends requests one after the other over one connection, and returns the heads of the responses. */
  async function heads(...requests: string[]): Promise<string[]> {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const answers: string[] = [];
    for (const request of requests) {
      socket.write(request);
      let text = "";
      while (!text.endsWith("page")) text += String((await once(socket, "data"))[0]);
      answers.push(text.slice(0, text.indexOf("\r\n\r\n")));
    }
    socket.destroy();
    return answers;
  }

  test("is not sent to a request without one, and the connection stays open", async () => {
    const plain = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    for (const head of await heads(plain, plain)) {
      expect(head).toMatch(/^HTTP\/1.1 200/);
      expect(head).not.toMatch(/^(?:connection|keep-alive):/im);
    }
  });

  test("confirms keep-alive with its timeout, and closes HTTP/1.0", async () => {
    const [lasting] = await heads("GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n");
    expect(lasting).toMatch(/^connection: keep-alive\r\nkeep-alive: timeout=\d+/im);
    const [old] = await heads("GET / HTTP/1.0\r\nHost: x\r\n\r\n");
    expect(old).toMatch(/^connection: close/im);
  });
});
