import { isOpen, isOver } from "@/lib/format/opening";

test("service hours 08.30–17.30 WIB", () => {
  expect(isOpen(new Date("2025-08-14T01:29:00Z"), 510, 1050)).toBe(false);
  expect(isOpen(new Date("2025-08-14T01:30:00Z"), 510, 1050)).toBe(true);
  expect(isOpen(new Date("2025-08-14T10:29:00Z"), 510, 1050)).toBe(true);
  expect(isOpen(new Date("2025-08-14T10:30:00Z"), 510, 1050)).toBe(false);
  expect(isOpen(new Date("2025-08-14T20:00:00Z"), 510, 1050)).toBe(false);
});

test("a closing date ends with its day in Jakarta", () => {
  expect(isOver("2023-10-16", new Date("2023-10-16T16:59:59Z"))).toBe(false);
  expect(isOver("2023-10-16", new Date("2023-10-16T17:00:00Z"))).toBe(true);
});
