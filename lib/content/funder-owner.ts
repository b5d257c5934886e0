/** Copy about the owner of the registration that a detail form completes. */
export const ownerCopy = {
  label: "Pendaftaran ini milik",
  proved: "Sudah terbukti",
  unproved: "Belum terbukti",
  prove: "Kirim kode",
  proveNamed: { email: "Kirim kode ke email ini", sms: "Kirim kode ke nomor ini" },
  code: { email: "Kode dari email", sms: "Kode dari SMS" },
  confirm: "Buktikan",
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
  takeBackText:
    "Data akun ini dikirim sebelum email atau nomor Anda terbukti. Bukan Anda yang mengirimnya? Tarik kembali, lalu isi data Anda sendiri.",
  takeBack: "Tarik kembali data",
} as const;
