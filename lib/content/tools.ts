/** /alat and its four tools. Figures of rules are arguments; lib/loans/tools.ts does the calculations. */

/** A field of a tool. `kind`: rupiah, an integer, a percentage, a choice or a line of text. */
export type ToolField = {
  name: string;
  label: string;
  hint?: string;
  kind: "money" | "number" | "percent" | "choice" | "text";
  /** The unit of a number. */
  unit?: "hari" | "kali" | "pinjaman";
  /** Whether an amount is for a month. */
  perMonth?: boolean;
  start: string;
  /** The smallest and the largest number that it takes; with `least` it must be filled in. */
  least?: number;
  most?: number;
  /** Short, so that a phone shows them whole: at most about 35 letters. */
  choices?: readonly string[];
};

export const toolNames = ["bunga-efektif", "rasio-cicilan", "sebaran-risiko", "surat-pengaduan"] as const;
export type ToolName = (typeof toolNames)[number];

type ToolCopy = {
  title: string;
  /** The heading of its receipt. */
  short: string;
  description: string;
  lead: string;
  fields: readonly ToolField[];
  article: { label: string; id: string };
};

export const toolsPage = {
  title: "Alat hitung",
  /** Pages of their own, first because they answer what people ask most. */
  others: [
    {
      title: "Cek tagihan",
      description: "Apakah bunga, biaya, dan denda yang ditagih kepada Anda dalam batas OJK? Dengan selisih dan surat keberatan siap cetak.",
      to: "billCheck",
      open: "Buka alat",
    },
    {
      title: "Kalender aturan",
      description: "Batas bunga, denda, rasio cicilan, dan jam penagihan menurut tanggal, dengan sumbernya.",
      to: "rules",
      open: "Buka kalender",
    },
  ],
  description: "Cek tagihan, kalender aturan, bunga efektif, rasio cicilan, sebaran risiko pemberi dana, dan surat pengaduan siap cetak. Tanpa akun.",
  heading: "Hitung sendiri, sebelum setuju.",
  lead: "Tanpa akun, dan angka yang Anda tulis tidak kami simpan.",
  open: "Buka alat",
  example: "Contoh dari kalkulator bunga, dengan angka awalnya:",
  submit: "Hitung",
  write: "Susun surat",
  print: "Cetak surat",
  result: "Hasil",
  unread: {
    money: (label: string) => `${label}: belum dapat dibaca. Tulis angkanya saja, misalnya 5.000.000 atau 5 juta.`,
    percent: (label: string) => `${label}: tulis angkanya saja, misalnya 1,5.`,
    hari: (label: string) => `${label}: tulis jumlah harinya, misalnya 30.`,
    kali: (label: string) => `${label}: tulis berapa kali, misalnya 12.`,
    pinjaman: (label: string) => `${label}: tulis angkanya saja, misalnya 20.`,
  },
  missing: (label: string) => `${label}: belum diisi.`,
  range: (label: string, least: string, most: string) => `${label}: tulis ${least} sampai ${most}.`,
  least: (label: string, least: string) => `${label}: tulis paling sedikit ${least}.`,
  noCost:
    "Jumlah seluruh cicilannya tidak lebih besar dari dana yang masuk, jadi tidak ada bunga yang dapat dihitung. Periksa besar dan banyaknya cicilan.",
  more: "Semua alat hitung",
  inArticle: "Hitung dengan angka Anda sendiri",
} as const;

export const tools: Record<ToolName, ToolCopy> = {
  "bunga-efektif": {
    title: "Kalkulator bunga dan cicilan pinjaman",
    short: "Harga sebuah pinjaman",
    description: "Masukkan dana yang diterima, besar cicilan, dan jaraknya. Alat ini menghitung biaya sebenarnya per hari dan per 30 hari.",
    lead: "Bunga yang diiklankan sering dihitung dari pokok, padahal yang Anda terima sudah dipotong biaya. Bunga efektif menghitung dari uang yang benar-benar Anda terima.",
    fields: [
      { name: "terima", label: "Dana yang masuk ke rekening (rupiah)", kind: "money", least: 1, start: "{{receipt kini 3000000 90 received}}" },
      {
        name: "cicilan",
        label: "Besar satu cicilan (rupiah)",
        kind: "money",
        least: 1,
        perMonth: true,
        start: "{{receipt kini 3000000 90 instalment}}",
      },
      { name: "kali", label: "Berapa kali cicilan", kind: "number", unit: "kali", least: 1, most: 1_000, start: "3" },
      { name: "jarak", label: "Jarak antarcicilan (hari)", kind: "number", unit: "hari", least: 1, start: "30" },
    ],
    article: { label: "Cara menghitung bunga pinjaman online", id: "menghitung-bunga-pinjaman-online" },
  },
  "rasio-cicilan": {
    title: "Hitung rasio cicilan dari penghasilan",
    short: "Rasio cicilan",
    description:
      "Bandingkan seluruh cicilan sebulan dengan penghasilan Anda dan lihat apakah masih di bawah {{rule rasio-cicilan}}, batas OJK bagi pinjaman konsumtif sejak {{rule rasio-cicilan since}}.",
    lead: "Jumlahkan semua cicilan sebulan, termasuk yang sedang Anda pertimbangkan.",
    fields: [
      {
        name: "penghasilan",
        label: "Penghasilan bersih sebulan (rupiah)",
        hint: "Jika tidak tetap, pakai bulan tersepi.",
        kind: "money",
        perMonth: true,
        least: 1,
        start: "5.000.000",
      },
      { name: "berjalan", label: "Cicilan yang sudah ada (rupiah)", kind: "money", perMonth: true, start: "600.000" },
      { name: "baru", label: "Cicilan baru (rupiah)", kind: "money", perMonth: true, start: "700.000" },
    ],
    article: { label: "Rasio cicilan dan cara memakainya", id: "rasio-cicilan-30-persen" },
  },
  "sebaran-risiko": {
    title: "Hitung sebaran risiko pendanaan",
    short: "Dana Anda setelah setahun",
    description: "Untuk pemberi dana: apa yang terjadi jika sebagian pinjaman gagal bayar, dan seberapa besar bedanya jika dana disebar.",
    lead: "Alat ini menganggap setiap pinjaman gagal bayar sendiri-sendiri dan hilang seluruhnya. Dalam krisis, banyak yang gagal bersama-sama, jadi anggap hasilnya sebagai gambaran yang ringan.",
    fields: [
      { name: "dana", label: "Dana yang disebar (rupiah)", kind: "money", least: 1, start: "100.000.000" },
      {
        name: "pinjaman",
        label: "Disebar ke berapa pinjaman",
        hint: "1 sampai 1.000.",
        kind: "number",
        unit: "pinjaman",
        least: 1,
        most: 1_000,
        start: "20",
      },
      {
        name: "peluang",
        label: "Peluang satu pinjaman gagal bayar (%)",
        hint: "Perkiraan Anda sendiri; TKB hanya menggambarkan masa lalu.",
        kind: "percent",
        least: 0,
        most: 100,
        start: "5",
      },
      { name: "hasil", label: "Imbal hasil jika dibayar (% setahun)", kind: "percent", least: 0, start: "12" },
    ],
    article: { label: "Imbal hasil dan pajak pemberi dana", id: "imbal-hasil-dan-pajak-pendana" },
  },
  "surat-pengaduan": {
    title: "Susun surat pengaduan siap cetak",
    short: "Surat pengaduan",
    description: "Pilih masalah dan penyelesaian yang Anda minta; alat ini menyusun surat pengaduan yang tinggal diisi nama dan ditandatangani.",
    lead: "Data diri sengaja tidak diminta di sini. Tempatnya dikosongkan dalam surat, untuk Anda isi dengan pena.",
    fields: [
      { name: "penyelenggara", label: "Nama perusahaan yang diadukan", kind: "text", start: "" },
      {
        name: "masalah",
        label: "Masalah",
        kind: "choice",
        start: "biaya yang tidak sesuai perjanjian",
        choices: [
          "biaya yang tidak sesuai perjanjian",
          "ancaman atau penagihan di luar jam",
          "penagihan kepada pihak lain",
          "pembayaran yang belum tercatat",
          "data pribadi yang disebarkan",
          "data SLIK yang keliru",
        ],
      },
      { name: "tanggal", label: "Tanggal kejadian", hint: "Misalnya 3 November 2026.", kind: "text", start: "" },
      {
        name: "permintaan",
        label: "Yang Anda minta",
        kind: "choice",
        start: "penjelasan tertulis dan hitungannya",
        choices: [
          "penjelasan tertulis dan hitungannya",
          "penagihan sesuai aturan",
          "pengembalian kelebihan bayar",
          "perbaikan data",
          "penjadwalan ulang cicilan",
        ],
      },
    ],
    article: { label: "Cara mengadu yang benar", id: "cara-mengadu" },
  },
};

/** Labels of the results. */
export const resultCopy = {
  rate: {
    repaid: "Total yang dibayar",
    cost: "Biaya sebenarnya",
    above: (rate: string) => `lebih dari ${rate}`,
    bar: ["dana yang diterima", "biaya"],
    daily: "Bunga efektif per hari",
    monthly: "Setara per 30 hari",
    note: "Dihitung dari dana yang diterima dan sisa utang setelah setiap cicilan. Batas OJK dihitung berbeda, yaitu terhadap pokok, jadi kedua angka tidak dapat dibandingkan langsung.",
  },
  ratio: {
    total: "Seluruh cicilan sebulan",
    share: "Rasio cicilan",
    most: (share: number, from: string) => `Batas ${share}% (OJK, pinjaman konsumtif, sejak ${from})`,
    bar: ["cicilan", "sisa untuk hidup"],
    stamp: { within: "Dalam batas", beyond: "Di atas batas" },
    room: "Sisa ruang untuk cicilan baru",
    within: "Masih dalam batas. Tanyakan juga: pada bulan tersepi, apakah cicilan ini tetap terbayar?",
    beyond:
      "Di atas batas. Untuk pinjaman konsumtif, penyelenggara tidak boleh menyetujui cicilan sebesar ini; kami memakai batas yang sama. Kurangi jumlahnya atau lunasi cicilan lain dulu.",
  },
  spread: {
    expected: "Hasil rata-rata setahun",
    bad: "Hasil dalam lima kasus terburuk dari seratus, atau lebih buruk",
    badDefaults: "Jumlah gagal bayar pada kasus itu",
    none: "Peluang tidak ada yang gagal bayar",
    bar: ["dana berkurang", "dana utuh atau lebih"],
    loss: "Peluang dana kembali lebih kecil daripada semula",
    note: "Belum dipotong pajak. Bukan perkiraan hasil Simpul, hanya hitungan dari angka yang Anda tulis.",
  },
  letter: {
    heading: "Surat pengaduan",
    blank: "……………………………………",
    to: (company: string) => `Kepada Yth. Bagian Pengaduan Konsumen ${company}`,
    subject: (problem: string) => `Hal: pengaduan tentang ${problem}`,
    paragraphs: (company: string, problem: string, day: string, wish: string) => [
      `Saya konsumen ${company}. Melalui surat ini saya mengadukan ${problem}, yang terjadi pada ${day}.`,
      "Urutan kejadiannya sebagai berikut: ……………………………………………………………………………………………………………………………………………………………………",
      `Saya meminta ${wish}.`,
      "Menurut POJK 22 Tahun 2023 (berlaku sejak {{rule jawaban-pengaduan since}}), pengaduan tertulis dijawab paling lama {{rule jawaban-pengaduan}} sejak dokumen lengkap, dan dapat diperpanjang {{rule jawaban-pengaduan}} dengan pemberitahuan. Jika belum selesai, saya akan melanjutkannya ke Kontak OJK 157 dan LAPS SJK.",
      "Terlampir salinan bukti. Nomor tiket, jika sudah ada: ……………………………………",
    ],
    signature: ["Nama:", "Nomor ponsel akun:", "Tempat dan tanggal:", "Tanda tangan:"],
  },
} as const;

/** Tools in articles, by article id. */
export const articleTools: Record<string, ToolName> = {
  "menghitung-bunga-pinjaman-online": "bunga-efektif",
  "rasio-cicilan-30-persen": "rasio-cicilan",
  "imbal-hasil-dan-pajak-pendana": "sebaran-risiko",
  "cara-mengadu": "surat-pengaduan",
  "gagal-bayar-dan-penagihan": "surat-pengaduan",
  "melunasi-utang": "rasio-cicilan",
};
