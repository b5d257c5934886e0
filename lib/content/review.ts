/** Where a funder's details stand. */
export const reviewLabels = {
  received: "Dokumen diterima",
  reviewing: "Dokumen sedang diperiksa",
  correction: "Data perlu diperbaiki",
  approved: "Data disetujui",
  refused: "Pendaftaran ditolak",
} as const;

export const reviewCopy = {
  title: "Status pendaftaran",
  description: "Lihat sampai di mana pendaftaran pemberi dana Anda diperiksa.",
  lead: {
    received: "Kami sudah menerima data dan dokumen Anda. Petugas akan memeriksanya; Anda tidak perlu melakukan apa pun.",
    reviewing: "Petugas sedang memeriksa data dan dokumen Anda. Kami mengirim pesan jika sudah selesai atau ada yang perlu diperbaiki.",
    correction: "Perbaiki bagian di bawah ini, lalu kirim. Bagian lain yang sudah Anda isi tidak berubah.",
    approved:
      "Data dan dokumen Anda sudah disetujui. Penawaran dan penyetoran dana belum ada di situs ini: pendanaan dimulai lewat layanan pelanggan kami. Hubungi nomor atau email resmi dan sebutkan nomor pendaftaran Anda. Jika Anda belum menyatakan memahami risikonya, pernyataan itu kami minta dulu. Dana hanya disetor ke virtual account atas nama Anda, setelah Anda menyetujui perjanjiannya; jangan mengirim uang sebelum itu.",
    refused: "Pendaftaran Anda kami tolak, dengan alasan di atas. Jika alasannya tidak sesuai, hubungi kami dan sebutkan nomor pendaftaran Anda.",
  },
  sent: {
    title: "Yang sudah Anda kirim",
    open: "Tampilkan isian dan dokumen",
    loading: "Memuat…",
    failed: "Isian belum dapat dimuat. Muat ulang halaman untuk mencoba lagi.",
    view: "Lihat",
    pictureSize: "Foto kami simpan ulang, jadi ukurannya di sini bisa berbeda dari berkas di perangkat Anda.",
  },
  received: "Diterima",
  changed: "Terakhir berubah",
  corrected: (date: string) => `Perbaikan Anda kami terima pada ${date}.`,
  ask: {
    title: "Ada yang salah, atau ingin bertanya?",
    text: (number: string, decided: boolean) =>
      `Jika ada data yang keliru setelah dikirim, ajukan perbaikan: pilih jenis Perbaikan, lalu tulis bagian mana dan isi yang benar. Petugas melihat permintaan Anda di samping data Anda${number ? ` (${number})` : ""}${decided ? "" : " sebelum memutuskan"}.`,
    request: "Ajukan perbaikan data",
    contact: (phone: string, email: string) => `Untuk pertanyaan lain, hubungi ${phone} atau ${email}.`,
  },
  steps: { label: "Tahap pemeriksaan", list: ["Penerimaan", "Pemeriksaan", "Keputusan"] },
  reason: "Alasan",
  help: "Hubungi layanan pelanggan",
  askTeam: "Lihat kontak resmi",
  send: "Kirim perbaikan",
  sending: "Mengirim…",
  asked: "Yang perlu diperbaiki",
  part: { title: "Isian", sub: "Tulis seperti tercantum di dokumen Anda." },
  filled: (labels: string) => `Sudah terisi seperti yang Anda kirim: ${labels}. Ubah hanya jika ikut keliru.`,
  companions: (labels: string) => `Isi juga ${labels}: bagian ini diperiksa bersama.`,
  documents: { title: "Dokumen", sub: "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas. Berkas baru menggantikan yang lama." },
  loading: "Memuat status…",
  failed: "Status belum dapat dimuat.",
  again: "Muat lagi",
  signedOut: "Masuk untuk melihat status pendaftaran Anda.",
  shows: [
    "Nomor pendaftaran dan tanggal data Anda kami terima",
    "Tahap pemeriksaan, dari penerimaan sampai keputusan",
    "Isian dan dokumen yang sudah Anda kirim",
    "Bagian yang perlu diperbaiki, jika ada",
  ],
  pending:
    "Belum ada data yang dikirim dari akun ini, atau data sebelumnya sudah ditarik kembali. Lengkapi data dan dokumen Anda, lalu statusnya tampil di sini.",
  complete: "Lengkapi data",
  none: "Data akun ini sudah lengkap dan tidak sedang diperiksa. Tidak ada yang perlu Anda lakukan.",
  toFunding: "Lihat pendanaan",
  toAccount: "Buka akun saya",
} as const;
