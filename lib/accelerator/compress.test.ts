import { CompressionMemo, isCompressible, pickEncoding } from "./compress.ts";

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

it("keeps a copy by content, and replaces it by a denser one", async () => {
  const memo = new CompressionMemo();
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
  expect(await new CompressionMemo().compress(() => Buffer.from("kecil"), "br", "s")).toBeUndefined();
});

it("compresses a content once, however many ask for it at the same time", async () => {
  const memo = new CompressionMemo();
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
