import { idempotencyKey, isNamed } from "@/lib/browser/idempotency-key";
import { storedItem } from "@/lib/browser/storage";

const item = storedItem("ticketDraft", isNamed, { rest: "data:submission" });

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: jest.fn().mockReturnValueOnce("first").mockReturnValueOnce("second") });
});

test("one submission keeps its name until it is answered", () => {
  expect([idempotencyKey(item, "a"), idempotencyKey(item, "a")]).toEqual(["first", "first"]);
  item.remove();
  expect(idempotencyKey(item, "a")).toBe("second");
});

test("what another registration submits has another name", () => {
  expect([idempotencyKey(item, "a"), idempotencyKey(item, "b")]).toEqual(["first", "second"]);
});

test("a browser without UUIDs sends without a name", () => {
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  expect(idempotencyKey(item, "a")).toBeUndefined();
});
