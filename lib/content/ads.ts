/** Words of the advertisement slots. */
export const adWords = {
  label: "Iklan",
  close: "Tutup iklan",
  fallbackAlt: "Promosi Simpul",
  banner: "Promosi",
} as const;
