/** Messages of the gateway, which the browser also shows without a response. Every page may load these. */
export const refusalMessages = {
  notFound: "Sumber daya tidak ditemukan.",
  methodNotAllowed: "Metode tidak diizinkan.",
  crossSite: "Permintaan ditolak.",
  fileTooLarge: "Ukuran berkas tidak boleh melebihi 20MB.",
  bodyTooLarge: "Permintaan terlalu besar.",
  notJson: "Permintaan tidak dapat dibaca.",
  tooManyRequests: "Terlalu banyak permintaan. Coba lagi nanti.",
  wait: (seconds: number) => (seconds < 60 ? `Tunggu ${seconds} detik.` : `Tunggu sekitar ${Math.ceil(seconds / 60)} menit.`),
  network: "Jaringan bermasalah, silakan coba lagi.",
  timeout: "Server sedang sibuk, silakan coba lagi nanti.",
  handleOfAnother: "Pendaftaran ini milik akun lain, bukan akun yang sedang masuk.",
  otherRegistration: "Tautan ini milik pendaftaran lain, bukan pendaftaran yang dimulai di browser ini.",
  unauthorized: "Anda tidak memiliki izin untuk mengakses.",
} as const;
