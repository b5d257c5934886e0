/** Words of the search on /bantuan. */
export const helpSearch = {
  label: "Cari pertanyaan",
  results: "Pertanyaan yang cocok",
  found: (count: number) => `${count} pertanyaan cocok.`,
  none: "Tidak ada pertanyaan yang cocok. Coba kata lain, atau hubungi kami.",
} as const;
