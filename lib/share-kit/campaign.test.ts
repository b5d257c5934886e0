import { articleIdIn, campaignPath, campaignSlug } from "./campaign.ts";

it.each([
  ["Lebaran 2026!", "lebaran-2026"],
  ["  Promo  Akhir—Tahun ", "promo-akhir-tahun"],
  ["é".repeat(80), "e".repeat(60)],
  ["???", ""],
])("the campaign %s becomes %s", (name, slug) => expect(campaignSlug(name)).toBe(slug));

it("adds the campaign to the article's address, and nothing for an empty one", () => {
  expect(campaignPath("biaya", "whatsapp", "Mudik 2026")).toBe("/p2pLending?id=biaya&utm_source=whatsapp&utm_medium=chat&utm_campaign=mudik-2026");
  expect(campaignPath("biaya", "cetak", " ")).toBe("/p2pLending?id=biaya&utm_source=cetak&utm_medium=print");
});

it.each([
  ["membaca-biaya-pinjaman", "membaca-biaya-pinjaman"],
  ["https://www.simpul.example/p2pLending?id=biaya&utm_source=x", "biaya"],
  ["/p2pLending?id=biaya", "biaya"],
  ["https://www.simpul.example/artikel/biaya", "biaya"],
  ["simpul.example/p2pLending?id=biaya", "biaya"],
  ["www.simpul.example/p2pLending?utm_source=x&id=biaya&utm_medium=chat#isi", "biaya"],
  ["localhost:3603/p2pLending?id=biaya", "biaya"],
  ["HTTPS://SIMPUL.EXAMPLE/p2pLending?id=biaya.", "biaya"],
  ["Baca ini: simpul.example/artikel/biaya, bagus!", "biaya"],
  ["(https://simpul.example/p2pLending?id=membaca-biaya-pinjaman)", "membaca-biaya-pinjaman"],
  ["simpul.example/p2pLending?video=biaya", undefined],
  ["simpul.example/bukanartikel/biaya", undefined],
  ["https://www.simpul.example/bantuan", undefined],
  ["/p2pLending?id=../x", undefined],
  ["Membaca biaya pinjaman", undefined],
])("the article id in the address %s is %s", (typed, id) => expect(articleIdIn(typed)).toBe(id));
