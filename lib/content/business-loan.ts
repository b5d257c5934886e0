import { rupiah, rupiahShort } from "../format/money.ts";
import { APP_MAX_AMOUNT, APP_MIN_AMOUNT, loanProducts } from "../loans/products.ts";
import type { Faq } from "./help.ts";

const least = rupiah(APP_MIN_AMOUNT);
const most = rupiah(APP_MAX_AMOUNT);
const mostShort = rupiahShort(APP_MAX_AMOUNT);
const { kini, kawan } = loanProducts;

/** Loans above the limit of the app, which the team handles outside of it: on /pinjaman and /daftarPenerima. */
export const businessLoan = {
  heading: `Di atas ${mostShort}`,
  lead: `Aplikasi menawarkan ${least} sampai ${most}. Solusi Cepat di atas jumlah itu dan seluruh Solusi Kawan (mulai ${rupiahShort(kawan.minAmount)}) diajukan kepada tim kami, dengan berkas usaha.`,
  documentsHeading: "Berkas yang disiapkan",
  documents: [
    "Akta pendirian beserta perubahannya, dan NIB",
    "NPWP badan usaha dan KTP pengurus",
    "Laporan keuangan terakhir",
    "Rekening koran tiga bulan terakhir",
    "Tagihan, pesanan, atau kontrak yang akan dibiayai",
  ],
  documentsNote: "Jangan kirim berkas lewat pesan. Tim kami memintanya lewat kanal resmi setelah permintaan Anda diterima.",
  nextHeading: "Sesudah permintaan terkirim",
  next: [
    "Anda langsung mendapat nomor tiket.",
    "Tim kami menghubungi Anda paling lambat 5 hari kerja.",
    "Berkas diperiksa bersama Anda, lalu dinilai dalam 1 sampai 5 hari kerja.",
  ],
  open: "Minta pinjaman usaha",
  contact: "Lebih suka bicara?",
  /** Beside the products that the app offers in part or not at all. */
  toBlock: `Di atas ${mostShort}: lewat tim kami`,
  stepsNote: `Langkah ini untuk pinjaman di aplikasi, sampai ${mostShort}.`,
  stepsLink: "Lebih dari itu",
  form: {
    title: "Permintaan pinjaman usaha",
    description: "Jangan tulis nomor KTP, kata sandi, PIN, atau OTP di sini.",
    name: "Nama lengkap",
    contact: "Email atau No. telepon",
    contactHint: "Kami menghubungi Anda di sini.",
    message: "Kebutuhan usaha Anda",
    messageHint: "Paling sedikit 10 karakter: nama usaha, jumlah dan tenor yang diperlukan, dan untuk apa.",
    messageMax: 1000,
    submit: "Kirim permintaan",
    busy: "Mengirim…",
    cancel: "Batal",
  },
  done: {
    title: "Permintaan Anda kami terima",
    text: "Simpan nomor tiket ini. Perkembangannya dapat diperiksa di halaman Bantuan.",
    answers: [{ workingDays: 5, text: "Tim kami menghubungi Anda, di luar hari libur nasional. Berkas kami minta lewat kanal resmi." }],
    ticket: "Nomor tiket",
    copy: "Salin nomor tiket",
    copied: "Nomor tiket tersalin",
    finish: "Selesai",
  },
} as const;

/** Why the range of the first product is wider than that of the app. */
export const lowestAmountFaq: Faq = {
  id: "mulai-berapa",
  question: `Mengapa ${kini.name} mulai ${rupiahShort(kini.minAmount)}, tetapi aplikasi mulai ${least}?`,
  answer: [
    `Karena kedua angka itu mengatur hal yang berbeda. ${rupiahShort(kini.minAmount)} sampai ${rupiahShort(kini.maxAmount)} adalah batas produk, yang tertulis dalam perjanjian. Aplikasi hanya membuka sebagian dari rentang itu untuk perorangan: ${least} sampai ${most}, menurut penilaian kredit Anda.`,
    `Jadi, pinjaman terkecil yang bisa Anda ajukan sekarang adalah ${least}. Jumlah di bawahnya tidak kami tawarkan di aplikasi maupun lewat tim kami.`,
  ],
};
