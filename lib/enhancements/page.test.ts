/** @jest-environment jsdom */
import { onUserChange } from "../browser/session.ts";
import { markFirstPaint } from "./first-paint.ts";
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
  markFirstPaint();
  expect(marks.service).toBe(state);
});

test("updates the service hours while the page is open", () => {
  jest.setSystemTime(new Date("2025-08-14T10:29:40Z"));
  enhancePage();
  jest.advanceTimersByTime(30_000);
  expect(marks.service).toBe("closed");
});

test("restores attributes that React removes, but not those removed on purpose", async () => {
  markFirstPaint();
  enhancePage();
  marks.user = "Rani";
  document.documentElement.style.setProperty("--ios", "-1");
  await Promise.resolve();
  // A page that is rendered again has an empty place for the name.
  document.body.innerHTML = "<span data-user-name></span>";
  const reported = jest.fn();
  const stop = onUserChange(reported);
  for (const attribute of [...document.documentElement.attributes]) document.documentElement.removeAttribute(attribute.name);
  await Promise.resolve();
  expect([marks.user, marks.canShare, marks.service]).toEqual(["Rani", undefined, expect.stringMatching(/open|closed/)]);
  expect([document.querySelector("[data-user-name]")?.textContent, reported.mock.calls.length]).toEqual(["Rani", 1]);
  expect(document.documentElement.style.getPropertyValue("--ios")).toBe("-1");
  stop();
  delete marks.user;
  await Promise.resolve();
  expect(marks.user).toBeUndefined();
});

test("sets attributes for a closed strip and for the scroll position", () => {
  localStorage.setItem("isHomeTopWarn", "true");
  document.body.innerHTML = "<header></header>";
  const header = document.querySelector("header") as HTMLElement;
  markFirstPaint();
  enhancePage();
  expect(marks.topWarn).toBe("closed");
  Object.assign(window, { scrollY: 113 });
  window.dispatchEvent(new Event("scroll"));
  expect([marks.scrolled, marks.offerTop]).toEqual(["", undefined]);
  expect(header.className).toBe("scrolled");
  Object.assign(window, { scrollY: 3 * window.innerHeight });
  window.dispatchEvent(new Event("scroll"));
  expect(marks.offerTop).toBeUndefined();
  Object.assign(window, { scrollY: 2 * window.innerHeight });
  window.dispatchEvent(new Event("scroll"));
  expect(marks.offerTop).toBe("");
  Object.assign(window, { scrollY: 112 });
  window.dispatchEvent(new Event("scroll"));
  expect([marks.scrolled, marks.offerTop]).toEqual([undefined, undefined]);
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
