/** Copy of the advertisement slots. */
export const adCopy = {
  label: "Iklan",
  close: "Tutup iklan",
  fallbackAlt: "Promosi Simpul",
  regions: { top: "Iklan atas", bottom: "Iklan bawah", float: "Iklan samping", window: "Iklan pembuka" },
} as const;
