import { drop, keep, recall } from "@/lib/browser/timed-storage";

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test("keeps a value with its expiry in milliseconds", () => {
  jest.useFakeTimers({ now: 1_000 });
  keep("userInfo", { username: "Ratna" }, 500);
  expect(JSON.parse(localStorage.getItem("userInfo") ?? "")).toEqual({ value: { username: "Ratna" }, expires: 1_500 });
  expect(recall("userInfo")).toEqual({ username: "Ratna" });
});

test("an expired value is ignored and removed", () => {
  jest.useFakeTimers({ now: 1_000 });
  keep("isLogin", true, 500);
  jest.setSystemTime(1_500);
  expect(recall("isLogin")).toBeUndefined();
  expect(localStorage.getItem("isLogin")).toBeNull();
});

test.each(["{", "null", '"x"', '{"value":1}'])("what is not ours is removed: %s", (text) => {
  localStorage.setItem("rights", text);
  expect(recall("rights")).toBeUndefined();
  expect(localStorage.getItem("rights")).toBeNull();
});

test("drop removes", () => {
  keep("language", "in", 500);
  drop("language");
  expect(recall("language")).toBeUndefined();
});
