import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { clientAddress } from "../contract/http.ts";
import { matchEndpoint } from "./match-endpoint.ts";
import { upstreamHeaders, upstreamReady } from "./upstream.ts";

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["203.0.113.9,  198.51.100.7", "203.0.113.9, 198.51.100.7"],
  ["203.0.113.9, 198.51.100.7:51234", "203.0.113.9, 198.51.100.7"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["203.0.113.9, bukan-alamat", "10.0.0.2"],
  [undefined, "10.0.0.2"],
])("behind a trusted proxy the chain %s is forwarded as %s", async (forwarded, chain) => {
  const sent = new Headers({ ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });
  const client = clientAddress("::ffff:10.0.0.2", forwarded, true);
  const match = matchEndpoint("GET", new URL("http://localhost/api/h5/website/index"));
  const browser = { cookieHeader: "TimeOffset=0", secure: false };
  const call = { apiOrigin: "http://127.0.0.1:1", sent, browser, match, body: undefined, client, trustProxy: true, requestId: "x" };
  expect((await upstreamHeaders(call)).headers["x-forwarded-for"]).toBe(chain);
});

it("shares one request between concurrent probes, which are not rate limited", async () => {
  const statuses = [200, 500];
  const server = createServer((_request, response) => void setTimeout(() => response.writeHead(statuses.shift() ?? 404).end(), 50));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const probe = () => upstreamReady(`http://127.0.0.1:${(server.address() as AddressInfo).port}/upstream`);
  expect(await Promise.all(Array.from({ length: 20 }, probe))).toEqual(Array(20).fill(true));
  expect(await probe()).toBe(false);
  expect(statuses).toEqual([]);
  server.close();
});
