/** @jest-environment jsdom */
import { enhancePage } from "./page.ts";

const marks = document.documentElement.dataset;

let roomy = true;
beforeEach(() => {
  jest.useFakeTimers();
  roomy = true;
  window.matchMedia = (() => ({ matches: roomy })) as unknown as typeof window.matchMedia;
});
afterEach(() => jest.useRealTimers());

test.each([
  ["2025-08-14T01:29:00Z", "closed"],
  ["2025-08-14T01:30:00Z", "open"],
  ["2025-08-14T10:29:00Z", "open"],
  ["2025-08-14T10:30:00Z", "closed"],
  ["2025-08-14T20:00:00Z", "closed"],
])("at %s the service, 08.30–17.30 WIB, is %s", (now, state) => {
  jest.setSystemTime(new Date(now));
  enhancePage();
  expect(marks.service).toBe(state);
});

test("updates the service hours while the page is open", () => {
  jest.setSystemTime(new Date("2025-08-14T10:29:40Z"));
  enhancePage();
  jest.advanceTimersByTime(30_000);
  expect(marks.service).toBe("closed");
});

test("restores attributes that React removes, but not those removed on purpose", async () => {
  enhancePage();
  marks.user = "Rani";
  await Promise.resolve();
  for (const attribute of [...document.documentElement.attributes]) document.documentElement.removeAttribute(attribute.name);
  await Promise.resolve();
  expect([marks.user, marks.canShare, marks.service]).toEqual(["Rani", undefined, expect.stringMatching(/open|closed/)]);
  delete marks.user;
  await Promise.resolve();
  expect(marks.user).toBeUndefined();
});

test("sets attributes for a closed strip and for the scroll position", () => {
  localStorage.setItem("isHomeTopWarn", "true");
  document.body.innerHTML = "<header></header>";
  const header = document.querySelector("header") as HTMLElement;
  enhancePage();
  expect(marks.topWarn).toBe("closed");
  Object.assign(window, { scrollY: 113 });
  window.dispatchEvent(new Event("scroll"));
  expect([marks.scrolled, marks.far]).toEqual(["", undefined]);
  expect(header.className).toBe("scrolled");
  Object.assign(window, { scrollY: 3 * window.innerHeight });
  window.dispatchEvent(new Event("scroll"));
  expect(marks.far).toBeUndefined();
  Object.assign(window, { scrollY: 2 * window.innerHeight });
  window.dispatchEvent(new Event("scroll"));
  expect(marks.far).toBe("");
  Object.assign(window, { scrollY: 112 });
  window.dispatchEvent(new Event("scroll"));
  expect([marks.scrolled, marks.far]).toEqual([undefined, undefined]);
  expect(header.className).toBe("");
});

test("does not fix a header of two rows", () => {
  roomy = false;
  enhancePage();
  Object.assign(window, { scrollY: 113 });
  window.dispatchEvent(new Event("scroll"));
  expect(marks.scrolled).toBeUndefined();
});

test("restores open questions and remembers changes", () => {
  sessionStorage.setItem("home-uji", '["b"]');
  document.body.innerHTML = '<div data-persist-details="home-uji"><details id="a" open></details><details id="b"></details></div>';
  enhancePage();
  const rows = [...document.querySelectorAll("details")];
  expect(rows.map(({ open }) => open)).toEqual([false, true]);
  (rows[0] as HTMLDetailsElement).open = true;
  rows[0]?.dispatchEvent(new Event("toggle"));
  expect(JSON.parse(sessionStorage.getItem("home-uji") ?? "")).toEqual(["a", "b"]);
});
