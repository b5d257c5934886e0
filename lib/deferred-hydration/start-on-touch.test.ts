/** @jest-environment jsdom */
import { startOnTouch } from "./start-on-touch.ts";

const settings = {
  hydrated: "hydrated",
  copied: "copied",
  carried: "carried",
  dialogLinks: "a[data-dialog]",
  dialogMedia: "(min-width: 1px)",
  noticeCookie: "notice",
  userKey: "user",
  parameter: "_held",
  unheld: "no",
};

/** Opens a held page under a fragment; answers whether the framework's data was asked for. */
function starts(hash: string): boolean {
  const asked = jest.fn(async () => ({ ok: false }));
  Object.assign(globalThis, { fetch: asked, IntersectionObserver: class {} });
  document.body.innerHTML = '<h2 id="biaya"></h2><details id="bunga"></details>';
  history.replaceState(null, "", `/artikel${hash}`);
  const script = document.createElement("script");
  script.dataset.name = "page";
  jest.spyOn(document, "currentScript", "get").mockReturnValue(script);
  startOnTouch(
    settings,
    () => ({ keepFilled: () => undefined, carry: () => undefined }),
    (run) => run(),
  );
  return asked.mock.calls.length > 0;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each([
  ["", false],
  ["#biaya", false],
  ["#bunga", true],
  ["#tidak-ada", true],
  ["#50%", true],
])("the fragment %j starts the framework: %j", (hash, started) => {
  expect(starts(hash)).toBe(started);
});

test("a remembered user starts it, whatever the fragment", () => {
  localStorage.setItem("user", "{}");
  expect(starts("#biaya")).toBe(true);
});
