import { livingFigure, livingText } from "@/lib/loans/living-figures";

const TODAY = "2026-11-26";
const text = (expression: string) => livingFigure(expression, TODAY).text.replaceAll("\u00a0", " ");

test.each([
  ["rule batas-mikro-pendek", "0,275% per hari"],
  ["rule batas-mikro-pendek share", "0,275%"],
  ["rule batas-mikro-pendek dated", "0,275% per hari (berlaku sejak 1 Januari 2025)"],
  ["rule denda-produktif source", "SEOJK 19/2023"],
  ["rule penghasilan-penerima-dana", "Rp3 juta"],
  ["rule penghasilan-penerima-dana deadline", "1 Januari 2027"],
  ["rule penagihan-mulai", "08.00"],
  ["rule iso-2013 until", "31 Oktober 2025"],
  ["rule porsi-nonprofesional since", "1 Januari 2028"],
  ["receipt kini 3000000 90 repaid", "Rp3.442.500"],
  ["receipt cepat 12000000 90 repaid", "Rp13.770.000"],
  ["receipt kawan 100000000 120 repaid short", "Rp102 juta"],
  ["receipt kini 3000000 90 instalment", "Rp1.147.500"],
  ["receipt kini 3000000 90 instalment * 3", "Rp3.442.500"],
  ["receipt kini 3000000 90 daily", "0,275%"],
  ["receipt kini 4000000 90 cost - receipt kini 3000000 90 cost", "Rp247.500"],
  ["receipt kini 3000000 90 repaid - 2700000 - 42500", "Rp700.000"],
  ["receipt kini 3000000 180 interest highest", "Rp1.620.000"],
  ["product cepat rate", "0,23%"],
  ["product kawan limit", "Rp100 juta – 2 miliar"],
  ["price late", "0,4%"],
  ["cap mikro 3000000 90", "Rp742.500"],
  ["late mikro 3000000 10", "Rp20.100"],
  ["today", "26 November 2026"],
])("the living figure %s is shown as %s", (expression, expected) => {
  expect(text(expression)).toBe(expected);
});

test("a figure of another day is that day's, and says when its rule has been replaced", () => {
  const figure = livingFigure("rule denda-konsumtif on 2024-06-01", TODAY);
  expect(figure).toMatchObject({ text: "0,3% per hari", isReplaced: true, day: "2024-06-01" });
  expect(livingFigure("rule denda-konsumtif", TODAY).isReplaced).toBe(false);
  // It ended and nothing replaced it: its last day is a fact.
  expect(livingFigure("rule iso-2013 until", TODAY).isReplaced).toBe(false);
  expect(livingText("Dulu {{receipt kini 3000000 90 repaid on 2024-06-01}}.", TODAY)).toBe("Dulu Rp2.970.000 (aturan lama).");
});

test("a rule that ends is shown with its badge from the next day on", () => {
  expect(livingFigure("rule denda-produktif", "2025-12-31")).toMatchObject({ text: "0,1% per hari", isReplaced: false });
  expect(livingFigure("rule denda-produktif", "2026-01-01")).toMatchObject({ text: "0,067% per hari", isReplaced: false });
});

test.each([
  ["rule batas-miko", '"batas-miko" bukan aturan'],
  ["rule batas-usaha on 2019-01-01", "tabel tidak punya aturan batas-usaha pada 2019-01-01"],
  ["late konsumtif 1000000 5000", "tidak ada aturan denda-konsumtif"],
  ["rule batas-usaha figur", '"figur" bukan bagian aturan'],
  ["receipt kini 3.000.000 90 repaid", "jumlah ditulis dengan angka tanpa titik"],
  ["receipt kini 3000000 90 total", '"total" bukan bagian nota'],
  ["receipt toString 3000000 90 repaid", '"toString" bukan produk'],
  ["rule constructor", '"constructor" bukan aturan'],
  ["constructor x", '"constructor" bukan jenis angka'],
  ["price toString", '"toString" bukan harga'],
  ["rule batas-usaha + 3", "hanya jumlah rupiah yang dapat dijumlahkan"],
  ["", "bukan jenis angka"],
])("the living figure %s is refused with its reason", (expression, reason) => {
  expect(() => livingFigure(expression, TODAY)).toThrow(reason);
});
