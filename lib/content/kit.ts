/** Copy of components/ui. */
export const kitCopy = {
  close: "Tutup",
  skip: "Langsung ke konten",
  busy: "Sedang diproses",
  previous: "Sebelumnya",
  next: "Selanjutnya",
  page: (page: number) => `Halaman ${page}`,
  pageOf: (page: number, pages: number) => `${page} / ${pages}`,
  carousel: "galeri geser",
  slide: "slide",
  slideOf: (slide: number, slides: number) => `${slide} dari ${slides}`,
  goToSlide: (slide: number) => `Slide ${slide}`,
  pause: "Hentikan putar otomatis",
  play: "Mulai putar otomatis",
  videoText: "Isi video",
  videoFile: "Unduh video",
  captions: "Bahasa Indonesia",
  copyLink: "Salin tautan",
  copyLinkTo: (place: string) => `Salin tautan: ${place}`,
  notices: "Pemberitahuan",
  partMissing: "Bagian halaman ini belum dapat dimuat. Coba lagi, atau muat ulang halaman.",
  store: { android: "Unduh untuk Android", ios: "Unduh untuk iPhone" },
} as const;

/** Copy of the notice inside other apps. */
export const inAppCopy = {
  title: (app: string | undefined) => `Halaman ini terbuka di dalam aplikasi ${app ?? "lain"}.`,
  iphone: "Ketuk menu (⋯) atau ikon bagikan, lalu pilih “Buka di Safari” atau “Buka di peramban”. Bisa juga salin tautannya, lalu tempel di Safari.",
  open: "Buka di peramban",
  copy: "Salin tautan",
  notCopied: "Tautan belum tersalin. Salin alamatnya dari menu (⋯) aplikasi.",
  upload:
    "Di sini berkas sering tidak bisa dipilih. Buka dulu halaman ini di peramban, misalnya Chrome atau Safari, sebelum mengisi: isian di sini tidak ikut pindah.",
  deletion:
    "Di sini bukti penghapusan kadang tidak bisa dicetak atau disalin, dan langkah Anda hilang jika aplikasi tertutup. Sebaiknya buka halaman ini di peramban, misalnya Chrome atau Safari.",
} as const;

/** The receipt of something that was agreed. */
export const proofCopy = {
  received: "Diterima",
  next: "Yang terjadi selanjutnya",
  today: "Hari ini",
  by: (date: string) => `Paling lambat ${date}`,
  atLeastUntil: (date: string) => `Paling singkat sampai ${date}`,
  save: "Simpan gambar",
  print: "Cetak",
  notSaved: "Gambar tidak dapat dibuat di peramban ini. Cetak atau salin nomornya.",
} as const;
