/** Copy of the header. */
export const headerCopy = {
  home: "Simpul, ke halaman depan",
  nav: "Menu utama",
  products: "Produk",
  productLinks: {
    loans: { name: "Pinjaman", about: "Solusi Kini, Cepat, Kawan" },
    funding: { name: "Pendanaan", about: "Untuk perorangan dan perusahaan" },
  },
  about: "Tentang Kami",
  careers: "Karir",
  blog: "Blog",
  help: "Bantuan",
  channelCheck: "Cek keaslian",
  signIn: "Masuk/Daftar",
  signOut: "Keluar",
  signedOut: "Anda sudah keluar.",
  signedOutEverywhere: "Anda sudah keluar dari semua perangkat.",
  draft: {
    title: "Data Anda belum dikirim",
    text: "Isian formulir masih tersimpan di perangkat ini. Pilih Hapus jika perangkat ini dipakai bersama orang lain.",
    keep: "Simpan di perangkat ini, lalu keluar",
    remove: "Hapus, lalu keluar",
    stay: "Batal",
  },
  offline: "Jaringan bermasalah, silakan coba lagi.",
  openMenu: "Buka menu",
  closeMenu: "Tutup menu",
  menu: "Menu",
  download: "Unduh aplikasi",
  openedAccount: (name: string) => `Masuk sebagai ${name} – bukan Anda? Pilih Keluar pada menu nama Anda.`,
} as const;

/** Copy of the rate selector. */
export const rateCopy = {
  label: "Indikator tingkat keberhasilan",
  list: "Tingkat keberhasilan bayar",
  missing: "–",
  how: "Rumus dan riwayat TKB",
  asOf: (date: string) => `Data per ${date}.`,
} as const;

/** One sentence for an indicator; the number of days is in its name (TKB0, TKB30, TKB60, TKB90). */
export function rateMeaning(name: string): string {
  const days = /\d+/.exec(name)?.[0];
  if (days === undefined) return `${name}: bagian sisa pinjaman yang tidak menunggak.`;
  return days === "0"
    ? `${name}: bagian sisa pinjaman yang tidak lewat jatuh tempo.`
    : `${name}: bagian sisa pinjaman yang tidak menunggak lebih dari ${days} hari.`;
}

/** Copy of the footer. */
export const footerCopy = {
  joinTitle: "Hitung dulu di situs. Ajukan di aplikasi.",
  joinLead: "Simulasi biaya ada di halaman Pinjaman. Bandingkan, baru putuskan.",
  download: "Unduh aplikasi",
  contact: "Hubungi kami",
  qr: "Kode QR ke halaman unduh aplikasi",
  supervised: "Berizin dan diawasi Otoritas Jasa Keuangan.",
  about: (company: string) => `${company}, penyelenggara Layanan Pendanaan Bersama Berbasis Teknologi Informasi.`,
  licence: (number: string, isSample: boolean) => `Nomor izin usaha: ${number}${isSample ? " (contoh)" : ""}.`,
  certified: (isSample: boolean) =>
    `Pernah tersertifikasi ISO 27001:2013${isSample ? " (contoh)" : ""}, edisi yang berakhir {{rule iso-2013 until}}.`,
  certifiedNote: "Edisi dan masa berlaku",
  never: "Petugas kami tidak pernah meminta OTP, PIN, atau kata sandi.",
  nav: "Menu bawah",
  columns: {
    product: "Solusi dan alat",
    company: "Perusahaan",
    terms: "Ketentuan",
    service: "Layanan",
  },
  links: {
    loans: "Pinjaman",
    funding: "Pendanaan",
    download: "Unduh aplikasi",
    home: "Halaman depan",
    about: "Tentang Kami",
    contact: "Kontak Kami",
    help: "Bantuan",
    complaint: "Pengaduan",
    channels: "Kanal resmi",
    channelCheck: "Cek keaslian",
    login: "Masuk",
    removeAccount: "Hapus Akun App",
    terms: "Syarat dan Ketentuan",
    privacy: "Kebijakan Privasi",
    funderTerms: "Syarat Pemberi Dana",
    glossary: "Daftar istilah",
    billCheck: "Cek tagihan",
    rules: "Kalender aturan",
    factChecks: "Cek fakta",
    tools: "Alat hitung",
    browserData: "Data di browser Anda",
    consumer: "Perlindungan Konsumen",
  },
  social: "Media sosial",
  opensOutside: "(situs lain)",
  offices: "Kantor kami",
  warning: "Peringatan risiko",
  law: "Pernyataan risiko",
  copyright: (year: number, company: string) => `© ${year} ${company}`,
  copyrightSupervised: (year: number, company: string) => `© ${year} ${company}. Berizin dan diawasi OJK.`,
  complaints: "Layanan pengaduan:",
  everyDay: "setiap hari",
  printedFrom: "Dicetak dari",
} as const;

/** The eight numbered statements of every page. */
export const disclaimers = [
  "Layanan Pendanaan Bersama Berbasis Teknologi Informasi merupakan kesepakatan perdata antara Pemberi Dana dengan Penerima Dana, sehingga segala risiko yang timbul dari kesepakatan tersebut ditanggung sepenuhnya oleh masing-masing pihak.",
  "Risiko kredit atau gagal bayar ditanggung sepenuhnya oleh Pemberi Dana. Tidak ada lembaga atau otoritas negara yang bertanggung jawab atas risiko gagal bayar ini.",
  "Penyelenggara, dengan persetujuan Pengguna, mengakses, memperoleh, menyimpan, mengelola, dan menggunakan data pribadi Pengguna dengan memberitahukan tujuan, batasan, dan mekanisme pemanfaatannya sebelum memperoleh persetujuan.",
  "Pemberi Dana yang belum memiliki pengetahuan dan pengalaman pendanaan disarankan untuk tidak menggunakan layanan ini.",
  "Penerima Dana harus mempertimbangkan tingkat bunga dan biaya lainnya sesuai dengan kemampuan dalam melunasi pinjaman.",
  "Penyelenggara wajib memakai rekening escrow dan virtual account dalam aliran dana, dan dilarang menghimpun dana Pengguna ke dalam rekening Penyelenggara.",
  "Pengguna harus membaca dan memahami informasi ini sebelum membuat keputusan menjadi Pemberi Dana atau Penerima Dana.",
  "Pemerintah, dalam hal ini Otoritas Jasa Keuangan, tidak bertanggung jawab atas setiap pelanggaran atau ketidakpatuhan oleh Pengguna, baik karena kesengajaan maupun kelalaian, terhadap ketentuan peraturan perundang-undangan maupun kesepakatan antara Penyelenggara dan Pengguna.",
] as const;

/** Copy of the back-to-top button, the 404 page and the error page. */
export const frameCopy = {
  toTop: "Kembali ke atas",
  notFoundTitle: "Halaman ini tidak ada.",
  notFoundText: "Alamat ini tidak ditemukan. Mungkin salah ketik, atau halamannya sudah dipindahkan. Tidak ada yang salah dengan akun Anda.",
  toHome: "Ke halaman depan",
  toHelp: "Buka Bantuan",
  missingMenu: "Halaman lain",
  search: "Cari di blog",
  searchSubmit: "Cari",
  patch: "Pasang potongan kain",
} as const;

/** Said when the loose patch of the 404 page is in its place. */
export const patchCopy = { placed: "Kainnya utuh lagi. Halamannya tetap tidak ada." } as const;
