/** What a signed-in funder has to do next, by the state of the details. Home page, detail forms. */
export const funderStripCopy = {
  label: "Akun pemberi dana",
  checking: "Memuat status data Anda…",
  unknown: "Status data Anda belum dapat dimuat. Muat ulang halaman untuk mencoba lagi.",
  states: {
    pending: {
      title: "Lengkapi data Anda",
      text: "Akun Anda sudah dibuat. Data dan dokumen masih diperlukan sebelum Anda dapat mendanai.",
      action: "Lanjut isi data",
    },
    received: {
      title: "Data Anda sudah kami terima",
      text: "Petugas akan memeriksanya. Kabarnya kami kirim lewat email atau nomor ponsel Anda.",
      action: "Lihat status",
    },
    reviewing: {
      title: "Data Anda sedang diperiksa",
      text: "Belum ada yang perlu Anda lakukan. Kabarnya kami kirim lewat email atau nomor ponsel Anda.",
      action: "Lihat status",
    },
    correction: {
      title: "Ada data yang perlu diperbaiki",
      text: "Pemeriksaan berhenti sampai Anda memperbaiki bagian yang kami minta.",
      action: "Perbaiki data",
    },
    approved: {
      title: "Data Anda sudah disetujui",
      text: "Penawaran pendanaan belum ada di situs ini. Pendanaan dimulai lewat layanan pelanggan kami.",
      action: "Lihat langkah berikutnya",
    },
    refused: {
      title: "Data Anda belum disetujui",
      text: "Alasannya, dan cara menanyakannya, ada di halaman status.",
      action: "Lihat alasannya",
    },
    complete: {
      title: "Data Anda lengkap",
      text: "Tidak ada lagi yang perlu Anda isi.",
      action: "Lihat pendanaan",
    },
  },
} as const;
