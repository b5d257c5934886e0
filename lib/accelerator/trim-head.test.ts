/** @jest-environment node */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { omitConnection } from "./trim-head";

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

/** Sends requests one after the other over one connection; answers the heads. */
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

test("a request without a Connection header gets none back, and the connection stays open", async () => {
  const plain = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  for (const head of await heads(plain, plain)) {
    expect(head).toMatch(/^HTTP\/1.1 200/);
    expect(head).not.toMatch(/^(?:connection|keep-alive):/im);
  }
});

test("keep-alive is confirmed with its timeout, and HTTP/1.0 gets Connection: close", async () => {
  const [lasting] = await heads("GET / HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n");
  expect(lasting).toMatch(/^connection: keep-alive\r\nkeep-alive: timeout=\d+/im);
  const [old] = await heads("GET / HTTP/1.0\r\nHost: x\r\n\r\n");
  expect(old).toMatch(/^connection: close/im);
});
