import { readHandleQuery, withoutHandle } from "@/components/funder/handle/tab-handle";
import { detailFormHref } from "@/lib/routes";

test("reads the handle of the address that registration and login go to", () => {
  const href = new URL(detailFormHref(1, "abc_-DEF0123456789"), "http://site.test");
  expect(readHandleQuery(href.search)).toEqual({ kind: "given", id: "abc_-DEF0123456789" });
});

test.each([
  "?data=",
  "?data=%7B",
  "?data=null",
  "?data=7",
  "?data=%5B%5D",
  "?data=%7B%22id%22%3A7%7D",
  "?data=%7B%22id%22%3A%22%22%7D",
  "?data=%7B%22id%22%3A%22a%20b%22%7D",
])("a broken query %s gives no handle", (search) => {
  expect(readHandleQuery(search)).toEqual({ kind: "broken" });
});

test("an address without a query has no handle", () => {
  expect(readHandleQuery("?utm_source=x")).toEqual({ kind: "none" });
});

test("the cleaned address keeps everything else", () => {
  expect(withoutHandle({ pathname: "/registerCompany", search: "?data=%7B%7D", hash: "" })).toBe("/registerCompany");
  expect(withoutHandle({ pathname: "/registerCompany", search: "?a=1&data=x", hash: "#dokumen" })).toBe("/registerCompany?a=1#dokumen");
});
