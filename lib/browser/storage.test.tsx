import { rememberApplicant } from "@/lib/browser/applicant";
import { claimData, dropPersonalData } from "@/lib/browser/data-owner";
import { foundItems, isRecord, isText, matchesEntry, onOwnerChange, placeItem, removeFound, storedEntries, storedItem } from "@/lib/browser/storage";
import { storedGroups } from "@/lib/content/browser-data";

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const draft = storedItem("funderDraft", isText, { rest: "a" });
const handle = storedItem("funderHandle", isText, { rest: "0", plain: true });
const language = storedItem("language", isText);
/** Simulates another tab that changes the owner of the data. */
const otherTab = () => window.dispatchEvent(new StorageEvent("storage", { key: "dataOwner" }));

test("returns a stored value until it expires", () => {
  jest.useFakeTimers({ now: 0 });
  expect(language.set("in")).toBe(true);
  jest.setSystemTime(storedEntries.language.life - 1);
  expect(language.get()).toBe("in");
  jest.setSystemTime(storedEntries.language.life);
  expect(language.get()).toBeUndefined();
  expect(localStorage.getItem("language")).toBeNull();
});

test("a clock set back does not extend a lifetime", () => {
  jest.useFakeTimers({ now: 10_000_000_000 });
  language.set("in");
  jest.setSystemTime(0);
  expect(language.get()).toBe("in");
  jest.setSystemTime(storedEntries.language.life);
  expect(language.get()).toBeUndefined();
});

test.each(["{", "null", '"in"', "{}", '{"value":"in"}'])("ignores %s", (text) => {
  localStorage.setItem("language", text);
  expect(language.get()).toBeUndefined();
});

test("ignores a value of another type", () => {
  localStorage.setItem("language", JSON.stringify({ value: 7, expires: Date.now() + 1_000 }));
  expect(language.get()).toBeUndefined();
  sessionStorage.setItem("signInFirst", "[]");
  expect(storedItem("signInFirst", isRecord).get()).toBeUndefined();
});

describe.each(["getItem", "setItem", "removeItem"] as const)("storage that throws on %s", (method) => {
  test("does not throw", async () => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("broken profile", "NS_ERROR_FILE_CORRUPTED");
    });
    for (const item of [draft, handle, language, placeItem("home-faq")]) {
      expect(() => item.set("x" as never)).not.toThrow();
      expect(() => item.get()).not.toThrow();
      expect(() => item.remove()).not.toThrow();
    }
    expect(() => claimData("Ratna")).not.toThrow();
    expect(() => dropPersonalData({ keepDrafts: false })).not.toThrow();
    await expect(foundItems()).resolves.toBeInstanceOf(Array);
    await expect(removeFound({ area: "local", key: "language" })).resolves.toBeUndefined();
  });
});

test("reports failure when the browser blocks storage", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect([language.set("in"), language.get()]).toEqual([false, undefined]);
});

describe("personal data", () => {
  test("personal data is removed on sign-out, other data stays", () => {
    claimData("Ratna");
    draft.set("isian");
    handle.set("h");
    language.set("in");
    const changed = jest.fn();
    const end = onOwnerChange(changed);
    dropPersonalData({ keepDrafts: false });
    expect([draft.get(), handle.get(), language.get()]).toEqual([undefined, undefined, "in"]);
    expect(changed).toHaveBeenCalledTimes(1);
    end();
  });

  test("the removal of personal data is reported to every script of the page, each with modules of its own", () => {
    claimData("Ratna");
    const changed = jest.fn();
    const end = onOwnerChange(changed);
    jest.isolateModules(() => {
      const early = require("./data-owner") as typeof import("./data-owner");
      early.dropPersonalData({ keepDrafts: false });
    });
    expect(changed).toHaveBeenCalledTimes(1);
    end();
  });

  test("a sign-out keeps drafts if the person wants it, for the same person only", () => {
    claimData("Ratna");
    const form = storedItem("funderDraft", (value) => value, { rest: "a" });
    form.set({ values: { name: "PT" } });
    handle.set("h");
    dropPersonalData({ keepDrafts: true });
    expect(handle.get()).toBeUndefined();
    claimData("Ratna");
    expect(form.get()).toEqual({ values: { name: "PT" } });
    dropPersonalData({ keepDrafts: true });
    claimData("Bima");
    expect(form.get()).toBeUndefined();
  });

  test("personal data is removed when another person signs in, not when the same one does", () => {
    claimData("Ratna");
    draft.set("isian");
    claimData("Ratna");
    expect(draft.get()).toBe("isian");
    claimData("Bima");
    expect(draft.get()).toBeUndefined();
  });

  test("personal data entered before a sign-in belongs to the person who signs in", () => {
    handle.set("h");
    storedItem("applicant", isRecord, { rest: "h" }).set({ username: "Ratna" });
    claimData("Ratna");
    expect(handle.get()).toBe("h");
  });

  test("personal data entered before a sign-in under another name is removed", () => {
    handle.set("h");
    storedItem("applicant", isRecord, { rest: "h" }).set({ username: "Ratna" });
    claimData("Bima");
    expect(handle.get()).toBeUndefined();
  });

  test("personal data entered for a new account after another person's session expired belongs to the new account", () => {
    claimData("Ratna");
    draft.set("isian Ratna");
    rememberApplicant("h", { username: "Bima", email: "b@contoh.id", mobile: "6281234567890" });
    expect(draft.get()).toBeUndefined();
    handle.set("h");
    claimData("Bima");
    expect(handle.get()).toBe("h");
  });

  test("the owner of personal data expires with the last sign-in", () => {
    jest.useFakeTimers({ now: 0 });
    claimData("Ratna");
    jest.setSystemTime(600_000_000);
    claimData("Ratna");
    handle.set("h");
    jest.setSystemTime(700_000_000);
    expect(handle.get()).toBe("h");
  });

  test("personal data is removed from a suspended tab after a sign-out or another sign-in in another tab", () => {
    for (const next of [undefined, { id: "2", username: "Bima" }]) {
      claimData("Ratna");
      handle.set("h");
      const changed = jest.fn();
      const end = onOwnerChange(changed);
      if (next) localStorage.setItem("dataOwner", JSON.stringify({ value: next, expires: Date.now() + 1_000 }));
      else localStorage.removeItem("dataOwner");
      otherTab();
      expect([handle.get(), changed.mock.calls.length]).toEqual([undefined, 1]);
      end();
      localStorage.clear();
    }
  });
});

test("a page that is shown again reports a new owner although another part of it has stopped listening", () => {
  claimData("Ratna");
  const changed = jest.fn();
  const endOther = onOwnerChange(jest.fn());
  const end = onOwnerChange(changed);
  endOther();
  localStorage.removeItem("dataOwner");
  window.dispatchEvent(new Event("pageshow"));
  expect(changed).toHaveBeenCalledTimes(1);
  end();
});

test("the page of stored data describes exactly the stored entries", () => {
  expect(storedGroups.flatMap(({ what }) => Object.keys(what)).sort()).toEqual(Object.keys(storedEntries).sort());
});

test("finds and removes stored items in their own area only", async () => {
  localStorage.setItem("home-faq", "1");
  sessionStorage.setItem("home-faq", "1");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the gateway would set
  document.cookie = "TimeOffset=5; Path=/";
  expect(await foundItems()).toEqual([
    { area: "cookie", key: "TimeOffset" },
    { area: "local", key: "home-faq" },
    { area: "session", key: "home-faq" },
  ]);
  await removeFound({ area: "local", key: "home-faq" });
  await removeFound({ area: "cookie", key: "TimeOffset" });
  expect(await foundItems()).toEqual([{ area: "session", key: "home-faq" }]);
});

test("a name with a star matches all names with that prefix in its area", () => {
  const entry = { area: "local", key: "funderDraft:*" } as const;
  expect(matchesEntry(entry, { area: "local", key: "funderDraft:1x" })).toBe(true);
  expect(matchesEntry(entry, { area: "session", key: "funderDraft:1x" })).toBe(false);
  expect(matchesEntry({ area: "local", key: "rights" }, { area: "local", key: "rights2" })).toBe(false);
});
