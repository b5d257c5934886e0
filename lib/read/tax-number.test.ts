import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { isNitku, readTaxNumber } from "./tax-number.ts";

test.each(corpus("tax-numbers"))("$written is $meant", ({ written, meant }) => expect(readTaxNumber(written)).toBe(meant));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => {
  for (const { written, meant } of corpus("tax-numbers")) expect([written, readTaxNumber(disguise(written))]).toEqual([written, meant]);
});

test("a number keeps all its digits, in whatever groups and behind whatever label", () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{15,22}$/),
      fc.constantFrom(".", "-", " ", "/", "\u2011"),
      fc.constantFrom("", "NPWP: ", "NPWP16 : ", "No. NPWP ", "NPWP 16 digit : "),
      (digits, separator, label) => expect(readTaxNumber(label + (digits.match(/.{1,3}/g) ?? []).join(separator))).toBe(digits),
    ),
  ));

test("a number of a place of business has 22 digits", () =>
  expect(["0012345678901000000000", "0012345678901000"].map(isNitku)).toEqual([true, false]));
