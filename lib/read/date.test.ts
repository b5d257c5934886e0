import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { readDate } from "./date.ts";

const answer = (text: string) => {
  const read = readDate(text);
  return read === undefined ? "refused" : "date" in read ? read.date : "short year";
};

test.each(corpus("dates"))("$written means $meant", ({ written, meant }) => expect(answer(written)).toBe(meant));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { written, meant } of corpus("dates")) expect([written, answer(disguise(written))]).toEqual([written, meant]);
});

const separators = fc.constantFrom("/", "-", ".", " ", " / ", "\u2011", "\u2013");
const date = fc.date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });

test("every way to write a date gives that date", () =>
  fc.assert(
    fc.property(date, separators, fc.boolean(), fc.constantFrom(...Object.values(disguises)), (day, separator, zeros, disguise) => {
      const iso = day.toISOString().slice(0, 10);
      const [year, month, date] = iso.split("-").map((part) => (zeros ? part : String(Number(part))));
      expect(answer(disguise([date, month, year].join(separator)))).toBe(iso);
      expect(answer([year, month, date].join(separator))).toBe(iso);
    }),
  ));

test("a text is never read as another date than one that it contains", () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789/-. agustviIX") }), (text) => {
      const read = readDate(text);
      if (!read || !("date" in read)) return;
      const [year = "", , day = ""] = read.date.split("-");
      expect(text).toContain(year);
      expect(text).toContain(String(Number(day)));
    }),
  ));
