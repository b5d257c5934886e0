/** Copy of the end of a funder's registration. */

/** How long the check of a funder's details takes. The company's promise: change it with the service. */
export const REVIEW_WORKING_DAYS = 5;
const reviewTime = `1 sampai ${REVIEW_WORKING_DAYS} hari kerja`;

export const receiptCopy = {
  title: "Data Anda sudah kami terima",
  label: "Nomor pendaftaran",
  copy: "Salin nomor pendaftaran",
  copied: "Nomor pendaftaran tersalin",
  next: [
    `Kami memeriksa data dan dokumen Anda dalam ${reviewTime}.`,
    "Hasilnya kami kabarkan lewat email atau nomor ponsel akun Anda, juga jika ada dokumen yang perlu diganti.",
    "Setelah data disetujui, pendanaan dimulai lewat layanan pelanggan kami. Jika Anda belum menyatakan memahami risikonya, pernyataan itu kami minta dulu.",
  ],
  help: (phone: string, email: string) => `Belum ada kabar setelah itu? Hubungi ${phone} atau ${email} dan sebutkan nomor pendaftaran ini.`,
  after: "Segera sesudahnya",
  atLast: "Terakhir",
  close: "Tutup",
} as const;
