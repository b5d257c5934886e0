import { brotliCompressSync, constants } from "node:zlib";
import { CompressionCache, isCompressible, pickEncoding } from "./compress.ts";

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["br;q=0, *;q=0", undefined],
  [undefined, undefined],
])("accepts %p as %p", (header, encoding) => expect(pickEncoding(header)).toBe(encoding));

it("compresses text, not pictures", () => {
  expect(["text/html", "text/x-component", "application/json; charset=utf-8", "image/svg+xml"].every(isCompressible)).toBe(true);
  expect(["image/png", "font/woff2", "application/pdf"].some(isCompressible)).toBe(false);
});

it("caches a copy by content and replaces it with a denser one", async () => {
  const memo = new CompressionCache();
  const body = Buffer.from(Array.from({ length: 3_000 }, (_, at) => `baris ${at * 7919} `).join(""));
  const quick = await memo.compress(() => body, "br", "h");
  let dense = quick;
  for (let tries = 0; !dense?.dense && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    dense = await memo.compress(() => body, "br", "h");
  }
  expect(quick?.dense).toBe(false);
  expect(dense?.bytes.byteLength).toBeLessThan(quick?.bytes.byteLength ?? 0);
  expect(await memo.compress(() => body, "br", "h")).toBe(dense);
});

it("leaves small bodies alone", async () => {
  expect(await new CompressionCache().compress(() => Buffer.from("kecil"), "br", "s")).toBeUndefined();
});

it("compresses a body once for concurrent requests", async () => {
  const memo = new CompressionCache();
  let asked = 0;
  const body = () => {
    asked += 1;
    return Buffer.from("baris ".repeat(10_000));
  };
  const copies = await Promise.all(Array.from({ length: 20 }, () => memo.compress(body, "br", "h")));
  expect([asked, new Set(copies).size]).toEqual([1, 1]);
});

it("compresses feeds and other kinds of XML and JSON", () => {
  expect(["application/feed+json", "application/rss+xml", "application/atom+xml; charset=utf-8", "application/xml"].every(isCompressible)).toBe(true);
});

it("compresses what is not shared at the lowest quality and does not store it", async () => {
  const cache = new CompressionCache();
  const body = Buffer.from(Array.from({ length: 3_000 }, (_, at) => `baris ${at * 7919} `).join(""));
  const first = await cache.compress(() => body, "br", undefined);
  const second = await cache.compress(() => body, "br", undefined);
  expect(first).not.toBe(second);
  expect(first?.bytes).toEqual(
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
});
