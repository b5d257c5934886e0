/** Copy of the two funder detail forms. Labels are the accessible names of their fields. */

import { messages } from "./messages.ts";

/** The banks that most accounts are at, first in the list of banks. */
export const frequentBanks = ["BCA", "Mandiri", "BRI", "BNI", "BSI", "CIMB Niaga", "Permata", "Danamon"] as const;

/** Ends the label of a document that need not be given. */
export const optionalMark = " (opsional)";

/** For screen readers only: the specification's message must appear once on the page, beside its field. */
const readOut: Record<string, string> = {
  [messages.uploadType]: "Formatnya bukan ZIP, PDF, JPG, atau PNG.",
  [messages.uploadSize]: "Ukurannya lebih dari 20 MB.",
};

/** What the service takes; components/funder/registration/section-list.test.ts compares it with lib/limits.ts. */
const documentsSub =
  "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas. Satu dokumen boleh terdiri atas beberapa berkas. Dokumen hanya dipakai untuk verifikasi.";

export const funderCopy = {
  company: {
    title: "Registrasi Pendanaan - Perusahaan",
    description: "Lengkapi data dan dokumen perusahaan untuk menjadi pemberi dana di Simpul.",
    lead: "Sediakan waktu sekitar 15 menit. Isian tersimpan di perangkat ini 7 hari, jadi boleh dilanjutkan nanti. Berkas disimpan 24 jam sejak diunggah; setelah itu, pilih berkasnya lagi.",
    sections: {
      company: { id: "perusahaan", title: "Perusahaan", sub: "Tulis seperti tercantum di akta dan izin usaha." },
      pic: { id: "penanggung-jawab", title: "Penanggung jawab", sub: "Orang yang kami hubungi untuk urusan pendanaan ini." },
      address: { id: "alamat", title: "Alamat perusahaan", sub: "Pilih berurutan. Mengganti provinsi akan mengosongkan pilihan di bawahnya." },
      finance: { id: "keuangan", title: "Keuangan dan rekening", sub: "Rekening harus atas nama perusahaan." },
      documents: { id: "dokumen", title: "Dokumen", sub: documentsSub },
    },
  },
  personal: {
    title: "Registrasi Pendanaan - Pribadi",
    description: "Lengkapi data diri dan dokumen untuk menjadi pemberi dana di Simpul.",
    lead: "Sediakan waktu sekitar 10 menit. Isian tersimpan di perangkat ini 7 hari, jadi boleh dilanjutkan nanti. Berkas disimpan 24 jam sejak diunggah; setelah itu, pilih berkasnya lagi.",
    sections: {
      person: { id: "data-diri", title: "Data diri", sub: "Tulis seperti tercantum di KTP." },
      address: { id: "alamat", title: "Alamat tinggal", sub: "Pilih berurutan. Mengganti provinsi akan mengosongkan pilihan di bawahnya." },
      bank: { id: "rekening", title: "Rekening", sub: "Rekening harus atas nama Anda sendiri." },
      documents: { id: "dokumen", title: "Dokumen", sub: documentsSub },
    },
  },
  steps: {
    label: "Langkah pendaftaran",
    list: [
      { title: "Buat akun", status: ["Masuk atau daftar", "Selesai", "Selesai"] },
      { title: "Data dan dokumen", status: ["Setelah akun dibuat", "Sedang diisi", "Selesai"] },
      { title: "Mulai mendanai", status: ["Setelah data disimpan", "Setelah data disimpan", "Setelah disetujui dan risiko dipahami"] },
    ],
  },
  contents: {
    label: "Bagian formulir",
    title: "Di halaman ini",
    toFix: (count: number) => `${count} perlu diperbaiki`,
    complete: "Lengkap",
    progress: (done: number, total: number) => `${done} dari ${total}`,
  },
  hints: {
    idNumber: "16 angka, sesuai KTP.",
    useIdNumber: "Pakai nomor KTP saya",
    takeFacts: (birthday: string, gender: string) => `Isi tanggal lahir ${birthday} dan jenis kelamin ${gender}`,
    birthday: "Pemberi dana berusia minimal 18 tahun.",
    birthdayDiffers: "Tanggal ini berbeda dari tanggal di dalam No. KTP Anda. Periksa kembali keduanya.",
    npwpDoubt: {
      old: "NPWP perorangan kini 16 angka, sama dengan NIK. Yang 15 angka tetap kami terima.",
      differs: "Angka ini berbeda dari No. KTP Anda. NPWP 16 angka milik perorangan sama dengan NIK; periksa kembali keduanya.",
    },
    companyNpwpIsPersons: "Angka ini berbentuk NIK perorangan. Yang diminta NPWP perusahaan; periksa kembali.",
    genderDiffers: "Pilihan ini berbeda dari yang tercatat di dalam No. KTP Anda. Periksa kembali keduanya.",
    bankUnlisted: "Daftar bank belum tersedia. Silakan tulis nama bank Anda.",
    mailingSame: "Sama dengan alamat",
  },
  select: {
    failed: "Daftar pilihan gagal dimuat.",
  },
  region: {
    /** For screen readers only: the specification's message must appear once on the page, beside its field. */
    early: (above: string) => `Isi ${above} lebih dulu.`,
    unlisted: "Daftar pilihan untuk wilayah ini belum tersedia. Silakan tulis namanya.",
    moved: (city: string, province: string) => `${city} sekarang di ${province}. Pakai provinsi ini`,
    movedTaken: (city: string, province: string) => `Provinsi diisi ${province}, kota/kabupaten diisi ${city}.`,
    cleared: (levels: string) => `${levels} dikosongkan. Pilih kembali.`,
    postcodeCleared: "Kode pos dikosongkan: kode pos kelurahan/desa ini tidak diketahui.",
    /** For screen readers only: the field is visible. */
    postcodeFilled: (postcode: string) => `Kode pos diisi ${postcode}.`,
    postcodeDiffers: (postcode: string) => `Kode pos kelurahan/desa ini: ${postcode}.`,
    postcodeOffer: (postcode: string) => `Gunakan kode pos ${postcode}`,
  },
  upload: {
    groupDone: "Lengkap",
    groupProgress: (done: number, total: number) => `${done} dari ${total} terunggah`,
    groupOptional: "Boleh dikosongkan",
    choose: "Pilih berkas",
    more: "Tambah berkas",
    scan: "Pindai dengan ponsel",
    drop: "Berkas juga dapat diseret ke baris dokumennya.",
    about: "Apa ini? Lihat contoh",
    sampleAlt: (title: string) => `Contoh gambar ${title}`,
    secondsLeft: (seconds: number) => (seconds < 60 ? `sisa sekitar ${seconds} detik` : `sisa sekitar ${Math.round(seconds / 60)} menit`),
    waiting: "Menyiapkan…",
    sending: (percentage: number, sent: string, size: string) => `${percentage}%, ${sent} dari ${size}`,
    checking: "Memeriksa di server…",
    retrying: (retry: number) => `Jaringan terputus. Mencoba lagi (${retry} dari 3)…`,
    stored: (size: string) => `Terunggah, ${size}`,
    progress: (file: string) => `Mengunggah ${file}`,
    view: "Lihat",
    viewing: "Memuat berkas…",
    notViewable: "Isi berkas ZIP tidak dapat ditampilkan. Unduh untuk membukanya.",
    viewFailed: "Berkas tidak dapat ditampilkan di sini. Unduh untuk membukanya, atau coba lagi nanti.",
    download: "Unduh berkas",
    close: "Tutup",
    pageOf: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
    cancel: "Batalkan",
    remove: "Hapus",
    dismiss: "Tutup pesan",
    retry: "Coba lagi",
    retryFile: (file: string) => `Coba lagi mengunggah ${file}`,
    failedNote: (file: string, reason: string) => [file, "gagal –", reason].filter(Boolean).join(" "),
    announceSending: (file: string) => `Mengunggah ${file}.`,
    announceHalf: (file: string) => `Setengah dari ${file} sudah terkirim.`,
    announceResending: (file: string) => `Koneksi terputus. Mengirim ulang ${file}.`,
    announceStored: (file: string) => `Berkas ${file} berhasil diunggah.`,
    announceUnsent: (file: string, reason: string) => `${file} belum terkirim. ${reason} Untuk mengirimnya lagi, tekan tombol Coba lagi.`,
    announceRefused: (file: string, reason: string) => `${file} tidak diterima. ${readOut[reason] ?? reason}`,
    announceRemoved: "Berkas dihapus.",
    empty: "Berkas ini kosong (0 byte). Pilih berkas yang berisi dokumen.",
    encrypted: "PDF ini dikunci dengan kata sandi. Simpan salinan tanpa kata sandi, lalu unggah salinan itu.",
    expired: "Berkas ini terunggah lebih dari 24 jam yang lalu dan sudah dihapus. Pilih berkas ini sekali lagi.",
    unsent: "Berkas ini belum terkirim saat halaman ditutup. Pilih berkas ini sekali lagi.",
    webp: "Berkas ini gambar WebP, apa pun namanya. Buka gambarnya, simpan sebagai JPG atau PNG, lalu unggah yang baru.",
    heic: "Berkas ini foto HEIC, apa pun namanya. Buka fotonya di ponsel, simpan atau bagikan sebagai JPG, lalu unggah yang baru.",
    signInFirst: "Belum terkirim: Anda perlu masuk lebih dulu.",
    droppedBeside: "Letakkan berkas di baris dokumennya.",
    unreadable: "Berkas tidak dapat dibaca dari perangkat ini. Pindahkan ke penyimpanan perangkat, lalu pilih lagi.",
  },
  draft: {
    automatic: "Draf disimpan otomatis",
    saved: (time: string) => `Tersimpan ${time}`,
    restored: (time: string) => `Kami memuat draf Anda yang tersimpan ${time}.`,
    unsaved: "Draf tidak dapat disimpan di browser ini. Selesaikan formulir tanpa menutup halaman, atau izinkan penyimpanan situs.",
    drop: "Hapus draf",
    dropTitle: "Hapus draf ini?",
    dropText: "Semua isian dan daftar berkas di halaman ini akan dikosongkan.",
    dropConfirm: "Ya, hapus draf",
    dropCancel: "Batal",
    dropped: "Draf dihapus",
    droppedElsewhere: "Draf dihapus di tab lain",
    note: "Draf hanya ada di perangkat ini, tanpa kata sandi dan tanpa isi berkas. Di perangkat bersama, hapus draf setelah selesai.",
  },
  save: {
    submit: "Simpan dan Lanjutkan",
    busy: "Menyimpan",
    ready: "Pastikan data sesuai dokumen sebelum menyimpan.",
    uploading: (count: number) => `${count} berkas masih diunggah. Tombol aktif setelah semua berkas selesai.`,
    failed: (count: number) => `${count} berkas gagal diunggah. Tombol aktif sesaat lagi.`,
    noted: (names: string) => `Belum terunggah: ${names}. Unggah lagi di bagian Dokumen.`,
    both: (uploading: number, failed: number) => `${uploading} berkas masih diunggah dan ${failed} gagal. Tombol aktif setelah semua berkas selesai.`,
  },
  consents: {
    title: "Persetujuan Anda",
    lead: "Masing-masing boleh dicentang atau tidak, dan dapat ditarik kapan saja lewat",
    request: "formulir hak data",
    /** Each with its words and with what happens without it. `lib/contract/agreements.ts` has the hash of the words. */
    list: [
      {
        document: "consent-face",
        words: "Saya menyetujui foto wajah saya dicocokkan dengan foto KTP untuk memeriksa identitas saya.",
        without:
          "Tanpa persetujuan ini, foto wajah tidak dicocokkan secara otomatis. Kami mengundang Anda untuk diperiksa lewat tatap muka di kantor.",
      },
      {
        document: "consent-financial",
        words: "Saya menyetujui data keuangan dan buktinya diproses untuk memeriksa sumber dana.",
        without: "Tanpa persetujuan ini, data keuangan tidak kami periksa. Anda dapat menunjukkan buktinya di kantor.",
      },
      {
        document: "risk-understood",
        words:
          "Saya memahami bahwa pokok dan imbal hasil pendanaan dapat hilang seluruhnya, tidak dijamin LPS, dan tidak dapat ditarik sebelum penerima dana membayar.",
        without: "Tanpa pernyataan ini, akun Anda tetap diperiksa, tetapi belum dapat mendanai.",
      },
    ],
    notKept: "Centang persetujuan tidak ikut tersimpan. Baca, lalu centang lagi jika setuju.",
    privacy: "Baca Kebijakan Privasi",
  },
  check: {
    title: "Periksa kembali data Anda",
    hint: "Buka untuk membaca seluruh isian sebelum menyimpan.",
    empty: "Belum diisi",
    change: "Ubah",
  },
  link: {
    title: "Tautan tidak berlaku",
    text: "Tautan pendaftaran ini tidak lengkap atau sudah kedaluwarsa. Masuk dengan akun Anda untuk melanjutkan pengisian data.",
    login: "Masuk",
    register: "Daftar akun baru",
    doneDraft: "Isian yang Anda tulis tadi masih ada di perangkat ini. Hapus jika tidak Anda perlukan lagi.",
    accepted: "Data Anda sudah kami terima",
    absent: "Masuk untuk mengisi data",
    absentText: "Formulir ini melengkapi akun pemberi dana. Masuk dengan akun Anda, atau daftar jika belum punya akun.",
    absentDraft: "Isian dan berkas Anda tersimpan di perangkat ini. Masuk dengan akun Anda untuk melanjutkan.",
    home: "Ke halaman depan",
    failed: "Akun Anda belum dapat dimuat",
    retry: "Coba lagi",
    loading: "Memuat formulir…",
    noScript: "Formulir ini memerlukan JavaScript untuk menyimpan draf dan mengunggah berkas. Aktifkan JavaScript, lalu muat ulang halaman.",
  },
  refusal: {
    title: "Data belum tersimpan",
    handleTitle: "Masa pengisian berakhir. Masuk untuk melihat statusnya",
    handle:
      "Masa pendaftaran ini sudah berakhir, Anda sudah keluar dari semua perangkat, atau datanya sudah kami terima lebih dulu, misalnya lewat kiriman yang terputus sebelum kami sempat menjawab. Masuk dengan akun Anda untuk memastikannya. Jika datanya belum kami terima, formulir ini terbuka lagi; isian tetap ada di perangkat ini.",
    session: "Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan; isian dan berkas yang sudah terunggah tetap ada di draf.",
    file: "Sebagian berkas tidak lagi tersimpan di server, biasanya karena drafnya sudah lama. Hapus berkas tersebut, lalu unggah ulang.",
    unansweredTitle: "Belum pasti terkirim",
    unanswered:
      "Sambungan terputus sebelum kami sempat menjawab, jadi data Anda mungkin sudah sampai, mungkin belum. Isian dan berkas tetap ada di perangkat ini. Periksa internet Anda, lalu kirim lagi: data yang sama tidak tersimpan dua kali.",
    other: "Isian dan berkas tetap ada di perangkat ini. Perbaiki jika ada yang disebutkan, lalu kirim lagi.",
    dropFiles: "Hapus berkas dari draf",
    login: "Masuk untuk melanjutkan",
  },
  apology: {
    title: "Mohon maaf",
    text: "Formulir ini panjang dan tidak dirancang untuk ponsel. Sebaiknya lanjutkan dengan laptop, komputer, atau tablet.",
    copy: "Salin tautan",
    copyHint: "Tautan berisi kunci pendaftaran Anda. Kirim hanya ke perangkat Anda sendiri.",
    proceed: "Tetap lanjutkan di perangkat ini",
  },
} as const;
