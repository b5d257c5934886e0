/** Copy of the blog list and of the article page. */
export const blogCopy = {
  title: "Blog",
  heading: "Belajar soal uang, pelan-pelan.",
  lead: "Panduan, kabar produk, dan catatan kepatuhan dari Redaksi Simpul. Tanpa jargon yang tidak dijelaskan.",
  description: "Panduan mengatur uang, kabar produk, dan catatan kepatuhan dari Redaksi Simpul, dengan angka dan contoh hitungan.",
  /** Descriptions of category pages; search engines show about 155 characters. */
  categoryDescriptions: {
    Finansial:
      "Menghitung bunga pinjaman online, rasio cicilan {{rule rasio-cicilan}}, melunasi utang, dana darurat, dan SLIK, dengan contoh dalam rupiah.",
    Event: "Bahan kelas dan pertemuan warga tentang uang: kas warung, membaca perjanjian, penipuan, dan risiko pendanaan.",
    "Fitur Solusi": "Cara memakai simulasi biaya, memilih Solusi Kini, Cepat, atau Kawan, membayar cicilan, dan mengatur pengingat.",
    Promo: "Membaca syarat promo pinjaman, mengenali promo palsu, dan menghitung apakah diskon dengan cicilan benar-benar hemat.",
    Bisnis: "Kas usaha kecil, harga pokok, modal kerja, dan memisahkan uang warung dari uang dapur, dengan tabel yang bisa ditiru.",
    "Kepatuhan OJK": "Aturan OJK yang perlu Anda tahu: batas bunga pindar, jam penagihan, pinjol ilegal, hak data, pengaduan, dan batas pendanaan.",
  } as Record<string, string>,
  picks: "Pilihan redaksi",
  latest: "Artikel terbaru",
  all: "Semua artikel",
  categories: "Kategori",
  allCategories: "Semua",
  categoryTitle: (category: string) => `Artikel ${category}`,
  pageTitle: (title: string, page: number) => (page > 1 ? `${title}, halaman ${page}` : title),
  pages: "Halaman artikel",
  idle: "",
  loading: "Memuat artikel berikutnya",
  more: "Muat lagi",
  retry: "Coba lagi",
  finished: "Semua artikel sudah ditampilkan.",
  failed: "Artikel berikutnya belum dapat dimuat. Tekan Coba lagi.",
  unavailable: "Daftar artikel belum dapat dimuat",
  unavailableText: "Ada gangguan saat mengambil daftar artikel. Tunggu sebentar, lalu coba lagi.",
  empty: "Belum ada artikel di kategori ini",
  emptyText: "Sementara itu, bacalah tulisan dari kategori lain.",
  seeAll: "Lihat semua artikel",
  follow: "Ikuti artikel baru dan perubahan ketentuan lewat RSS:",
  rss: "Alamat RSS",
} as const;

/** Copy of the search in the blog. */
export const blogSearchCopy = {
  label: "Cari artikel",
  submit: "Cari",
  results: (keyword: string) => `Hasil pencarian “${keyword}”`,
  matching: "Artikel yang cocok",
  browse: "Telusuri menurut kategori",
  found: (total: number) => `${total} artikel cocok.`,
  foundMost: (total: number) => `Sedikitnya ${total} artikel cocok. Kata yang lebih khusus mempersempit daftarnya.`,
  searchedFirst: (characters: number) => `Teks pencarian terlalu panjang: yang dicari hanya ${characters} karakter pertama.`,
  none: "Tidak ada artikel yang cocok",
  noneText: "Coba kata yang lebih umum, misalnya bunga, dana darurat, atau pinjaman ilegal.",
  failed: "Pencarian sedang terganggu",
  failedText: "Tunggu sebentar, lalu coba lagi. Sementara itu, artikel terbaru tetap bisa dibaca.",
} as const;

/** Copy of the feeds. */
export const feedCopy = {
  title: (name: string) => `Blog dan pemberitahuan ${name}`,
  changed: (document: string) => `${document} diperbarui`,
} as const;

/** The editors as a group; no person is named. */
export const articleAuthor = "Redaksi Simpul";

/** Copy of one article. */
export const articleCopy = {
  crumbs: "Jejak halaman",
  reading: (minutes: number) => `Dibaca sekitar ${minutes} menit`,
  contents: "Daftar isi",
  table: "Tabel, dapat digeser ke samping",
  share: "Bagikan artikel ini",
  shareOn: (place: string) => `Bagikan ke ${place}`,
  copyLink: "Salin tautan",
  shareNative: "Bagikan…",
  shareKit: "Alat berbagi",
  byline: `Oleh ${articleAuthor}`,
  updated: "Diperbarui",
  neighbours: "Artikel sebelum dan sesudahnya",
  previous: "Artikel sebelumnya",
  next: "Artikel berikutnya",
  video: "Video",
  /** Links in place of what pages do not embed. */
  player: {
    audio: "Dengarkan rekaman",
    video: "Tonton video",
    object: "Buka dokumen",
    embed: "Buka dokumen",
    map: "Lihat peta",
    other: (host: string) => `Buka di ${host}`,
  },
  videoPlay: (place: string) => `Putar video dari ${place}`,
  videoNotice: (place: string) => `Video dimuat dari ${place} setelah Anda mengetuknya. ${place} lalu dapat mengetahui kunjungan Anda.`,
  related: (category: string) => `Artikel lain di ${category}`,
  latest: "Artikel terbaru",
  preview: "Pratinjau naskah",
  previewNotice: (until: string) =>
    `Naskah ini belum tentu terbit. Hanya pemegang tautan yang dapat membacanya, sampai ${until}. Jangan menyebarkan tautannya.`,
  latestFailed: "Daftar artikel belum dapat dimuat.",
} as const;
