/** /cekFakta, and the claim block of its articles (docs/decisions/0140-fact-checks.md). */
export const factCheckPage = {
  title: "Cek fakta pinjaman daring",
  description:
    "Klaim tentang pindar, pinjol ilegal, SLIK, dan penagihan yang beredar, diperiksa satu per satu: putusan, hitungan, sumber, dan tanggalnya.",
  heading: "Cek fakta",
  /** Line of the share card: what kind of answer the page gives. */
  card: "Klaim yang beredar, hitungannya, dan putusannya.",
  lead: "Klaim tentang pinjaman yang beredar di grup dan media sosial. Masing-masing kami bandingkan dengan aturannya, lalu kami hitung.",
  name: "Cek fakta",
  claim: "Klaim:",
  verdict: "Putusan",
  read: "Baca hitungannya",
  readNamed: (claim: string) => `Baca hitungannya: ${claim}`,
  checked: "Diperiksa",
  none: "Daftar cek fakta belum dapat dimuat. Tunggu sebentar, lalu muat ulang halaman.",
  suggest: "Punya klaim yang perlu diperiksa?",
  suggestLink: "Kirim lewat formulir bantuan",
} as const;

/** The verdicts of a claim, from 1 (false) to 5 (true), as in ClaimReview of schema.org. */
export const verdicts: Readonly<Record<string, number>> = {
  Salah: 1,
  "Salah sebagian": 2,
  "Perlu konteks": 3,
  "Benar sebagian": 4,
  Benar: 5,
};
