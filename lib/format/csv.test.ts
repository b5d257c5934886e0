import { csv, csvFigure } from "@/lib/format/csv";

test("escapes quotes and line ends, and prevents formulas", () => {
  expect(
    csv([
      ["a", 1],
      ['"x"', "=1+1"],
    ]),
  ).toBe('\ufeff"a";"1"\r\n"""x""";"\'=1+1"\r\n');
  expect(csv([[-5, "-5", "-5,25"]])).toBe('\ufeff"-5";"-5";"-5,25"\r\n');
});

test.each([
  ["1.234.567", "1234567"],
  ["Rp1.234.567,5", "1234567,5"],
  ["97,85%", "97,85"],
  ["97.85", "97,85"],
  [1234567, "1234567"],
  ["–", "–"],
  ["", ""],
])("a figure written as %s is %s in a CSV", (figure, wanted) => expect(csvFigure(figure)).toBe(wanted));
