import { asksBeyond, staticFileSize } from "./conditional-requests";

const size = staticFileSize("/icon-192.png") ?? 0;

it("finds the files of public and nothing outside of it", () => {
  expect(size).toBeGreaterThan(100);
  for (const path of ["/none.png", "/art", "/../package.json", "/%2e%2e/package.json", "/%00.png", "/%.png"])
    expect(staticFileSize(path)).toBeUndefined();
});

it("finds ranges that the file does not have", () => {
  for (const range of ["bytes=99999999-", "bytes=9-3", "bytes=-0", "bytes=x"]) expect(asksBeyond(size, new Headers({ range }))).toBe(true);
  for (const range of ["bytes=0-", "bytes=-5", "bytes=0-9,99999999-", "lines=9-"]) expect(asksBeyond(size, new Headers({ range }))).toBe(false);
  expect(asksBeyond(size, new Headers({ range: "bytes=99999999-", "if-range": '"x"' }))).toBe(false);
});
