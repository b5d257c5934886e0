/** Copy of the 429 page for an address that exceeds the rate limit. */
export const floodCopy = {
  title: "Terlalu banyak permintaan.",
  metaTitle: "Terlalu banyak permintaan",
  text: "Dalam waktu singkat ada sangat banyak permintaan dari alamat internet yang Anda pakai. Alamat itu mungkin dipakai bersama orang lain.",
  thenRetry: "Setelah itu, coba lagi.",
} as const;
