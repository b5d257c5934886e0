/** The receipt of something that was agreed. */
export const proofCopy = {
  received: "Diterima",
  next: "Yang terjadi selanjutnya",
  today: "Hari ini",
  by: (date: string) => `Paling lambat ${date}`,
  atLeastUntil: (date: string) => `Paling singkat sampai ${date}`,
  save: "Simpan gambar",
  print: "Cetak",
  cloth: (number: string) => `Sehelai kain yang ditenun dari nomor ${number}`,
  clothHint: "Corak kain ini dibuat dari nomornya. Nomor yang berbeda menghasilkan kain yang berbeda.",
  notSaved: "Gambar tidak dapat dibuat di browser ini. Cetak atau salin nomornya.",
} as const;
