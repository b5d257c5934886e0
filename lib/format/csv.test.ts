import { csv } from "@/lib/format/csv";

test("escapes quotes and line ends, and prevents formulas", () => {
  expect(
    csv([
      ["a", 1],
      ['"x"', "=1+1"],
    ]),
  ).toBe('"a","1"\r\n"""x""","\'=1+1"\r\n');
  expect(csv([[-5, "-5"]])).toBe('"-5","-5"\r\n');
});
