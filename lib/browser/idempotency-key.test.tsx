import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { storedItem } from "@/lib/browser/storage";

const item = storedItem("ticketDraft", isNamed, { rest: "data:submission" });

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: jest.fn().mockReturnValueOnce("first").mockReturnValueOnce("second") });
});

test("a request that is repeated uses the same key until a response arrives", () => {
  expect([idempotencyKey(item, "a"), idempotencyKey(item, "a")]).toEqual(["first", "first"]);
  item.remove();
  expect(idempotencyKey(item, "a")).toBe("second");
});

test("a request for another registration uses another key", () => {
  expect([idempotencyKey(item, "a"), idempotencyKey(item, "b")]).toEqual(["first", "second"]);
});

test("sends no key in a browser without randomUUID", () => {
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  expect(idempotencyKey(item, "a")).toBeUndefined();
});
