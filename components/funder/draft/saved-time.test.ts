import { savedTime } from "@/components/funder/draft/saved-time";

test("the time of today, the day before it otherwise", () => {
  const savedAt = new Date(2026, 10, 20, 10, 42).getTime();
  expect(savedTime(savedAt, new Date(2026, 10, 20, 23, 59).getTime())).toBe("10.42");
  expect(savedTime(savedAt, new Date(2026, 10, 21, 0, 1).getTime())).toBe("20 Nov, 10.42");
});
