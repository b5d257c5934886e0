/** Copy of the notice inside other apps. */
export const inAppCopy = {
  title: (app: string | undefined) => `Halaman ini terbuka di dalam aplikasi ${app ?? "lain"}.`,
  iphone: "Ketuk menu (⋯) atau ikon bagikan, lalu pilih “Buka di Safari” atau “Buka di browser”. Bisa juga salin tautannya, lalu tempel di Safari.",
  open: "Buka di browser",
  copy: "Salin tautan",
  notCopied: "Tautan belum tersalin. Salin alamatnya dari menu (⋯) aplikasi.",
  upload:
    "Di sini berkas sering tidak bisa dipilih. Buka dulu halaman ini di browser, misalnya Chrome atau Safari, sebelum mengisi: isian di sini tidak ikut pindah.",
  scan: "Kamera sering tidak bisa dipakai di sini. Buka halaman ini di browser, misalnya Chrome atau Safari: kodenya ikut. Setelah dibuka di sini, kode tidak bisa dipakai di tempat lain.",
  deletion:
    "Di sini bukti penghapusan kadang tidak bisa dicetak atau disalin, dan langkah Anda hilang jika aplikasi tertutup. Sebaiknya buka halaman ini di browser, misalnya Chrome atau Safari.",
} as const;
