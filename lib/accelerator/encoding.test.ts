import { isCompressible, pickEncoding } from "./encoding.ts";

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["br;q=0, *;q=0", undefined],
  [undefined, undefined],
])("the best encoding for Accept-Encoding %j is %j", (header, encoding) => expect(pickEncoding(header)).toBe(encoding));

it("compresses text, feeds and other kinds of XML and JSON, not pictures", () => {
  const texts = ["text/html", "text/x-component", "application/json; charset=utf-8", "image/svg+xml", "application/xml"];
  expect([...texts, "application/feed+json", "application/atom+xml; charset=utf-8"].every(isCompressible)).toBe(true);
  expect(["image/png", "font/woff2", "application/pdf"].some(isCompressible)).toBe(false);
});
