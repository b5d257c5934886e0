import { rememberApplicant } from "@/lib/browser/applicant";
import { claimData, dropPersonalData } from "@/lib/browser/data-owner";
import { foundItems, isRecord, isText, onOwnerChange, placeItem, removeFound, standsFor, storedEntries, storedItem } from "@/lib/browser/storage";
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
/** Another tab changed the owner of the data. */
const otherTab = () => window.dispatchEvent(new StorageEvent("storage", { key: "dataOwner" }));

test("a stored value comes back until its life is over", () => {
  jest.useFakeTimers({ now: 0 });
  expect(language.set("in")).toBe(true);
  jest.setSystemTime(storedEntries.language.life - 1);
  expect(language.get()).toBe("in");
  jest.setSystemTime(storedEntries.language.life);
  expect(language.get()).toBeUndefined();
  expect(localStorage.getItem("language")).toBeNull();
});

test("a clock that is set back makes nothing live longer than its life", () => {
  jest.useFakeTimers({ now: 10_000_000_000 });
  language.set("in");
  jest.setSystemTime(0);
  expect(language.get()).toBe("in");
  jest.setSystemTime(storedEntries.language.life);
  expect(language.get()).toBeUndefined();
});

test.each(["{", "null", '"in"', "{}", '{"value":"in"}'])("%s in the storage counts as nothing", (text) => {
  localStorage.setItem("language", text);
  expect(language.get()).toBeUndefined();
});

test("a value of another shape counts as nothing", () => {
  localStorage.setItem("language", JSON.stringify({ value: 7, expires: Date.now() + 1_000 }));
  expect(language.get()).toBeUndefined();
  sessionStorage.setItem("signInFirst", "[]");
  expect(storedItem("signInFirst", isRecord).get()).toBeUndefined();
});

describe.each(["getItem", "setItem", "removeItem"] as const)("storage that throws on %s", (method) => {
  test("brings nothing down", async () => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("broken profile", "NS_ERROR_FILE_CORRUPTED");
    });
    for (const item of [draft, handle, language, placeItem("home-faq")]) {
      expect(() => item.set("x" as never)).not.toThrow();
      expect(() => item.get()).not.toThrow();
      expect(() => item.remove()).not.toThrow();
    }
    expect(() => claimData("Ratna")).not.toThrow();
    expect(() => dropPersonalData()).not.toThrow();
    await expect(foundItems()).resolves.toBeInstanceOf(Array);
    await expect(removeFound({ area: "local", key: "language" })).resolves.toBeUndefined();
  });
});

test("a browser that refuses the storage itself stores nothing and says so", () => {
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect([language.set("in"), language.get()]).toEqual([false, undefined]);
});

describe("what a person gave", () => {
  test("goes when the person signs out, and nothing else does", () => {
    claimData("Ratna");
    draft.set("isian");
    handle.set("h");
    language.set("in");
    const changed = jest.fn();
    const end = onOwnerChange(changed);
    dropPersonalData();
    expect([draft.get(), handle.get(), language.get()]).toEqual([undefined, undefined, "in"]);
    expect(changed).toHaveBeenCalledTimes(1);
    end();
  });

  test("goes when another person signs in, and stays with the same one", () => {
    claimData("Ratna");
    draft.set("isian");
    claimData("Ratna");
    expect(draft.get()).toBe("isian");
    claimData("Bima");
    expect(draft.get()).toBeUndefined();
  });

  test("given before signing in, it stays with the one who signs in", () => {
    handle.set("h");
    storedItem("applicant", isRecord, { rest: "h" }).set({ username: "Ratna" });
    claimData("Ratna");
    expect(handle.get()).toBe("h");
  });

  test("given under another name before signing in, it goes", () => {
    handle.set("h");
    storedItem("applicant", isRecord, { rest: "h" }).set({ username: "Ratna" });
    claimData("Bima");
    expect(handle.get()).toBeUndefined();
  });

  test("under an account that is opened while another person's session has run out, it stays with the one who opened it", () => {
    claimData("Ratna");
    draft.set("isian Ratna");
    rememberApplicant("h", { username: "Bima", email: "b@contoh.id", mobile: "6281234567890" });
    expect(draft.get()).toBeUndefined();
    handle.set("h");
    claimData("Bima");
    expect(handle.get()).toBe("h");
  });

  test("lives as long as the last sign-in", () => {
    jest.useFakeTimers({ now: 0 });
    claimData("Ratna");
    jest.setSystemTime(600_000_000);
    claimData("Ratna");
    handle.set("h");
    jest.setSystemTime(700_000_000);
    expect(handle.get()).toBe("h");
  });

  test("goes from a tab that slept while its person signed out, or another one in, elsewhere", () => {
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

test("the page of stored data describes every entry, and no other", () => {
  expect(storedGroups.flatMap(({ what }) => Object.keys(what)).sort()).toEqual(Object.keys(storedEntries).sort());
});

test("what is stored is found where it is, and removed there alone", async () => {
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

test("a name with a star stands for all that begin so, in its own area", () => {
  const entry = { area: "local", key: "funderDraft:*" } as const;
  expect(standsFor(entry, { area: "local", key: "funderDraft:1x" })).toBe(true);
  expect(standsFor(entry, { area: "session", key: "funderDraft:1x" })).toBe(false);
  expect(standsFor({ area: "local", key: "rights" }, { area: "local", key: "rights2" })).toBe(false);
});
