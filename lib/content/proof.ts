/** The receipt of something that was agreed. */
export const proofCopy = {
  received: "Diterima",
  next: "Yang terjadi selanjutnya",
  today: "Hari ini",
  by: (date: string) => `Paling lambat ${date}`,
  atLeastUntil: (date: string) => `Paling singkat sampai ${date}`,
  save: "Simpan gambar",
  print: "Cetak",
  notSaved: "Gambar tidak dapat dibuat di peramban ini. Cetak atau salin nomornya.",
} as const;
