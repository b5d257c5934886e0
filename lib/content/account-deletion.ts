import { site } from "./site.ts";

/** Copy of the account deletion: page, dialog and its three steps. */
export const accountDeletion = {
  title: "Hapus Akun",
  metaTitle: "Hapus akun aplikasi",
  metaDescription: `Hapus akun aplikasi ${site.name} langsung di halaman ini: syarat, langkah, data yang dihapus, dan data yang wajib disimpan beserta jangka waktunya.`,
  lead: `Halaman ini menghapus akun aplikasi ${site.name} milik ${site.company}. Tidak perlu memasang ulang aplikasi, dan gratis.`,
  start: "Mulai hapus akun",
  noScript: "Penghapusan langsung memerlukan JavaScript. Tanpa itu, hubungi layanan pelanggan di halaman bantuan.",

  facts: {
    before: {
      title: "Sebelum Anda mulai",
      items: [
        "Semua pinjaman sudah lunas. Akun dengan pinjaman berjalan belum dapat dihapus.",
        "Siapkan nomor ponsel akun, kata sandi, dan nomor KTP.",
        "Nomor ponsel harus masih aktif; kode verifikasi dikirim lewat SMS.",
        "Penghapusan langsung berlaku dan tidak dapat dibatalkan.",
      ],
    },
    steps: {
      title: "Langkah penghapusan",
      items: [
        "Masuk dengan nomor ponsel dan kata sandi aplikasi.",
        "Isi nomor KTP, minta kode verifikasi, lalu pilih alasan.",
        "Tekan Hapus Akun. Anda mendapat nomor bukti di layar dan lewat SMS.",
      ],
    },
    erased: {
      title: "Yang dihapus",
      term: "Segera setelah Anda mengonfirmasi",
      items: ["Nama, nomor ponsel, dan nomor KTP pada catatan akun", "Kata sandi dan kode verifikasi", "Akses masuk di semua perangkat"],
    },
    retained: {
      title: "Yang tetap disimpan",
      items: [
        {
          what: "Perjanjian pinjaman dan catatan pembayaran, termasuk identitas yang tercantum di dalamnya",
          howLong: "Paling singkat 5 tahun, di Indonesia",
          why: "Kewajiban pencatatan penyelenggara yang diawasi OJK. Hanya dibuka untuk keperluan hukum dan pemeriksaan.",
        },
        {
          what: "Bukti penghapusan: nomor bukti, waktu, alasan, dan saran",
          howLong: "5 tahun",
          why: "Untuk menjawab pertanyaan Anda atau regulator. Tanpa nama, nomor ponsel, atau nomor KTP.",
        },
      ],
    },
    funder: {
      title: "Akun pemberi dana",
      text: "Akun pemberi dana di situs ini (masuk dengan email) tidak ikut terhapus. Ajukan lewat formulir hak data pribadi; kami memeriksa dulu apakah masih ada pendanaan berjalan.",
      request: "Buka formulir hak data pribadi",
      link: "Hubungi layanan pelanggan",
    },
    privacy: "Baca Kebijakan Privasi",
  },

  progress: (step: number) => `Langkah ${step} dari 3`,
  stepNames: { login: "masuk", confirm: "konfirmasi", done: "selesai" },
  help: "Hubungi layanan pelanggan",

  login: {
    intro: "Masuk dulu untuk memastikan akun ini milik Anda.",
    summary: "Yang dihapus dan yang disimpan",
    summaryErased: "Dihapus segera:",
    summaryRetained: "Disimpan sesuai ketentuan:",
    summaryBefore: "Pinjaman harus lunas. Penghapusan tidak dapat dibatalkan.",
    phone: "No. handphone",
    phoneHint: "Tanpa angka 0 di depan, misalnya 81234567890.",
    password: "Kata sandi",
    passwordHint: "Minimal 7 karakter, berisi huruf dan angka.",
    noPassword: "Lupa kata sandi atau kata sandi terlalu pendek?",
    noPasswordText: "Atur ulang kata sandi di aplikasi, atau minta bantuan layanan pelanggan.",
    submit: "Konfirmasi",
    busy: "Memeriksa…",
    cancel: "Batal",
  },

  confirm: {
    idNumber: "No. KTP",
    idNumberHint: "16 angka, harus sama dengan KTP pada akun.",
    code: "Kode Verifikasi",
    codeHint: "Dikirim lewat SMS ke nomor akun Anda. Maksimal 5 kali sehari.",
    send: "Kirim Kode",
    sending: "Mengirim…",
    resend: (seconds: number) => `Kirim ulang (${seconds} dtk)`,
    canResend: "Kode dapat dikirim ulang.",
    noCode: "Tidak menerima kode?",
    gone: { text: "Nomor itu sudah tidak aktif?", link: "Minta penghapusan lewat formulir hak data." },
    noCodeReasons: [
      "SMS biasanya tiba dalam 1 menit. Kode berlaku 10 menit.",
      "Pastikan ponsel mendapat sinyal dan kotak SMS tidak penuh.",
      "Kode hanya dikirim ke nomor yang terdaftar pada akun.",
      "Setelah hitungan selesai, tekan Kirim Kode lagi. Kode lama tidak berlaku.",
    ],
    reasons: "Alasan menghapus akun",
    reasonsHint: "Boleh lebih dari satu.",
    reasonOptions: [
      { value: 1, label: "Kesulitan dalam proses pinjaman" },
      { value: 2, label: "Kesulitan membayar dengan metode yang ada" },
      { value: 3, label: "Pengajuan sering di tolak" },
    ],
    other: "Saran lainnya",
    otherHint: "Opsional. Jangan tulis data pribadi di sini.",
    submit: "Hapus Akun",
    busy: "Menghapus…",
    back: "Kembali",
    unanswered:
      "Koneksi terputus sebelum kami sempat menjawab, jadi akun Anda mungkin sudah terhapus. Untuk memastikannya, kirim lagi dengan kode yang sama. Nomor bukti juga kami kirim lewat SMS.",
    unsure:
      "Koneksi terputus sebelum kami sempat menjawab. Permintaan terakhir mungkin sudah berhasil. Jika SMS nomor bukti sudah Anda terima, akun sudah terhapus. Jika belum, masuk lagi di bawah.",
  },

  done: {
    loading: "Menghapus akun…",
    title: "Akun berhasil dihapus",
    text: "Anda tidak bisa lagi masuk dengan akun ini. Sesuai ketentuan, catatan pinjaman kami simpan di Indonesia paling singkat 5 tahun.",
    nextToday: "Nama, nomor ponsel, dan nomor KTP pada catatan akun dihapus. Akun keluar dari semua perangkat.",
    nextRetained: "Catatan pinjaman dan bukti penghapusan ini tersimpan di Indonesia.",
    receipt: "Nomor bukti",
    receiptHint: "Simpan nomor ini. Anda dapat memeriksanya di halaman Hapus Akun kapan saja.",
    copy: "Salin nomor bukti",
    copied: "Nomor bukti tersalin",
    signed: "Tanda terima mencantumkan apa yang dihapus, apa yang tetap disimpan, dan sampai kapan. Tanpa data pribadi, bertanda tangan digital.",
    open: "Lihat dan cetak tanda terima",
    json: "Unduh berkas bukti",
    submit: "Selesai",
  },

  landscape: "Penghapusan akun hanya untuk layar tegak. Putar ponsel Anda, lalu buka lagi: langkah Anda berlaku 15 menit sejak masuk.",
} as const;
