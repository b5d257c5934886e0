import { NO_PAGE, originForm, plainTarget } from "./normalise-requests.ts";

it.each([
  ["/login?a=b", "/login?a=b"],
  ["http://simpul.example/login", "/login"],
  ["https://simpul.example?a", "/?a"],
  ["http://simpul.example/a/../b", "/a/../b"],
  ["*", NO_PAGE],
  ["gopher://x/", NO_PAGE],
])("the request target %s becomes %s", (target, path) => expect(originForm(target)).toBe(path));

it.each([
  ["/login?a=%2f..", "/login?a=%2f.."],
  ["/blog/%F0%9F/1", NO_PAGE],
  ["/bl%ZZ", NO_PAGE],
  ["/_global-error", NO_PAGE],
  ["/\\elsewhere.test/", NO_PAGE],
  ["/blog/../login", NO_PAGE],
  ["//elsewhere.test/", "//elsewhere.test/"],
  ["/api/common/timestamp", "/api/common/timestamp"],
  ["/api/%ZZ", "/api/nofind"],
  ["/api//common/timestamp?x", "/api/nofind"],
  ["//api/common/timestamp", "/api/nofind"],
  ["/api/common/./timestamp", "/api/nofind"],
  ["/apiary//x", "/apiary//x"],
])("Next gets the request target %s as %s", (target, seen) => expect(plainTarget(target)).toBe(seen));
