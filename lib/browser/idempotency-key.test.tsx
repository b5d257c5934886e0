import { clearIdempotencyKey, idempotencyKey } from "@/lib/browser/idempotency-key";

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: jest.fn().mockReturnValueOnce("first").mockReturnValueOnce("second") });
});

test("one submission keeps its name until it is answered", () => {
  expect([idempotencyKey("form", "a"), idempotencyKey("form", "a")]).toEqual(["first", "first"]);
  clearIdempotencyKey("form");
  expect(idempotencyKey("form", "a")).toBe("second");
});

test("what another registration submits has another name", () => {
  expect([idempotencyKey("form", "a"), idempotencyKey("form", "b")]).toEqual(["first", "second"]);
});

test("a browser without UUIDs sends without a name", () => {
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  expect(idempotencyKey("form", "a")).toBeUndefined();
});
