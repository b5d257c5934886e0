import { renderedArticles } from "@/test-support/article-html";
import { textOf } from "../article/outline.ts";
import { sentencesOf, shortTexts } from "./short-texts.ts";

const html = `<p class="intro">Bunga dihitung per hari kalender. Denda hanya jika terlambat membayar cicilan.</p>
<h2>Angka</h2><p>Pendek. Biaya admin <b>paling banyak</b> <em>10%</em>, dipotong dari dana yang masuk ke rekening Anda. Lihat www.simpul.example untuk tabel lengkap dan contohnya.</p>
<table><tr><td>Bukan kalimat untuk dibagikan kepada siapa pun, karena ini isi tabel.</td></tr></table>`;

it("takes whole sentences of the article only: description, opening and one with the figure of a rule", () => {
  expect(shortTexts({ description: "Empat angka yang perlu dibandingkan.", html })).toEqual([
    "Empat angka yang perlu dibandingkan.",
    "Bunga dihitung per hari kalender. Denda hanya jika terlambat membayar cicilan.",
    "Biaya admin paling banyak 10%, dipotong dari dana yang masuk ke rekening Anda.",
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

it("takes no words of others, no example and nothing that refers back, but the next sentence or none", () => {
  const third = (html: string) =>
    shortTexts({ description: "", html: `<p>Kalimat pembuka artikel ini cukup panjang untuk dibagikan.</p>${html}` })[1];
  const rule = "Pengaduan tertulis dijawab paling lama 10 hari kerja sejak dokumen lengkap.";
  for (const html of [
    "<p>Sisanya, yaitu 30 hari menurut aturan OJK, boleh dibayar sesudah jatuh tempo.</p>",
    "<p>Itu berarti denda paling banyak 0,1% per hari dari seluruh sisa pokok.</p>",
    "<p>Kalau Anda memerlukannya untuk sengketa, tanyakan ke Kontak OJK 157 lebih dulu.</p>",
    "<p>Pesan penipu: “Limit Anda naik, berlaku paling lama 2 jam sampai malam ini juga.”</p>",
    "<p>Pokok Rp1.000.000 yang terlambat 30 hari berarti denda paling banyak Rp30.000.</p>",
    `<blockquote><p>${rule}</p></blockquote>`,
    `<div class="note"><p>${rule}</p></div>`,
    `<ul><li><p>${rule}</p></li></ul>`,
  ]) {
    expect([html, third(html)]).toEqual([html, undefined]);
    expect(third(`${html}<p>${rule}</p>`)).toBe(rule);
  }
});

it("has texts of every article that are whole and make sense alone, read one by one", () => {
  const all = renderedArticles().map(({ id, description, html }) => ({ id, html, texts: shortTexts({ description, html }) }));
  for (const { id, html, texts } of all) {
    expect([id, texts.filter((text) => / [.,;:!?]|^(?:Klaim|Putusan|Salah:|Salah sebagian:)/.test(text))]).toEqual([id, []]);
    for (const text of texts.slice(1)) expect(textOf(html).replace(/\s+/g, " ")).toContain(text);
  }
  // A sentence that is new here has to be read without its article first.
  const thirds = all.flatMap(({ id, texts }) => (texts[2] ? [[id, texts[2].split(" ").slice(0, 4).join(" ")]] : []));
  expect(Object.fromEntries(thirds)).toEqual({
    "apa-arti-tkb90": "TWP90 sendiri adalah sisa",
    "cara-mengadu": "Syarat dan Ketentuan Simpul",
    "data-ktp-disalahgunakan": "Penyelenggara menjawab pengaduan tertulis",
    "dc-lapangan-hari-ke-berapa": "Sesudah keterlambatan lebih dari",
    "denda-pindar-2026": "Di Simpul, denda 0,4%",
    "gagal-bayar-dan-penagihan": "Macet berarti terlambat lebih",
    "hak-data-pribadi": "Undang-Undang Nomor 27 Tahun",
    "imbal-hasil-dan-pajak-pendana": "TKB90 adalah bagian sisa",
    "izin-pindar-dicabut": "Penipu memakai berita pencabutan",
    "kolektibilitas-pindar": "SEOJK 19/2025 memuat bagian",
    "melunasi-utang": "Sejak 1 Januari 2026",
    "menghitung-bunga-pinjaman-online": "Persen berarti dibagi seratus,",
    "pengingat-jatuh-tempo": "Denda keterlambatan pinjaman usaha",
    "pinjaman-modal-usaha-tanpa-agunan": "Bayar 30 hari setelah",
    "pinjol-ilegal-wajib-dibayar": "Undang-Undang Nomor 39 Tahun",
    "pinjol-legal-dan-ilegal": "Batas OJK sejak 1",
    "restrukturisasi-pinjaman": "Permintaan tertulis dijawab paling",
  });
});
