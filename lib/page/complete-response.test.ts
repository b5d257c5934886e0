import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { completeResponse } from "./complete-response.ts";

const etag = 'W/"feed"';
/** Stands in for Next: a stored file, a page with strong ETag, a failed page, a call. */
const site: RequestListener = (request, response) => {
  if (request.url === "/feed.xml") {
    response.setHeader("etag", etag);
    response.setHeader("content-encoding", "gzip");
    response.setHeader("content-type", "application/rss+xml");
    response.write("<rss>");
    response.end("</rss>");
  } else if (request.url === "/page")
    response.writeHead(200, { etag: '"page"', "content-type": "text/html", "content-security-policy": "default-src 'self'" }).end("<p>");
  else if (request.url === "/failed") response.writeHead(500, { etag, "content-type": "text/html; charset=utf-8" }).end("<p>");
  else if (request.url === "/no-referrer") response.writeHead(307, { "referrer-policy": "no-referrer" }).end();
  else response.end("{}");
};

let server: Server;
const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { "accept-encoding": "identity", ...headers } });

beforeAll(async () => {
  server = createServer((request, response) => {
    completeResponse(request, response, { https: false, dev: false });
    site(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

it("answers 304 without a body for a known ETag of a generated file", async () => {
  const known = await get("/feed.xml", { "if-none-match": etag });
  expect([known.status, await known.text(), known.headers.get("etag"), known.headers.get("content-encoding")]).toEqual([304, "", etag, null]);
  expect((await get("/page", { "if-none-match": '"other"' })).status).toBe(200);
});

it("gives a page that failed before it was stored a policy, and leaves a stored policy alone", async () => {
  const failed = await get("/failed", { "if-none-match": etag });
  expect([failed.status, failed.headers.get("content-security-policy")]).toEqual([500, expect.stringContaining("frame-ancestors 'none'")]);
  expect((await get("/page")).headers.get("content-security-policy")).toBe("default-src 'self'");
  expect((await get("/call")).headers.get("content-security-policy")).toBeNull();
});

it("gives a response of Next without headers the security headers, and leaves others alone", async () => {
  const call = await get("/call");
  expect([call.headers.get("x-frame-options"), call.headers.get("x-content-type-options")]).toEqual(["DENY", "nosniff"]);
  expect((await get("/no-referrer")).headers.get("referrer-policy")).toBe("no-referrer");
});
