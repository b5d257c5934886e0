import { removeItem, standsFor, storedItems } from "@/lib/browser/stored-items";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept is found where it is, and removed there alone", () => {
  localStorage.setItem("home-faq", "1");
  sessionStorage.setItem("home-faq", "1");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the gateway would set
  document.cookie = "TimeOffset=5; Path=/";
  expect(storedItems()).toEqual([
    { area: "cookie", key: "TimeOffset" },
    { area: "local", key: "home-faq" },
    { area: "session", key: "home-faq" },
  ]);
  removeItem({ area: "local", key: "home-faq" });
  removeItem({ area: "cookie", key: "TimeOffset" });
  expect(storedItems()).toEqual([{ area: "session", key: "home-faq" }]);
});

test("a name with a star stands for all that begin so, in its own place", () => {
  const draft = { area: "local", key: "funderDraft:*" } as const;
  expect(standsFor(draft, { area: "local", key: "funderDraft:1x" })).toBe(true);
  expect(standsFor(draft, { area: "session", key: "funderDraft:1x" })).toBe(false);
  expect(standsFor({ area: "local", key: "rights" }, { area: "local", key: "rights2" })).toBe(false);
});
