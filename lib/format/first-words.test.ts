import { firstWords } from "@/lib/format/first-words";

test.each([
  ["dana darurat", 100, "dana darurat"],
  ["dana darurat", 12, "dana darurat"],
  ["dana darurat keluarga", 12, "dana darurat"],
  ["dana darurat keluarga", 11, "dana"],
  ["pinjamanonline", 8, "pinjaman"],
])("the first words of %j within %i characters are %j", (text, max, wanted) => {
  expect(firstWords(text, max)).toBe(wanted);
});
