import { act, renderHook } from "@testing-library/react";
import { useSecondsLeft } from "./use-seconds-left";

const NOW = 1_700_000_000_000;
beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const watch = (deadline = NOW + 60_000, longest = 60) => renderHook((at: number) => useSecondsLeft(at, longest), { initialProps: deadline }).result;

test("a countdown ends at zero", () => {
  const left = watch();
  expect(left.current).toBe(60);
  pass(1_000);
  expect(left.current).toBe(59);
  pass(60_000);
  expect(left.current).toBe(0);
});

test("a clock set back by an hour neither lengthens a countdown nor stops it", () => {
  const left = watch();
  pass(10_000);
  jest.setSystemTime(NOW - 3_600_000);
  pass(1_000);
  expect(left.current).toBe(49);
  pass(49_000);
  expect(left.current).toBe(0);
});

test("a deadline stored by a fast clock is never longer than the given wait", () => {
  expect(watch(NOW + 3_657_000).current).toBe(60);
});

test("a countdown shows the right time after its tab was suspended", () => {
  const left = watch();
  jest.setSystemTime(NOW + 58_000);
  pass(250);
  expect(left.current).toBeLessThanOrEqual(2);
});

test("a new deadline counts from its first render", () => {
  const { result, rerender } = renderHook((at: number) => useSecondsLeft(at, 60), { initialProps: 0 });
  expect(result.current).toBe(0);
  rerender(NOW + 30_000);
  expect(result.current).toBe(30);
});

test("a countdown that begins while none runs is over in time, although the tab slept from its start", () => {
  const { result, rerender } = renderHook((at: number) => useSecondsLeft(at, 60), { initialProps: 0 });
  rerender(NOW + 60_000);
  expect(result.current).toBe(60);
  jest.setSystemTime(NOW + 61_000);
  pass(250);
  expect(result.current).toBe(0);
});
