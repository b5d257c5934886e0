import { closeDraft, draftKey, dropDraft, isDraftClosed, moveDraft, readDraft, reopenDraft, writeDraft } from "@/components/funder/draft/draft-store";

const file = { field: "nibFileUrl", name: "nib.pdf", size: 10, url: "/f/1" };
const draft = { values: { name: "PT Sumber", mailingSame: true }, files: [file], unsent: [{ field: "tdp", name: "tdp.pdf", size: 3 }], savedAt: 1 };

beforeEach(() => localStorage.clear());

test("restores a draft unchanged", () => {
  expect(writeDraft("handle-a", draft)).toBe(true);
  expect(readDraft("handle-a")).toEqual(draft);
});

test("each registration has its own draft, and the key does not reveal the handle", () => {
  writeDraft("handle-a", draft);
  expect(readDraft("handle-b")).toBeUndefined();
  expect(draftKey("handle-a")).not.toContain("handle-a");
  expect(draftKey("handle-a")).not.toBe(draftKey("handle-b"));
});

test("never stores a password", () => {
  writeDraft("handle-a", { ...draft, values: { ...draft.values, password: "Rahasia#1" } });
  expect(JSON.stringify({ ...localStorage })).not.toContain("Rahasia#1");
});

test("a draft lives 7 days", () => {
  jest.useFakeTimers({ now: 0 });
  writeDraft("handle-a", draft);
  jest.setSystemTime(7 * 86_400_000 - 1);
  expect(readDraft("handle-a")).toEqual(draft);
  jest.setSystemTime(7 * 86_400_000);
  expect(readDraft("handle-a")).toBeUndefined();
  jest.useRealTimers();
});

test("ignores foreign values under the key", () => {
  const put = (value: unknown) => localStorage.setItem(draftKey("h"), JSON.stringify({ value, expires: Date.now() + 1_000 }));
  put("text");
  expect(readDraft("h")).toBeUndefined();
  put({ values: { name: 7, address: "Jl." }, files: [{ url: 1 }, file], unsent: [7, file, { name: 1 }], savedAt: 5 });
  expect(readDraft("h")).toEqual({ values: { address: "Jl." }, files: [file], unsent: [file], savedAt: 5 });
  put({ values: {}, files: [], savedAt: 5 });
  expect(readDraft("h")).toEqual({ values: {}, files: [], unsent: [], savedAt: 5 });
});

test("reports full storage", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(writeDraft("handle-a", draft)).toBe(false);
});

test("moves a draft to a new handle, but never over another draft", () => {
  writeDraft("old", draft);
  moveDraft("old", "new");
  expect([readDraft("old"), readDraft("new")]).toEqual([undefined, draft]);
  writeDraft("old", { ...draft, savedAt: 2 });
  moveDraft("old", "new");
  expect([readDraft("old")?.savedAt, readDraft("new")?.savedAt]).toEqual([2, 1]);
});

test("removes a dropped draft", () => {
  writeDraft("handle-a", draft);
  dropDraft("handle-a");
  expect(readDraft("handle-a")).toBeUndefined();
});

test("a submitted draft is removed and marked as closed, without its values, until the details are required again", () => {
  writeDraft("handle-a", draft);
  closeDraft("handle-a");
  expect([readDraft("handle-a"), isDraftClosed("handle-a"), isDraftClosed("handle-b")]).toEqual([undefined, true, false]);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Sumber|handle-a/);
  reopenDraft("handle-a");
  expect(isDraftClosed("handle-a")).toBe(false);
});
