import fc from "fast-check";
import { corpus } from "../../test-support/corpus.ts";
import { readLine, readLines, refusedSign, unwrapped } from "./text.ts";

test.each(corpus("lines"))("$written is $meant", ({ written, meant }) => {
  const line = readLine(written);
  const sign = refusedSign(line, { inName: true, lines: false });
  expect(sign ? `refused ${sign}` : line).toBe(meant);
});

test("keeps the lines of an address, and the signs of a complaint", () => {
  expect(readLines("Jl. Melati 5\r\nSanur\u2028Bali\u000b80228")).toBe("Jl. Melati 5\nSanur\nBali\n80228");
  expect(refusedSign(readLines("saldo < 0 -> salah, > 3 hari 😡\nbaris"), { inName: false, lines: true })).toBeUndefined();
  expect(refusedSign("a\u202eb", { inName: false, lines: true })).toBe("U+202E");
});

test.each([
  ['"Jl. Raya Kuta No. 12\nRT.003/RW.005"', "Jl. Raya Kuta No. 12\nRT.003/RW.005"],
  ['"Jl. Raya ""Asri"" 5"', 'Jl. Raya "Asri" 5'],
  ["*Made Sudarma*", "Made Sudarma"],
  [" _*Made*_ ", "Made"],
  ["```Made```", "Made"],
  ['"Asri"', '"Asri"'],
  ['"Asri" dan "Melati"\nKuta', '"Asri" dan "Melati"\nKuta'],
  ["*Made", "*Made"],
  ["* Made *", " Made "],
  ["***", "***"],
  ["Made*", "Made*"],
])("%j without what surrounds the whole of it is %j", (copied, plain) => expect(unwrapped(copied)).toBe(plain));

test("a refused sign is always named, and every other text is kept letter by letter", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      const line = readLine(text);
      const sign = refusedSign(line, { inName: true, lines: false });
      if (sign) expect(sign).toMatch(/^U\+[0-9A-F]{4,6}$|^“.+”$/u);
      else expect(line.replace(/\s/g, "")).toBe(readLine(line).replace(/\s/g, ""));
    }),
  ));
