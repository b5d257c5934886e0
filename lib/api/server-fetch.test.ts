import { type Failure, type FaultyUpstream, openFaultyUpstream } from "../../test-support/faulty-upstream.ts";
import type * as subject from "./server-fetch.ts";

// Slow sockets on a busy machine.
jest.setTimeout(30_000);

const defaults = { apiOrigin: "http://127.0.0.1:4999", UPSTREAM_TIMEOUT_MS: 60_000 };
const settings = { ...defaults };
jest.mock("../env.ts", () => ({ webEnv: () => settings, isBuilding: () => false }));
const cached = new Map<string, unknown>();
/** Next's cache as documented: a failed renewal is answered with the old data. */
jest.mock("next/cache", () => ({
  unstable_cache:
    (read: () => Promise<unknown>, [key]: [string]) =>
    async () => {
      try {
        cached.set(key, await read());
      } catch (cause) {
        if (!cached.has(key)) throw cause;
      }
      return cached.get(key);
    },
}));

type Sent = { url: string; headers: Headers };

const platform = globalThis.fetch;
let sent: Sent[];
let clockAheadMs: number | undefined;
let answer: BodyInit;
let status: number;
let serverFetch: typeof subject.serverFetch;

beforeEach(async () => {
  sent = [];
  status = 200;
  clockAheadMs = 0;
  cached.clear();
  globalThis.fetch = async (input, init) => {
    sent.push({ url: String(input).slice(settings.apiOrigin.length), headers: new Headers(init?.headers) });
    if (String(input).endsWith("/timestamp")) {
      if (clockAheadMs === undefined) throw new TypeError("fetch failed");
      return Response.json({ code: "0000", message: "Sukses", data: Date.now() + clockAheadMs });
    }
    return new Response(answer, { status, headers: { "content-type": "application/json" } });
  };
  // A process of its own, which has not read the clock.
  jest.resetModules();
  ({ serverFetch } = await import("./server-fetch.ts"));
});

afterEach(() => {
  globalThis.fetch = platform;
});

const cache = { revalidate: 60, tags: ["blog" as const] };
const readTop = () => serverFetch("blogTop", { body: {}, cache });
const aheadMs = (at: number) => Number(sent[at]?.headers.get("ts")) - Date.now();
const articles = '{"code":"0000","message":"Sukses","data":[]}';

test("a page's request has the upstream's time, measured once, and a request id", async () => {
  clockAheadMs = 600_000;
  answer = articles;
  await readTop();
  await readTop();
  expect(sent.map(({ url }) => url)).toEqual(["/api/common/timestamp", "/api/h5/website/blog/top", "/api/h5/website/blog/top"]);
  expect(Math.abs(aheadMs(1) - 600_000)).toBeLessThan(2_000);
  expect(sent[1]?.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test("a failed measurement falls back to the local clock and is not repeated at once", async () => {
  clockAheadMs = undefined;
  answer = articles;
  await readTop();
  await readTop();
  expect(sent).toHaveLength(3);
  expect(Math.abs(aheadMs(2))).toBeLessThan(2_000);
});

test.each([
  ["a success without its data", '{"code":"0000","message":"Sukses","data":null}', "network"],
  ["a success with invalid data", '{"code":"0000","message":"Sukses","data":[{"id":"a"}]}', "network"],
  ["an error", '{"code":"1999","message":"Sedang dipelihara."}', "business"],
  ["no envelope", "<p>Sedang dipelihara.</p>", "network"],
  ["null", "null", "network"],
])("%s with 200 is never cached, and the last good data takes its place", async (_, body, kind) => {
  answer = body;
  await expect(readTop()).rejects.toMatchObject({ kind });
  expect(cached.size).toBe(0);
  answer = articles;
  expect(await readTop()).toEqual([]);
  answer = body;
  expect(await readTop()).toEqual([]);
});

test("an article that is gone is gone, although Next still has it", async () => {
  const article = {
    id: "a",
    title: "A",
    description: "",
    category: "Promo",
    postTime: "2026-01-01T00:00:00Z",
    coverUrl: "",
    topFlag: 0,
    content: "",
  };
  const read = () => serverFetch("blogDetail", { query: { id: "a" }, cache });
  answer = JSON.stringify({ code: "0000", message: "Sukses", data: article });
  expect(await read()).toMatchObject({ id: "a" });
  status = 404;
  answer = '{"code":"1404","message":"Tidak ditemukan."}';
  await expect(read()).rejects.toMatchObject({ kind: "not-found" });
  await expect(read()).rejects.toMatchObject({ kind: "not-found" });
});

test.each([200, 500])("an endless response with %i is a network failure", async (given) => {
  status = given;
  let sentBytes = 0;
  answer = new ReadableStream({
    pull(controller) {
      sentBytes += 1_048_576;
      if (sentBytes > 20_000_000) return controller.close();
      controller.enqueue(new Uint8Array(1_048_576));
    },
  });
  await expect(serverFetch("websiteIndex")).rejects.toMatchObject({ kind: "network" });
  expect(sentBytes).toBeLessThan(12_000_000);
});

test("a call for advertisements names the web as its client", async () => {
  answer = '{"code":"0000","message":"Sukses","data":{"adList":[]}}';
  await serverFetch("adDetail", { params: { code: "HomeWindow-PC" } });
  expect(sent.at(-1)).toMatchObject({ url: "/api/ad/detail/HomeWindow-PC" });
  expect(sent.at(-1)?.headers.get("client")).toBe("3");
});

describe("an upstream that fails on a real socket", () => {
  /** A timeout is an error of another realm here, which counts as a network failure. */
  const outcomes: Record<Failure, "network" | undefined> = {
    delay: undefined,
    clock: undefined,
    hang: "network",
    reset: "network",
    half: "network",
    "wrong-json": "network",
    html: "network",
    "error-500": "network",
    huge: "network",
  };
  let upstream: FaultyUpstream;

  beforeAll(async () => {
    upstream = await openFaultyUpstream();
  });
  afterAll(() => upstream.close());
  beforeEach(() => {
    globalThis.fetch = platform;
    Object.assign(settings, { apiOrigin: upstream.origin, UPSTREAM_TIMEOUT_MS: 2_000 });
  });
  afterEach(() => {
    upstream.set(undefined);
    Object.assign(settings, defaults);
  });

  test.each(Object.entries(outcomes) as [Failure, string | undefined][])(
    "%s: a page gets %s, and the last good data once there are some",
    async (fault, kind) => {
      const read = () => serverFetch("blogList", { body: { page: 1, pageSize: 10, category: "" }, cache });
      upstream.set(fault);
      if (kind) await expect(read()).rejects.toMatchObject({ kind });
      else expect(await read()).toMatchObject({ records: [] });
      upstream.set(undefined);
      const good = await read();
      upstream.set(fault);
      expect(await read()).toEqual(good);
    },
  );
});
