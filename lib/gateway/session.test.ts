import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lookUpSession, noteSessionChange } from "./session.ts";

let upstream: Server;
let waiting: ServerResponse[];
let apiOrigin: string;

beforeAll(async () => {
  upstream = createServer((_, response) => waiting.push(response));
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  apiOrigin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
});
beforeEach(() => {
  waiting = [];
});

async function answer401() {
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting[0]?.writeHead(401, { "content-type": "application/json" }).end('{"code":"401","message":"Tidak"}');
}

it("reports a session as dead if the upstream does not know it", async () => {
  const session = lookUpSession("one", { apiOrigin });
  await answer401();
  expect(await session).toEqual({ state: "dead" });
});

it("does not report a session as dead that a sign-in has replaced meanwhile", async () => {
  const session = lookUpSession("two", { apiOrigin });
  noteSessionChange({ token: "two" });
  await answer401();
  expect(await session).toEqual({ state: "unknown" });
});
