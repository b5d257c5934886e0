import { isOver, longDate, longMoment, longMonth, monthsAfter, shortDate, yearToDate } from "@/lib/format/date";
import { statisticLabel } from "@/lib/format/statistic-label";

test("formats dates in Jakarta's time zone", () => {
  expect(longDate("2025-08-31")).toBe("31 Agustus 2025");
  expect(longDate("2025-08-31T20:00:00.000Z")).toBe("1 September 2025");
  expect(shortDate("2025-08-05")).toBe("05 Agu 2025");
});

test("formats every month like Intl, at both ends of a day", () => {
  const own = (month: "long" | "short", day: "numeric" | "2-digit") =>
    new Intl.DateTimeFormat("id-ID", { day, month, year: "numeric", timeZone: "Asia/Jakarta" });
  for (let month = 0; month < 12; month++)
    for (const hour of [16, 17]) {
      const moment = new Date(Date.UTC(2025, month, 28, hour, hour === 16 ? 59 : 0));
      expect(longDate(moment.toISOString())).toBe(own("long", "numeric").format(moment));
      expect(shortDate(moment.toISOString())).toBe(own("short", "2-digit").format(moment));
    }
});

test("formats a moment in Jakarta, past midnight too", () => {
  expect(longMoment("2025-08-31T20:05:00.000Z")).toBe("1 September 2025, 03.05 WIB");
  expect(longMoment("kemarin")).toBe("");
});

test("the same day of a later month is the last one of a shorter month", () => {
  expect([monthsAfter("2026-03-01", 6), monthsAfter("2025-08-31", 6), monthsAfter("2023-08-30", 6), monthsAfter("2025-12-31", 1)]).toEqual([
    "2026-09-01",
    "2026-02-28",
    "2024-02-29",
    "2026-01-31",
  ]);
});

test("names a month, and the months of a year up to it", () => {
  expect([longMonth("2026-08-31"), yearToDate("2026-08-31"), yearToDate("2026-01-31")]).toEqual([
    "Agustus 2026",
    "Januari–Agustus 2026",
    "Januari 2026",
  ]);
  expect(statisticLabel({ label: "Pemberi dana tahun ini", period: "year" }, "2026-08-31")).toBe("Pemberi dana tahun ini (Januari–Agustus 2026)");
  expect(statisticLabel({ label: "Pemberi dana bulan ini", period: "month" }, undefined)).toBe("Pemberi dana bulan ini");
});

test("returns an empty text for an invalid date", () => {
  expect(longDate("kemarin")).toBe("");
});

test("ends a closing date at midnight in Jakarta", () => {
  expect(isOver("2023-10-16", new Date("2023-10-16T16:59:59Z"))).toBe(false);
  expect(isOver("2023-10-16", new Date("2023-10-16T17:00:00Z"))).toBe(true);
});
