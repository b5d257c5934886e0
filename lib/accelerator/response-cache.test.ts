import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { askServer, type Got } from "./ask-server.ts";
import { createDelivery } from "./deliver.ts";
import { ResponseCache } from "./response-cache.ts";

type Page = { status?: number; body: string | Buffer; headers?: Record<string, string> };

const shared = { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=60, stale-while-revalidate=300" };
const text = "teks ".repeat(400);
let page: Page;
/** How often the pages had to be made by what stands for Next. */
let made: number;
let now: number;
/** Runs inside the making of a page, before its answer ends. */
let meanwhile: () => void | Promise<void>;
let kept: ResponseCache;
let server: Server;

const next: RequestListener = async (_request, response) => {
  made += 1;
  const { status = 200, body, headers = shared } = page;
  await meanwhile();
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
};

const get = (path: string, headers?: Record<string, string>, method?: string) => askServer(server, path, headers, method);

beforeEach(async () => {
  page = { body: text };
  made = 0;
  now = 1_000;
  meanwhile = () => undefined;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  kept = new ResponseCache(1_000_000);
  const prepare = createDelivery({ https: false, dev: false, kept, visitor: async () => undefined });
  server = createServer((request, response) => {
    if (kept.answer(request, response)) return;
    prepare(request, response);
    next(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const without = ({ date: _, ...headers }: IncomingMessage["headers"]) => headers;

it("gives the same answer again without making it, for every encoding its own", async () => {
  for (const encoding of ["br", "identity"]) {
    const first = await get("/a", { "accept-encoding": encoding });
    const again = await get("/a", { "accept-encoding": encoding });
    expect(again.body).toEqual(first.body);
    expect(without(again.headers)).toEqual(without(first.headers));
    expect(again.headers.vary).toBe("Cookie, Accept-Encoding");
    expect((encoding === "br" ? brotliDecompressSync(again.body) : again.body).toString()).toBe(text);
  }
  expect(made).toBe(2);
});

it("knows what the reader has, and answers HEAD without a body", async () => {
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

it("asks again after a second, and one request at a time", async () => {
  await get("/a");
  page = { body: `baru ${text}` };
  now += 999;
  expect((await get("/a")).body.toString()).toBe(text);
  now += 1;
  let others: Got | undefined;
  meanwhile = async () => {
    meanwhile = () => undefined;
    others = await get("/a");
  };
  expect((await get("/a")).body.toString()).toBe(page.body);
  expect(others?.body.toString()).toBe(text);
  expect((await get("/a")).body.toString()).toBe(page.body);
  expect(made).toBe(2);
});

it("never gives an old answer to a visitor who comes late", async () => {
  await get("/a");
  page = { body: `baru ${text}` };
  now += 60_000;
  meanwhile = async () => {
    meanwhile = () => undefined;
    expect((await get("/a")).body.toString()).toBe(page.body);
  };
  await get("/a");
  expect(made).toBe(3);
});

it("keeps the old page that Next still gives for a quarter of a second only", async () => {
  page.headers = { ...shared, "x-nextjs-cache": "STALE" };
  await get("/a");
  now += 249;
  await get("/a");
  expect(made).toBe(1);
  now += 1;
  await get("/a");
  expect(made).toBe(2);
});

it("forgets on demand, also what was being made then", async () => {
  await get("/a");
  kept.clear();
  meanwhile = () => kept.clear();
  await get("/a");
  meanwhile = () => undefined;
  await get("/a");
  expect(made).toBe(3);
});

it("drops a page that is no page any more", async () => {
  await get("/a");
  page = { status: 404, body: "tidak ada" };
  now += 1_000;
  expect((await get("/a")).status).toBe(404);
  expect((await get("/a")).status).toBe(404);
  expect(made).toBe(3);
});

it.each([
  ["a session", { cookie: "UserLoginToken=abc" }],
  ["a preview", { cookie: "x=1; __prerender_bypass=1" }],
  ["a part of a page", { rsc: "1" }],
  ["a prefetch", { "next-router-prefetch": "1" }],
  ["a range", { range: "bytes=0-10" }],
])("neither gives nor keeps an answer for %s", async (_, headers) => {
  await get("/a", headers);
  await get("/a");
  await get("/a", headers);
  expect(made).toBe(3);
  await get("/a", { cookie: "TimeOffset=0" });
  expect(made).toBe(3);
});

it.each([
  ["private", { ...shared, "cache-control": "private, no-store" }],
  ["without a policy", { "content-type": "text/html" }],
  ["with a cookie", { ...shared, "set-cookie": "a=b" }],
  ["that varies by more", { ...shared, vary: "accept-language" }],
])("keeps no answer %s", async (_, headers) => {
  page.headers = headers;
  await get("/a");
  await get("/a");
  expect(made).toBe(2);
});

it("keeps files: small ones, those named by their content for longer", async () => {
  const picture = { "content-type": "image/avif", "cache-control": "public, max-age=31536000, immutable", etag: '"own"' };
  page = { body: Buffer.alloc(5_000, 7), headers: picture };
  await get("/p");
  now += 3_000_000;
  const again = await get("/p", { cookie: "UserLoginToken=abc" });
  expect([again.body.equals(page.body as Buffer), again.headers.etag, again.headers["content-encoding"], made]).toEqual([
    true,
    '"own"',
    undefined,
    1,
  ]);
  page = { body: Buffer.alloc(600_000, 7), headers: picture };
  await get("/large");
  await get("/large");
  expect(made).toBe(3);
});

it("lets the address go that was made longest ago when there are too many", async () => {
  page = { body: Buffer.alloc(300_000, 7), headers: { "content-type": "image/avif", "cache-control": "public, max-age=3600, immutable" } };
  for (let at = 0; at < 4; at += 1) await get(`/p${at}`);
  for (const at of [3, 2, 1]) await get(`/p${at}`);
  expect(made).toBe(4);
  await get("/p0");
  expect(made).toBe(5);
});
