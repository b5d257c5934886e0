import { addWorkingDays, HOLIDAYS } from "@/lib/format/working-days";
import { DAY_MS } from "@/lib/limits";

const day = (iso: string, days: number) => new Date(addWorkingDays(Date.parse(iso), days)).toISOString().slice(0, 10);

test.each([
  ["2026-11-26T05:00:00Z", 1, "2026-11-27"],
  ["2026-11-27T05:00:00Z", 1, "2026-11-30"],
  ["2026-11-28T05:00:00Z", 5, "2026-12-04"],
  // Sunday evening in London is Monday in Jakarta.
  ["2026-11-29T20:00:00Z", 1, "2026-11-30"],
  ["2026-11-26T05:00:00Z", 0, "2026-11-26"],
  // Christmas on a Friday, New Year on a Friday.
  ["2026-12-24T05:00:00Z", 1, "2026-12-28"],
  ["2026-12-31T05:00:00Z", 1, "2027-01-04"],
])("from %s it is %s working days to %s", (from, days, wanted) => expect(day(from, days)).toBe(wanted));

/** The years of the next 60 days without national holidays in the table. */
function missingYears(today: Date): string[] {
  const ahead = new Date(today.getTime() + 60 * DAY_MS);
  const years = [...new Set([today, ahead].map((at) => String(at.getUTCFullYear())))];
  // A year has fifteen and more; a few of them are a beginning.
  return years.filter((year) => [...HOLIDAYS].filter((holiday) => holiday.startsWith(year)).length < 12);
}

test("the table of holidays covers every year in which a deadline of today may end", () => {
  const todo = missingYears(new Date()).map(
    (year) => `Add the national holidays of ${year}, by the joint decree of the three ministers, to HOLIDAYS`,
  );
  expect(todo).toEqual([]);
});

test("names the years that the table lacks", () => expect(missingYears(new Date("2099-12-15"))).toEqual(["2099", "2100"]));
