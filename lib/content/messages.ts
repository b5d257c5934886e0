/** Messages of toasts, notices and states of several pages, spelt exactly as in the specification. */
export const messages = {
  codeSent: "Sukses",
  /** Below the word that the specification asks for. */
  codeSentTo: "Kode dikirim ke nomor ponsel akun ini.",
  linkCopied: "Tautan tersalin",
  siteInfoFailed: "Informasi situs gagal dimuat. Silakan coba lagi.",
  uploadFailed: (file: string) => `Berkas ${file} gagal diunggah`,
  uploadType: "Hanya dapat mengunggah berkas dengan format ZIP, PDF, JPG, dan PNG.",
  uploadSize: "Ukuran berkas tidak boleh melebihi 20MB.",
  uploadLimit: (limit: number, chosen: number, surplus: number) =>
    `Batasan pilihan saat ini adalah ${limit} berkas, Anda memilih ${chosen} berkas. ${surplus} berkas tidak ditambahkan.`,
  retry: "Coba lagi",
  close: "Tutup",
} as const;
