import { failedFileRequest, staticFile } from "./conditional-requests";

const file = staticFile("/icon-192.png");
const fails = (headers: Record<string, string>) => file && failedFileRequest(file, new Headers(headers));

it("finds the files of public and nothing outside of it", () => {
  expect(file?.bytes).toBeGreaterThan(100);
  for (const path of ["/none.png", "/art", "/../package.json", "/%2e%2e/package.json", "/%00.png", "/%.png"])
    expect(staticFile(path)).toBeUndefined();
});

it("fails If-Match unless any version will do", () => {
  expect(fails({ "if-match": '"x"' })).toBe(412);
  expect(fails({ "if-match": "*" })).toBeUndefined();
  expect(fails({})).toBeUndefined();
});

it("fails If-Unmodified-Since for an older date only", () => {
  expect(fails({ "if-unmodified-since": "Mon, 01 Jan 2001 00:00:00 GMT" })).toBe(412);
  expect(fails({ "if-unmodified-since": file?.modified.toUTCString() ?? "" })).toBeUndefined();
  expect(fails({ "if-unmodified-since": "yesterday" })).toBeUndefined();
});

it("fails ranges that the file does not have", () => {
  for (const range of ["bytes=99999999-", "bytes=9-3", "bytes=-0", "bytes=x"]) expect(fails({ range })).toBe(416);
  for (const range of ["bytes=0-", "bytes=-5", "bytes=0-9,99999999-", "lines=9-"]) expect(fails({ range })).toBeUndefined();
});
