/** Words of the page that stands in for one that is not made: its address has asked for too many. */
export const floodCopy = {
  title: "Terlalu banyak permintaan.",
  metaTitle: "Terlalu banyak permintaan",
  text: "Dalam waktu singkat ada sangat banyak permintaan dari alamat internet yang Anda pakai. Alamat itu mungkin dipakai bersama orang lain.",
  thenRetry: "Setelah itu, coba lagi.",
} as const;
