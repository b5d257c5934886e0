/** Advice about chosen files, found on the device. */
export const preflightCopy = {
  faults: {
    damaged: "Berkas ini tampaknya rusak dan mungkin tidak dapat dibuka petugas. Coba buka di perangkat Anda, atau simpan ulang.",
    "no-pages": "PDF ini tidak punya halaman. Periksa apakah ini berkas yang benar.",
    blank: "Isinya tampak kosong. Periksa apakah ini berkas yang benar.",
    blurred: "Gambarnya tampak buram, jadi tulisannya mungkin tidak terbaca. Ambil ulang jika bisa.",
    dark: "Gambarnya sangat gelap. Ambil ulang di tempat yang lebih terang jika bisa.",
    small: "Gambarnya kecil, jadi tulisannya mungkin tidak terbaca. Pakai foto asli, bukan gambar kecil dari aplikasi pesan.",
  },
  months: (found: number) =>
    `Tanggal yang terbaca hanya dari ${found} bulan. Rekening koran perlu paling sedikit 3 bulan terakhir; tambahkan berkas bulan lainnya.`,
  note: "Saran dari pemeriksaan di perangkat ini, boleh diabaikan. Pemeriksaan ini tidak mengirim apa pun.",
} as const;
