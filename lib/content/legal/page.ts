/** Words around the legal texts. */
export const legalPage = {
  heading: "Syarat dan privasi",
  lead: "Syarat yang Anda setujui saat memakai layanan, dan pemberitahuan tentang data Anda. Kalimat ringkas di bawah setiap judul hanya membantu membaca; yang mengikat adalah teks lengkapnya.",
  terms: "Syarat dan Ketentuan",
  privacy: "Kebijakan Privasi",
  termsDescription:
    "Dua puluh pasal syarat dan ketentuan layanan pendanaan bersama Simpul: pengajuan, biaya, data pribadi, pengaduan, dan penyelesaian sengketa.",
  privacyDescription: "Sembilan bagian kebijakan privasi Simpul: data yang diproses, tujuan, masa simpan, kuki, dan hak Anda menurut UU PDP.",
  funderTerms: "Syarat Pemberi Dana",
  funderTermsLead:
    "Syarat yang disetujui perorangan dan perusahaan saat mendaftar untuk mendanai. Kalimat ringkas di bawah setiap judul hanya membantu membaca; yang mengikat adalah teks lengkapnya.",
  funderTermsDescription:
    "Syarat pemberi dana Simpul: batas pendanaan, risiko gagal bayar, rekening escrow, pajak imbal hasil, penagihan, dan penyelesaian sengketa.",
  readFunderTerms: "Mendanai? Baca Syarat Pemberi Dana",
  readTerms: "Baca Syarat dan Ketentuan",
  digest: (sha256: string) => `Kode keaslian dokumen (SHA-256): ${sha256}`,
  tabs: "Dokumen",
  contents: "Daftar isi",
  /** Which clause is being read: "Pasal 12 dari 20". */
  clausePlace: { before: "Pasal", of: (total: number) => `dari ${total}` },
  summary: "Intinya:",
  updated: (version: string, date: string) => `Versi ${version}, terakhir diperbarui ${date}.`,
  changes: (version: string) => `Yang berubah pada versi ${version}`,
  earlier: (version: string, date: string) => `Versi ${version}, ${date}`,
  changed: (version: string) => `Berubah pada versi ${version}`,
  clause: (number: number) => `pasal ${number}`,
  readClause: (number: number) => `Baca pasal ${number}`,
  print: "Cetak halaman ini",
} as const;
