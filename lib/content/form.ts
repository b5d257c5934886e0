/** Copy of components/form. */
export const formCopy = {
  needsScript: "Formulir ini memerlukan JavaScript. Aktifkan JavaScript di peramban Anda, lalu muat ulang halaman.",
  errorTitlePrefix: "Kesalahan: ",
  summaryTitle: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
  summaryAllFixed: "Semua isian sudah diperbaiki. Silakan kirim lagi.",
  summaryFixed: "sudah diperbaiki",
  showPassword: "Tampilkan kata sandi",
  hidePassword: "Sembunyikan kata sandi",
  countryCode: "Kode negara",
  countries: [
    { code: "62", label: "+62 Indonesia" },
    { code: "44", label: "+44 Inggris" },
  ],
  phoneHint: { "62": "Diawali angka 8, 8 sampai 14 angka.", "44": "Diawali angka 7 atau 8, 8 sampai 14 angka." },
  choose: "Pilih",
  loadingOptions: "Memuat pilihan…",
  noOptions: "Tidak ada pilihan yang cocok.",
  notListed: (typed: string) => `Tidak ada pilihan yang cocok dengan “${typed}”. Silakan pilih dari daftar.`,
  severalNamed: (typed: string, names: string) => `Beberapa pilihan bernama “${typed}”: ${names}. Silakan pilih salah satu dari daftar.`,
  choices: "Pilihan",
  amountUnclear: "Jumlah ini belum jelas. Tulis dengan angka, misalnya 120.000.000 atau 120 juta.",
  addressNotCopied: "Tautan belum tersalin. Salin alamatnya dari bilah alamat peramban Anda.",
} as const;
