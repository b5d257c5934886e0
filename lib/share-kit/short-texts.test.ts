import { sentencesOf, shortTexts } from "./short-texts.ts";

const html = `<p class="intro">Bunga dihitung per hari kalender. Denda hanya jika terlambat membayar cicilan.</p>
<h2>Angka</h2><p>Pendek. Biaya admin 10% dipotong dari dana yang masuk ke rekening Anda. Lihat www.simpul.example untuk tabel lengkap dan contohnya.</p>
<table><tr><td>Bukan kalimat untuk dibagikan kepada siapa pun, karena ini isi tabel.</td></tr></table>`;

it("takes whole sentences of the article only: description, opening and one with a figure", () => {
  expect(shortTexts({ description: "Empat angka yang perlu dibandingkan.", html })).toEqual([
    "Empat angka yang perlu dibandingkan.",
    "Bunga dihitung per hari kalender. Denda hanya jika terlambat membayar cicilan.",
    "Biaya admin 10% dipotong dari dana yang masuk ke rekening Anda.",
  ]);
});

it("gives fewer for a short article, and none twice", () => {
  expect(shortTexts({ description: "", html: "<p>Satu.</p>" })).toEqual([]);
  const one = "Bunga dihitung per hari kalender dan ditulis di perjanjian.";
  expect(shortTexts({ description: one, html: `<p>${one}</p>` })).toEqual([one]);
});

it("ends no sentence inside a number, an address or a quotation", () => {
  expect(sentencesOf("Biaya Rp1.500.000 per pukul 08.30. “Benarkah?” Ya. Lihat ojk.go.id sekarang.")).toEqual([
    "Biaya Rp1.500.000 per pukul 08.30.",
    "“Benarkah?”",
    "Ya.",
    "Lihat ojk.go.id sekarang.",
  ]);
});
