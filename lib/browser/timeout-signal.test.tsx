import { timeoutSignal } from "./timeout-signal";

beforeEach(() => {
  jest.useFakeTimers();
  // As in Safari before 16.
  for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
});
afterEach(() => jest.useRealTimers());

test("aborts after the timeout with a TimeoutError", () => {
  const signal = timeoutSignal(1_000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason.name).toBe("TimeoutError");
});

test("aborts with the other signal and its reason, also if that has already aborted", () => {
  const other = new AbortController();
  const signal = timeoutSignal(1_000, other.signal);
  other.abort("left");
  expect([signal.reason, timeoutSignal(1_000, other.signal).reason]).toEqual(["left", "left"]);
});
