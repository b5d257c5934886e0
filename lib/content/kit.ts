/** Words that belong to the parts of the kit, whatever page they stand on. */
export const kitWords = {
  close: "Tutup",
  skip: "Langsung ke konten",
  busy: "Sedang diproses",
  previous: "Sebelumnya",
  next: "Selanjutnya",
  page: (page: number) => `Halaman ${page}`,
  pageOf: (page: number, pages: number) => `${page} / ${pages}`,
  carousel: "korsel",
  slide: "slide",
  slideOf: (slide: number, slides: number) => `${slide} dari ${slides}`,
  goToSlide: (slide: number) => `Slide ${slide}`,
  pause: "Hentikan putar otomatis",
  play: "Mulai putar otomatis",
  notices: "Pemberitahuan",
  store: { android: "Unduh untuk Android", ios: "Unduh untuk iPhone" },
} as const;
