import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { type Received, sendRequest } from "../../test-support/send-request.ts";
import { completeResponse } from "../page/complete-response.ts";
import { securityHeaders } from "../page/headers.ts";
import { createResponseFinisher } from "./finish-response.ts";
import { ResponseCache } from "./response-cache.ts";

type Page = { status?: number; body: string | Buffer; headers?: Record<string, string> };

const shared = { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=60", "content-security-policy": "default-src 'self'" };
const text = "teks ".repeat(400);
let page: Page;
/** Number of renders by the stand-in for Next. */
let made: number;
let now: number;
/** Runs during a render. */
let meanwhile: () => void | Promise<void>;
let cache: ResponseCache;
/** Requests that the cache let through to renew an entry. */
let renewals: number;
let server: Server;

const next: RequestListener = async (_request, response) => {
  made += 1;
  const { status = 200, body, headers = shared } = page;
  await meanwhile();
  response.writeHead(status, { ...securityHeaders({ https: false }), ...headers, "content-length": Buffer.byteLength(body) }).end(body);
};

const get = (path: string, headers?: Record<string, string>, method?: string) => sendRequest(server, path, headers, method);

beforeEach(async () => {
  page = { body: text };
  made = 0;
  renewals = 0;
  now = 1_000;
  meanwhile = () => undefined;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  cache = new ResponseCache(1_000_000);
  const prepare = createResponseFinisher({ https: false, cache, apiOrigin: "http://127.0.0.1:9" });
  server = createServer((request, response) => {
    const stored = cache.serve(request, response);
    if (stored === "served") return;
    if (stored === "renews") renewals += 1;
    completeResponse(request, response, { https: false, dev: false });
    prepare(request, response);
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const without = ({ date: _, "content-length": _length, ...headers }: IncomingMessage["headers"]) => headers;

it("serves the same response again without a render, one per encoding", async () => {
  for (const encoding of ["br", "identity"]) {
    const first = await get("/a", { "accept-encoding": encoding });
    const again = await get("/a", { "accept-encoding": encoding });
    expect(again.headers.etag).toBe(first.headers.etag);
    // Not its length: the second copy may be the more compressed one.
    expect(without(again.headers)).toEqual(without(first.headers));
    expect(again.headers.vary).toBe("Cookie, Accept-Encoding");
    expect((encoding === "br" ? brotliDecompressSync(again.body) : again.body).toString()).toBe(text);
  }
  expect(made).toBe(2);
});

it("sends 304 for a known ETag, and HEAD without a body", async () => {
  const { headers } = await get("/a");
  const unchanged = await get("/a", { "if-none-match": headers.etag as string });
  expect([unchanged.status, unchanged.body.byteLength, unchanged.headers.etag, unchanged.headers["content-length"]]).toEqual([
    304,
    0,
    headers.etag,
    undefined,
  ]);
  const head = await get("/a", {}, "HEAD");
  expect([head.status, head.body.byteLength, head.headers["content-length"]]).toEqual([200, 0, headers["content-length"]]);
  expect(made).toBe(1);
});

it("an entry is rendered again after a second, by one request at a time", async () => {
  await get("/a");
  page = { body: `baru ${text}` };
  now += 999;
  expect((await get("/a")).body.toString()).toBe(text);
  now += 1;
  let others: Received | undefined;
  meanwhile = async () => {
    meanwhile = () => undefined;
    others = await get("/a");
  };
  expect((await get("/a")).body.toString()).toBe(page.body);
  expect(others?.body.toString()).toBe(text);
  expect((await get("/a")).body.toString()).toBe(page.body);
  expect(made).toBe(2);
});

it("serves the stale response to all but one request while Next renders, however long that takes", async () => {
  await get("/a");
  page = { body: `baru ${text}` };
  now += 1_000;
  meanwhile = async () => {
    meanwhile = () => undefined;
    now += 30_000;
    for (const _ of [1, 2, 3]) expect((await get("/a")).body.toString()).toBe(text);
  };
  expect((await get("/a")).body.toString()).toBe(page.body);
  expect(made).toBe(2);
});

it("lets the next request renew an entry when the renewing one was aborted", async () => {
  await get("/a");
  now += 1_000;
  let reached: (() => void) | undefined;
  const begun = new Promise<void>((resolve) => {
    reached = resolve;
  });
  meanwhile = async () => {
    meanwhile = () => undefined;
    reached?.();
    await new Promise(() => undefined);
  };
  const { port } = server.address() as { port: number };
  const leaving = new AbortController();
  const left = fetch(`http://127.0.0.1:${port}/a`, { signal: leaving.signal, headers: { "accept-encoding": "identity" } }).catch(() => undefined);
  await begun;
  leaving.abort();
  await left;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await get("/a");
  expect(made).toBe(3);
});

it("marks the request that renews an answer, and renews no more than fifty a second", async () => {
  const paths = Array.from({ length: 60 }, (_, at) => `/${at}`);
  for (const path of paths) await get(path);
  now += 1_000;
  made = 0;
  for (const path of paths) expect((await get(path)).status).toBe(200);
  expect(made).toBe(50);
  expect(renewals).toBe(50);
  now += 1_000;
  await get("/59");
  expect(made).toBe(51);
});

it("an unchanged entry gets 304 for If-Modified-Since too", async () => {
  const date = "Wed, 01 Jan 2025 00:00:00 GMT";
  page = { body: text, headers: { "content-type": "text/css", "cache-control": "public, max-age=3600", "last-modified": date } };
  for (const _ of [1, 2]) expect((await get("/p.css", { "if-modified-since": date })).status).toBe(304);
  expect((await get("/p.css", { "if-modified-since": "Tue, 31 Dec 2024 00:00:00 GMT" })).status).toBe(200);
  expect(made).toBe(1);
});

it("compresses a renewed page again only if it has changed, and replaces the first copy by a smaller one", async () => {
  page = { body: Array.from({ length: 3_000 }, (_, at) => `baris ${at * 7919} `).join("") };
  const brotli = { "accept-encoding": "br" };
  const quick = await get("/a", brotli);
  let smaller = quick;
  for (let tries = 0; smaller.body.equals(quick.body) && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    smaller = await get("/a", brotli);
  }
  expect(smaller.body.byteLength).toBeLessThan(quick.body.byteLength);
  expect([smaller.headers["content-length"], smaller.headers.etag]).toEqual([String(smaller.body.byteLength), quick.headers.etag]);
  expect(brotliDecompressSync(smaller.body).toString()).toBe(page.body);
  now += 1_000;
  expect((await get("/a", brotli)).body.equals(smaller.body)).toBe(true);
  expect(made).toBe(2);
  page = { body: `baru ${page.body}` };
  now += 1_000;
  expect(brotliDecompressSync((await get("/a", brotli)).body).toString()).toBe(page.body);
});

it("never serves an entry after its stale time", async () => {
  await get("/a");
  page = { body: `baru ${text}` };
  now += 61_000;
  meanwhile = async () => {
    meanwhile = () => undefined;
    expect((await get("/a")).body.toString()).toBe(page.body);
  };
  await get("/a");
  expect(made).toBe(3);
});

it("clearing the cache also drops renders in progress", async () => {
  await get("/a");
  cache.clear();
  meanwhile = () => cache.clear();
  await get("/a");
  meanwhile = () => undefined;
  await get("/a");
  expect(made).toBe(3);
});

it("removes a page that is not found any more", async () => {
  await get("/a");
  page = { status: 404, body: "tidak ada" };
  now += 1_000;
  expect((await get("/a")).status).toBe(404);
  expect((await get("/a")).status).toBe(404);
  expect(made).toBe(3);
});

it.each([
  ["a session", { cookie: "UserLoginToken=abc" }],
  ["a part of a page", { rsc: "1" }],
  ["a prefetch", { "next-router-prefetch": "1" }],
  ["a range", { range: "bytes=0-10" }],
])("neither serves nor caches a response for %s", async (_, headers) => {
  await get("/a", headers);
  await get("/a");
  await get("/a", headers);
  expect(made).toBe(3);
  await get("/a", { cookie: "TimeOffset=0" });
  expect(made).toBe(3);
});

it.each([
  ["private", { ...shared, "cache-control": "private, max-age=0, s-maxage=60" }],
  ["that nobody may store", { ...shared, "cache-control": "no-store, s-maxage=60" }],
  ["without cache-control", { "content-type": "text/html", "content-security-policy": "x" }],
  ["with a cookie", { ...shared, "set-cookie": "a=b" }],
  ["that varies by more", { ...shared, vary: "accept-language" }],
])("a response %s is not cached", async (_, headers) => {
  page.headers = headers;
  await get("/a");
  await get("/a");
  expect(made).toBe(2);
});

it("serves a script to everybody and stores no pictures", async () => {
  page = { body: text, headers: { "content-type": "application/javascript", "cache-control": "public, max-age=60" } };
  await get("/a.js");
  await get("/a.js", { cookie: "UserLoginToken=abc" });
  expect(made).toBe(1);
  page = { body: Buffer.alloc(5_000, 7), headers: { "content-type": "image/avif", "cache-control": "public, max-age=60", etag: '"own"' } };
  for (const _ of [1, 2]) expect((await get("/p")).headers.etag).toBe('"own"');
  expect(made).toBe(3);
});

it("evicts the URL renewed longest ago when there are too many", async () => {
  page = { body: "x".repeat(300_000) };
  for (let at = 0; at < 4; at += 1) await get(`/p${at}`);
  for (const at of [3, 2, 1]) await get(`/p${at}`);
  expect(made).toBe(4);
  await get("/p0");
  expect(made).toBe(5);
});
