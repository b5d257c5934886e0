import { searchDescription, searchTitle, TITLE_MAX } from "@/lib/article/search-result";

test.each([
  ["Pinjol legal dan ilegal", "Pinjol legal dan ilegal"],
  ["Pengingat jatuh tempo: memilih tiga, lima, atau tujuh hari sebelumnya", "Pengingat jatuh tempo"],
  ["Kas: tiga kolom yang cukup untuk sebuah warung dengan dua puluh pelanggan", "Kas: tiga kolom yang cukup untuk sebuah warung…"],
])("the title of a search result for %s fits its length", (title, wanted) => {
  expect(searchTitle(title)).toBe(wanted);
  expect(`${searchTitle(title)} | Simpul`.length).toBeLessThanOrEqual(60);
  expect(TITLE_MAX).toBe(51);
});

test("cuts a description at a word within 155 characters", () => {
  expect(searchDescription("Pendek.")).toBe("Pendek.");
  const long = searchDescription("kata ".repeat(60));
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long).toMatch(/kata…$/);
});
