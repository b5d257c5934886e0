/** Words of the advertisement slots. */
export const adWords = {
  label: "Iklan",
  close: "Tutup iklan",
  fallbackAlt: "Promosi Simpul",
  regions: { top: "Iklan atas", bottom: "Iklan bawah", float: "Iklan samping", window: "Iklan pembuka" },
} as const;
