import { patchFetch } from "./patch-fetch.ts";

const api = "http://127.0.0.1:4999";
const platform = globalThis.fetch;
const sent: { url: string; headers: Headers }[] = [];
let clockAheadMs: number | undefined;
let answer: BodyInit = "{}";
let status = 200;

beforeEach(() => {
  sent.length = 0;
  status = 200;
  globalThis.fetch = async (input, init) => {
    sent.push({ url: String(input), headers: new Headers(init?.headers) });
    if (String(input).endsWith("/timestamp")) {
      if (clockAheadMs === undefined) throw new TypeError("fetch failed");
      return Response.json({ code: "0000", message: "Sukses", data: Date.now() + clockAheadMs });
    }
    return new Response(answer, { status, headers: { "content-type": "application/json" } });
  };
  patchFetch(api);
});

afterEach(() => {
  globalThis.fetch = platform;
});

const aheadMs = (at: number) => Number(sent[at]?.headers.get("ts")) - Date.now();

test("a page's request has the upstream's time, measured once, and a request id", async () => {
  clockAheadMs = 600_000;
  await fetch(`${api}/api/h5/website/index`, { headers: { accept: "application/json" } });
  await fetch(`${api}/api/h5/website/blog/top`);
  expect(sent.map(({ url }) => url.slice(api.length))).toEqual(["/api/common/timestamp", "/api/h5/website/index", "/api/h5/website/blog/top"]);
  expect(Math.abs(aheadMs(1) - 600_000)).toBeLessThan(2_000);
  expect(sent[1]?.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]?.headers.get("accept")).toBe("application/json");
});

test("a failed measurement falls back to the local clock and is not repeated at once", async () => {
  clockAheadMs = undefined;
  await fetch(`${api}/api/h5/website/index`);
  await fetch(`${api}/api/h5/website/index`);
  expect(sent).toHaveLength(3);
  expect(Math.abs(aheadMs(2))).toBeLessThan(2_000);
});

test("the clock is read without Next's fetch, whose uncached requests make a page dynamic", async () => {
  clockAheadMs = 600_000;
  const stamped = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.cache === "no-store") throw new Error("Page changed from static to dynamic at runtime");
    return await stamped(input, init);
  };
  await fetch(`${api}/api/h5/website/index`);
  expect(Math.abs(aheadMs(1) - 600_000)).toBeLessThan(2_000);
});

test("calls with a time header and calls to other hosts stay unchanged", async () => {
  await fetch(`${api}/api/investor/current-user`, { headers: { ts: "1" } });
  await fetch("http://127.0.0.1:49990/x");
  expect(sent.map(({ headers }) => headers.get("ts"))).toEqual(["1", null]);
  expect(sent).toHaveLength(2);
});

test.each([
  ["a success", '{"code":"0000","message":"Sukses","data":[]}', 200],
  ["a success without its data", '{"code":"0000","message":"Sukses","data":null}', 502],
  ["a success with invalid data", '{"code":"0000","message":"Sukses","data":[{"id":"a"}]}', 502],
  ["an error", '{"code":"1999","message":"Sedang dipelihara."}', 422],
  ["no envelope", "<p>Sedang dipelihara.</p>", 422],
  ["null", "null", 422],
])("%s with 200, %s, becomes %i for a page and stays unchanged for a call with a time header", async (_, body, status) => {
  answer = body;
  const read = await fetch(`${api}/api/h5/website/blog/top`, { method: "POST" });
  expect([read.status, await read.text()]).toEqual([status, body]);
  const call = await fetch(`${api}/api/h5/website/blog/top`, { method: "POST", headers: { ts: "1" } });
  expect([call.status, await call.text()]).toEqual([200, body]);
});

test("an unknown article id is a valid response", async () => {
  answer = '{"code":"0000","message":"Sukses","data":null}';
  expect((await fetch(`${api}/api/h5/website/blog/detail?id=a`)).status).toBe(200);
  answer = '{"code":"0000","message":"Sukses","data":{"id":"a"}}';
  expect((await fetch(`${api}/api/h5/website/blog/detail?id=a`)).status).toBe(502);
});

test.each([200, 500])("an endless response with %i is rejected", async (given) => {
  status = given;
  let sentBytes = 0;
  answer = new ReadableStream({
    pull(controller) {
      sentBytes += 1_048_576;
      if (sentBytes > 20_000_000) return controller.close();
      controller.enqueue(new Uint8Array(1_048_576));
    },
  });
  await expect(fetch(`${api}/api/h5/website/index`)).rejects.toThrow(RangeError);
});
