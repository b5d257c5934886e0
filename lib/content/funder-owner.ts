/** Copy about the owner of the registration that a detail form completes. */
export const ownerCopy = {
  label: "Pendaftaran ini milik",
  whyProve: "Kode untuk mengganti kata sandi hanya kami kirim ke kontak yang sudah diverifikasi.",
  proved: "Sudah diverifikasi",
  unproved: "Belum diverifikasi",
  prove: "Kirim kode",
  proveNamed: { email: "Kirim kode ke email ini", sms: "Kirim kode ke nomor ini" },
  code: { email: "Kode dari email", sms: "Kode dari SMS" },
  confirm: "Verifikasi",
  again: "Kirim ulang",
  foreignTitle: "Ini bukan pendaftaran Anda",
  foreignText: (said: string) =>
    `${said} Dokumen dan data yang Anda kirim di sini akan masuk ke akun orang lain. Jika Anda mendapat tautan ini dari orang lain, jangan lanjutkan.`,
  foreignOwn: "Lengkapi data akun saya",
  foreignLeave: "Keluar, lalu lanjutkan pendaftaran ini",
  arrivedTitle: (name: string) => `Lanjutkan sebagai ${name}?`,
  arrivedText: "Akun ini dibuka lewat tautan. Data dan dokumen yang Anda kirim akan disimpan di akun ini. Lanjutkan hanya jika akun ini milik Anda.",
  arrivedYes: "Ya, ini akun saya",
  arrivedLeave: "Bukan saya, keluar",
  signedOut: "Anda sudah keluar.",
  endedTitle: "Sesi Anda sudah berakhir",
  endedText: "Isian dan berkas yang sudah terunggah tidak hilang. Masuk lagi dengan akun yang sama untuk melanjutkan.",
  endedSignIn: "Masuk lagi",
  takeBackText:
    "Data akun ini dikirim sebelum email atau nomor Anda diverifikasi. Bukan Anda yang mengirimnya? Tarik kembali, lalu isi data Anda sendiri.",
  takeBack: "Tarik kembali data",
  takeBackTitle: "Tarik kembali data Anda?",
  takeBackAsk:
    "Data dan semua dokumen yang sudah dikirim akan dihapus, dan pemeriksaannya berhenti. Anda perlu mengisi formulir dan mengunggah dokumen dari awal. Ini tidak dapat dibatalkan.",
  takeBackStay: "Jangan tarik",
  takeBackYes: "Ya, tarik dan hapus",
} as const;
