import fc from "fast-check";
import { corpus, disguises } from "../../test-support/corpus.ts";
import { readCode } from "./code.ts";

test.each(corpus("codes"))("$written gives $meant", ({ written, meant }) => expect(readCode(written)).toBe(meant === "refused" ? written : meant));

const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, "0"));
const frames = fc.constantFrom(
  "#",
  "Kode: #",
  "# adalah kode Anda",
  "Simpul: #, berlaku 10 menit.",
  "Kode # (#)",
  "Pukul 14.05: #.\n\n@simpul.id ##",
  "OTP #\nRp5.000",
);

test("the code is found whatever stands around it and however it is grouped", () =>
  fc.assert(
    fc.property(code, frames, fc.constantFrom("", " ", "-"), (digits, frame, separator) => {
      const isBound = frame.includes("##");
      const shown = isBound ? digits : digits.slice(0, 3) + separator + digits.slice(3);
      expect(readCode(frame.replaceAll("##", `#${digits}`).replaceAll(/#(?!\d)/g, shown))).toBe(digits);
    }),
  ));

test("digits of different numbers are never joined to a code", () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 abc.:#@\n") }), (text) => {
      const read = readCode(text);
      if (!/^\d{6}$/.test(read) || !/[a-z]/.test(text)) return;
      expect(text.replace(/[ .-]/g, "")).toContain(read);
    }),
    { numRuns: 1_000 },
  ));

test.each(Object.entries(disguises))("%s do not change the result", (_, disguise) => expect(readCode(disguise("482913"))).toBe("482913"));
