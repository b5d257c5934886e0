/** Words of the search on /bantuan. */
export const helpSearch = {
  label: "Cari pertanyaan",
  results: "Pertanyaan yang cocok",
  found: (count: number, shown: number) => `${count} pertanyaan cocok.${count > shown ? ` Ini ${shown} yang paling dekat.` : ""}`,
  closest: "Tidak ada pertanyaan yang memuat semua kata itu. Ini yang paling dekat.",
  none: "Tidak ada pertanyaan yang cocok. Coba kata lain, atau hubungi kami.",
} as const;
