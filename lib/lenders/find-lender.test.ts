import { findLender, licensedList } from "@/lib/lenders/find-lender";

test.each([
  ["PT ARUNIKA DANA DIGITAL", "name"],
  ["arunika dana digital", "name"],
  ["pt. Arunika-Dana Digital", "name"],
  ["hatuna", "app"],
  ["Modal Rakyatku", "app"],
  ["Daya  Kredit", "former"],
  ["Ｈａｔｕｎａ", "app"],
  ["hatu\u00adna\u3164", "app"],
])("finds %s by its %s", (text, by) => {
  expect(findLender(text)?.by).toBe(by);
});

test.each(["", "PT", "Arunika", "Dana", "Arunika Dana Digital Palsu", "x".repeat(100_000), "constructor"])("finds nothing for %.30s", (text) => {
  expect(findLender(text)).toBeUndefined();
});

test("the list says its day and that it is a sample", () => {
  expect(licensedList).toMatchObject({
    isSample: true,
    asOf: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    source: expect.stringMatching(/^https:\/\//),
  });
});
