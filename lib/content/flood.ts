/** Copy of the 429 page for an address that exceeds the rate limit. */
export const floodCopy = {
  title: "Terlalu banyak permintaan.",
  metaTitle: "Terlalu banyak permintaan",
  text: "Dalam waktu singkat ada sangat banyak permintaan dari alamat internet yang Anda pakai. Alamat itu mungkin dipakai bersama orang lain.",
  thenRetry: "Setelah itu, coba lagi.",
} as const;

/** Copy of the 414 page: usually a long text in a form whose result has an address. */
export const longAddressCopy = {
  title: "Tulisan ini terlalu panjang untuk dikirim.",
  metaTitle: "Tulisan terlalu panjang",
  text: "Paling panjang sekitar 1.500 huruf. Kembali ke halaman sebelumnya, lalu kirim bagian yang penting saja, misalnya nomor atau judulnya.",
} as const;
