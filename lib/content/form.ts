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
    { code: "62", label: "+62", country: "Indonesia" },
    { code: "44", label: "+44", country: "Inggris" },
  ],
  phoneHint: { "62": "Diawali angka 8, 8 sampai 14 angka.", "44": "Diawali angka 7 atau 8, 8 sampai 14 angka." },
  choose: "Pilih",
  loadingOptions: "Memuat pilihan…",
  noOptions: "Tidak ada pilihan yang cocok.",
  notListed: (typed: string) => `Tidak ada pilihan yang cocok dengan “${typed}”. Silakan pilih dari daftar.`,
  choices: "Pilihan",
  addressNotCopied: "Tautan belum tersalin. Salin alamatnya dari bilah alamat peramban Anda.",
} as const;
