import { isOver } from "@/lib/format/opening";

test("a closing date ends with its day in Jakarta", () => {
  expect(isOver("2023-10-16", new Date("2023-10-16T16:59:59Z"))).toBe(false);
  expect(isOver("2023-10-16", new Date("2023-10-16T17:00:00Z"))).toBe(true);
});
