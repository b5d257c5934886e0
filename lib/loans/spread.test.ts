import { spread } from "@/lib/loans/spread";

test("three of a hundred defaults cost three parts and their yield", () => {
  expect(spread(10_000_000, 100, 3)).toEqual({
    part: 100_000,
    defaults: 3,
    lost: 300_000,
    low: 185_000,
    high: 1_640_000,
    worst: -10_000_000,
  });
});

test("one loan is all or nothing", () => {
  expect(spread(5_000_000, 1, 0)).toMatchObject({ defaults: 0, low: 250_000, high: 1_000_000 });
  expect(spread(5_000_000, 1, 100)).toMatchObject({ defaults: 1, lost: 5_000_000, low: -5_000_000, high: -5_000_000 });
});

test("half a default is a whole one", () => {
  expect(spread(10_000_000, 50, 3).defaults).toBe(2);
});
