import { addWorkingDays, HOLIDAYS } from "@/lib/format/working-days";

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

test("the table of holidays reaches beyond the longest period that is counted", () => {
  const last = [...HOLIDAYS].at(-1) as string;
  expect(day(new Date().toISOString(), 60) < last).toBe(true);
});
