/** Words about chosen files that stand in the form; those about faults load with the first file. */
export const preflightCopy = {
  months: (found: number) =>
    `Tanggal yang terbaca hanya dari ${found} bulan. Rekening koran perlu paling sedikit 3 bulan terakhir; tambahkan berkas bulan lainnya.`,
  repeated: "Berkas ini sudah ada di daftar. Jika terpilih dua kali, hapus salah satunya.",
  note: "Saran dari pemeriksaan di perangkat ini, boleh diabaikan. Pemeriksaan ini tidak mengirim apa pun.",
} as const;

/** One sentence for each fault. */
export const preflightFaults = {
  damaged: "Berkas ini tampaknya rusak dan mungkin tidak dapat dibuka petugas. Coba buka di perangkat Anda, atau simpan ulang.",
  "no-pages": "PDF ini tidak punya halaman. Periksa apakah ini berkas yang benar.",
  portfolio:
    "PDF ini portofolio, yaitu kumpulan berkas: pembaca PDF biasa hanya menampilkan halaman sampulnya. Simpan isinya sebagai PDF biasa, lalu pilih berkas itu.",
  blank: "Isinya tampak kosong. Periksa apakah ini berkas yang benar.",
  blurred: "Gambarnya tampak buram, jadi tulisannya mungkin tidak terbaca. Ambil ulang jika bisa.",
  dark: "Gambarnya sangat gelap. Ambil ulang di tempat yang lebih terang jika bisa.",
  small: "Gambarnya kecil, jadi tulisannya mungkin tidak terbaca. Pakai foto asli, bukan gambar kecil dari aplikasi pesan.",
} as const;
