/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connectionLimits, idleLimit } from "./connection-limits";

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
