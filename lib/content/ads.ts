/** Copy of the advertisement slots. */
export const adCopy = {
  label: "Iklan",
  /** A message of the site itself, such as a warning of fraud. */
  notice: "Pemberitahuan",
  close: "Tutup iklan",
  closeNotice: "Tutup pemberitahuan",
  fallbackAlt: "Promosi Simpul",
  regions: { top: "Iklan atas", bottom: "Iklan bawah", float: "Iklan samping", window: "Iklan pembuka" },
} as const;
