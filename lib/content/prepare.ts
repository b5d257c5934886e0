/** What a funder prepares before the details, on its own because pages without the sign-in forms show it too. */
export const prepareCopy = {
  title: "Siapkan sebelum mulai",
  company: [
    "Akta, SK Kemenkumham, dan NIB",
    "KTP penanggung jawab dan NPWP perusahaan",
    "Rekening koran minimal 3 bulan terakhir",
    "Laporan keuangan internal",
  ],
  personal: ["KTP dan foto wajah", "NPWP", "Bukti penghasilan", "Nomor rekening bank atas nama Anda"],
  note: "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas.",
} as const;
