import { addPolyfills } from "./polyfills.ts";

const original = EventTarget.prototype.addEventListener;

afterEach(() => {
  EventTarget.prototype.addEventListener = original;
});

test("where listeners ignore a signal, aborting it removes them", () => {
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    original.call(this, type, listener, typeof options === "object" ? { capture: options.capture, once: options.once } : options);
  };
  Object.assign(CSS, { supports: () => true });
  addPolyfills();
  const control = new AbortController();
  let calls = 0;
  window.addEventListener("ping", () => (calls += 1), { signal: control.signal });
  window.dispatchEvent(new Event("ping"));
  control.abort();
  window.dispatchEvent(new Event("ping"));
  expect(calls).toBe(1);
});

test("distinguishes own from inherited properties without Object.hasOwn", () => {
  const { hasOwn } = Object;
  Reflect.deleteProperty(Object, "hasOwn");
  Object.assign(CSS, { supports: () => true });
  addPolyfills();
  const found = ["a", "toString"].map((key) => Object.hasOwn({ a: 1 }, key));
  Object.assign(Object, { hasOwn });
  expect(found).toEqual([true, false]);
});

test("throwIfAborted throws once a signal is aborted", () => {
  Reflect.deleteProperty(AbortSignal.prototype, "throwIfAborted");
  Object.assign(CSS, { supports: () => true });
  addPolyfills();
  const control = new AbortController();
  expect(() => control.signal.throwIfAborted()).not.toThrow();
  control.abort();
  expect(() => control.signal.throwIfAborted()).toThrow("abort");
});
