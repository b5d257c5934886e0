import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { type CountUnit, readCount, readPercent } from "./count.ts";

const rows = corpus("counts").map(({ written, meant }) => {
  const [unit = "", text = ""] = written.split(" | ");
  return { unit, text, meant };
});
const answer = (unit: string, text: string) => String((unit === "percent" ? readPercent(text) : readCount(text, unit as CountUnit)) ?? "refused");

test.each(rows)("$text in a field of $unit means $meant", ({ unit, text, meant }) => expect(answer(unit, text)).toBe(meant));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { unit, text, meant } of rows) expect([text, answer(unit, disguise(text))]).toEqual([text, meant]);
});

test("a word behind a number is a unit or refuses it", () =>
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), fc.string({ unit: fc.constantFrom(..."abhikmnrtux"), minLength: 1, maxLength: 6 }), (count, word) => {
      const read = readCount(`${count} ${word}`, "kali");
      expect([undefined, ...(["kali", "x"].includes(word) ? [count] : []), ...(["rb", "ribu", "k"].includes(word) ? [count * 1_000] : [])]).toContain(
        read,
      );
    }),
  ));
