/** Copy of the strip of the home page for who is signed in. */
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
