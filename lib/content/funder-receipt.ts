/** The end of a funder's registration, and the strip of the home page for who is signed in. */

/** How long the check of a funder's details takes. The company's promise: change it with the service. */
export const REVIEW_WORKING_DAYS = 5;
const reviewTime = `1 sampai ${REVIEW_WORKING_DAYS} hari kerja`;

export const receiptCopy = {
  title: "Data Anda sudah kami terima",
  label: "Nomor kiriman",
  copy: "Salin nomor kiriman",
  copied: "Nomor kiriman tersalin",
  next: [
    `Kami memeriksa data dan dokumen Anda dalam ${reviewTime}.`,
    "Hasilnya kami kabarkan lewat email atau nomor ponsel akun Anda, juga jika ada dokumen yang perlu diganti.",
    "Setelah data disetujui, Anda dapat mulai mendanai.",
  ],
  help: (phone: string, email: string) => `Belum ada kabar setelah itu? Hubungi ${phone} atau ${email} dan sebutkan nomor kiriman ini.`,
  after: "Segera sesudahnya",
  atLast: "Terakhir",
  close: "Tutup",
} as const;

export const funderStripCopy = {
  label: "Akun pemberi dana",
  checking: "Memuat status data Anda…",
  pending: "Lengkapi data Anda",
  pendingText: "Akun Anda sudah dibuat. Data dan dokumen masih diperlukan sebelum Anda dapat mendanai.",
  complete: "Data Anda lengkap",
  completeText: "Tidak ada lagi yang perlu Anda isi. Kabar tentang pemeriksaan data kami kirim lewat email atau nomor ponsel Anda.",
  unknown: "Status data Anda belum dapat dimuat. Muat ulang halaman untuk mencoba lagi.",
  continueForm: "Lanjut isi data",
  funding: "Lihat pendanaan",
} as const;
