import { endSubmission, submissionName } from "@/lib/browser/submission";

beforeEach(() => {
  sessionStorage.clear();
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: jest.fn().mockReturnValueOnce("first").mockReturnValueOnce("second") });
});

test("one submission keeps its name until it is answered", () => {
  expect([submissionName("form", "a"), submissionName("form", "a")]).toEqual(["first", "first"]);
  endSubmission("form");
  expect(submissionName("form", "a")).toBe("second");
});

test("what another registration submits has another name", () => {
  expect([submissionName("form", "a"), submissionName("form", "b")]).toEqual(["first", "second"]);
});

test("a browser without UUIDs sends without a name", () => {
  Object.defineProperty(crypto, "randomUUID", { configurable: true, value: undefined });
  expect(submissionName("form", "a")).toBeUndefined();
});
