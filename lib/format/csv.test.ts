import { csv } from "@/lib/format/csv";

test("quotes, line ends, and nothing that a spreadsheet would run", () => {
  expect(
    csv([
      ["a", 1],
      ['"x"', "=1+1"],
    ]),
  ).toBe('"a","1"\r\n"""x""","\'=1+1"\r\n');
  expect(csv([[-5, "-5"]])).toBe('"-5","-5"\r\n');
});
