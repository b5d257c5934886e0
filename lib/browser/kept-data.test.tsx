import { keptItems, removeItem, standsFor } from "@/lib/browser/kept-data";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what is kept is found where it is, and removed there alone", () => {
  localStorage.setItem("home-faq", "1");
  sessionStorage.setItem("home-faq", "1");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the gateway would set
  document.cookie = "TimeOffset=5; Path=/";
  expect(keptItems()).toEqual([
    { keptIn: "cookie", key: "TimeOffset" },
    { keptIn: "local", key: "home-faq" },
    { keptIn: "session", key: "home-faq" },
  ]);
  removeItem({ keptIn: "local", key: "home-faq" });
  removeItem({ keptIn: "cookie", key: "TimeOffset" });
  expect(keptItems()).toEqual([{ keptIn: "session", key: "home-faq" }]);
});

test("a name with a star stands for all that begin so, in its own place", () => {
  const draft = { keptIn: "local", key: "funderDraft:*" } as const;
  expect(standsFor(draft, { keptIn: "local", key: "funderDraft:1x" })).toBe(true);
  expect(standsFor(draft, { keptIn: "session", key: "funderDraft:1x" })).toBe(false);
  expect(standsFor({ keptIn: "local", key: "rights" }, { keptIn: "local", key: "rights2" })).toBe(false);
});
