/** The smallest file that counts as a PDF. */
export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n" +
    "trailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n",
);

/** The required documents of a company, by label. */
export const companyDocuments = [
  "Akta Pendirian",
  "SK Pengesahan Akta Pendirian",
  "Akta Perubahan Terakhir",
  "SK Kemenkumham",
  "KTP Pengurus",
  "NPWP Perusahaan",
  "NIB",
  "Rekening Koran (minimal 3 bulan terakhir)",
  "Laporan Keuangan Internal",
];
