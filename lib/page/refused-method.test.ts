import { refusedMethod } from "./refused-method.ts";

test.each([
  ["POST", "/login?next=%2Fpendanna", false, 303],
  ["POST", "/login", true, 405],
  ["POST", "/feed.json?x=1", false, 405],
  ["POST", "/_next/x", false, 405],
  ["POST", "//elsewhere.test", false, 405],
  ["PUT", "/login", false, 405],
])("a request %s %s with server action %s is answered with %d", (method, url, isAction, status) => {
  const refused = refusedMethod(method, url, isAction);
  expect([refused?.status, refused?.headers["cache-control"]]).toEqual([status, "no-store"]);
  if (status === 303) expect(refused?.headers.location).toBe(url);
  else expect([refused?.headers.allow, JSON.parse(refused?.body ?? "").code]).toEqual(["GET, HEAD", "E405"]);
});

test("GET and HEAD are not refused", () =>
  expect([refusedMethod("GET", "/login", false), refusedMethod("HEAD", "/a.png", true)]).toEqual([undefined, undefined]));
