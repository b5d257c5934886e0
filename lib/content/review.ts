/** Where a funder's details stand. */
export const reviewLabels = {
  received: "Dokumen diterima",
  reviewing: "Dokumen sedang diperiksa",
  correction: "Data perlu diperbaiki",
  approved: "Data disetujui",
  refused: "Data belum disetujui",
} as const;

export const reviewCopy = {
  title: "Status pendaftaran",
  description: "Lihat sampai di mana pendaftaran pemberi dana Anda diperiksa.",
  lead: {
    received: "Kami sudah menerima data dan dokumen Anda. Petugas akan memeriksanya; Anda tidak perlu melakukan apa pun.",
    reviewing: "Petugas sedang memeriksa data dan dokumen Anda. Kami mengirim pesan jika sudah selesai atau ada yang perlu diperbaiki.",
    correction: "Perbaiki bagian di bawah ini, lalu kirim. Bagian lain yang sudah Anda isi tidak berubah.",
    approved: "Data dan dokumen Anda sudah disetujui. Anda dapat mulai mendanai.",
    refused: "Data Anda belum dapat kami setujui. Jika alasannya tidak sesuai, hubungi kami dengan menyebut email akun Anda.",
  },
  steps: { label: "Tahap pemeriksaan", list: ["Penerimaan", "Pemeriksaan", "Keputusan"] },
  reason: "Alasan",
  help: "Hubungi layanan pelanggan",
  fund: "Lihat cara mendanai",
  send: "Kirim perbaikan",
  sending: "Mengirim…",
  asked: "Yang perlu diperbaiki",
  part: { title: "Isian", sub: "Tulis seperti tercantum di dokumen Anda." },
  documents: { title: "Dokumen", sub: "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas. Berkas baru menggantikan yang lama." },
  loading: "Memuat status…",
  failed: "Status belum dapat dimuat.",
  again: "Muat lagi",
  signedOut: "Masuk untuk melihat status pendaftaran Anda.",
  signIn: "Masuk",
  pending: "Data Anda belum lengkap.",
  complete: "Lengkapi data",
  none: "Tidak ada pendaftaran yang sedang diperiksa untuk akun ini.",
} as const;
