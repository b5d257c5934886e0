import { longDate, shortDate } from "@/lib/format/date";

test("dates are those of Jakarta", () => {
  expect(longDate("2025-08-31")).toBe("31 Agustus 2025");
  expect(longDate("2025-08-31T20:00:00.000Z")).toBe("1 September 2025");
  expect(shortDate("2025-08-05")).toBe("05 Agu 2025");
});

test("what is no date is empty", () => {
  expect(longDate("kemarin")).toBe("");
});
