/** Copy of the error page. Separate, because every page loads it. */
export const failureCopy = {
  title: "Halaman ini belum bisa dimuat.",
  metaTitle: "Halaman ini belum bisa dimuat",
  text: "Ada gangguan di pihak kami. Tunggu sebentar, lalu coba lagi. Jika tetap terjadi, hubungi kami.",
  code: "Kode gangguan, sebutkan saat menghubungi kami:",
  retry: "Coba lagi",
  toHome: "Ke halaman depan",
  toHelp: "Hubungi kami",
} as const;
