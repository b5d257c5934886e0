/** Copy of the two funder detail forms. Labels are the accessible names of their fields. */

import { messages } from "./messages.ts";

const region = { province: "Provinsi", city: "Kota/Kabupaten", district: "Kecamatan", village: "Kelurahan/Desa" } as const;

export const companyLabels = {
  name: "Nama Perusahaan",
  companyShortName: "Singkatan Perusahaan",
  legalEntityType: "Jenis Badan Hukum",
  workArea: "Bidang Usaha",
  contractId: "Nomor Akta Pendirian",
  businessLicenseNo: "Jenis Izin Usaha",
  legalEntityId: "Nomor Izin Usaha",
  npwp: "NPWP",
  legalPersonName: "Nama PIC",
  idNumber: "No. KTP PIC",
  ...region,
  postcode: "Kode Pos",
  address: "Alamat",
  mailingAddress: "Alamat Surat Menyurat",
  fundingSource: "Sumber Dana",
  monthlyIncome: "Pendapatan per Bulan",
  bankName: "Nama Bank",
  bankAccount: "Nomor Rekening",
} as const;

export const personalLabels = {
  idNumber: "No. KTP",
  npwp: "NPWP",
  gender: "Jenis Kelamin",
  placeOfBirth: "Tempat Lahir",
  birthday: "Tanggal Lahir",
  ...region,
  postcode: "Kode Pos",
  address: "Alamat",
  bankName: "Nama Bank",
  bankAccount: "Nomor Rekening",
} as const;

export const legalEntityTypes = ["PT", "CV", "Koperasi", "Yayasan", "Lainnya"] as const;
export const licenceTypes = ["SIUP", "NIB", "TDP", "Lainnya"] as const;
export const workAreas = [
  "Pertanian, kehutanan, dan perikanan",
  "Pertambangan dan energi",
  "Industri pengolahan",
  "Konstruksi",
  "Perdagangan besar dan eceran",
  "Transportasi dan pergudangan",
  "Akomodasi, makanan, dan minuman",
  "Informasi dan komunikasi",
  "Jasa keuangan dan asuransi",
  "Real estat",
  "Jasa profesional dan perusahaan",
  "Pendidikan",
  "Kesehatan dan kegiatan sosial",
  "Lainnya",
] as const;
export const fundingSources = [
  "Hasil usaha",
  "Modal pemegang saham",
  "Laba ditahan",
  "Hasil investasi",
  "Penjualan aset",
  "Pinjaman",
  "Hibah atau donasi",
  "Lainnya",
] as const;
export const monthlyIncomes = [
  "Kurang dari Rp50 juta",
  "Rp50 juta sampai Rp100 juta",
  "Rp100 juta sampai Rp500 juta",
  "Rp500 juta sampai Rp1 miliar",
  "Rp1 miliar sampai Rp5 miliar",
  "Lebih dari Rp5 miliar",
] as const;

/** The banks that most accounts are at, first in the list of banks. */
export const frequentBanks = ["BCA", "Mandiri", "BRI", "BNI", "BSI", "CIMB Niaga", "Permata", "Danamon"] as const;

/** The drawn samples, `public/art/contoh-….svg`. */
type Sample = "akta" | "sk" | "nib" | "ktp" | "npwp" | "rekening" | "laporan" | "wajah" | "penghasilan";

/** A document to upload: `field` is its name on the wire. */
export type DocumentCopy = {
  field: string;
  title: string;
  hint: string;
  optional: boolean;
  /** What it is, who issues it, and what to do without it. */
  about: string;
  sample: Sample;
  /** The most files; no limit by default (Accounts §3). */
  limit?: number;
};

const required = <Field extends string>(field: Field, title: string, hint: string, sample: Sample, about: string) => ({
  field,
  title,
  hint,
  optional: false,
  sample,
  about,
});
/** Ends the title of a document that need not be given. */
export const optionalMark = " (opsional)";
const optional = <Field extends string>(...[field, title, hint, sample, about]: Parameters<typeof required<Field>>) => ({
  ...required(field, title + optionalMark, hint, sample, about),
  optional: true,
});

export const companyDocuments = [
  required(
    "companyEstablishmentPicUrl",
    "Akta Pendirian",
    "Akta pertama beserta lampirannya, semua halaman terbaca.",
    "akta",
    "Akta yang dibuat notaris saat perusahaan didirikan. Salinannya ada pada pengurus atau kantor notaris pembuatnya.",
  ),
  required(
    "contractFileUrl",
    "SK Pengesahan Akta Pendirian",
    "Surat pengesahan untuk akta pendirian di atas.",
    "sk",
    "Keputusan Menteri Hukum yang mengesahkan perusahaan saat berdiri; notaris mengurusnya lewat AHU Online. CV memakai Surat Keterangan Terdaftar. Hanya punya satu SK? Unggah SK yang sama di sini dan di SK Kemenkumham.",
  ),
  required(
    "contractModifyFileUrl",
    "Akta Perubahan Terakhir",
    "Beserta bukti pelaporannya. Belum pernah berubah? Unggah akta pendirian.",
    "akta",
    "Akta notaris tentang perubahan terakhir, misalnya pengurus, modal, atau alamat, dengan surat penerimaan pemberitahuannya.",
  ),
  required(
    "companySkPicUrl",
    "SK Kemenkumham",
    "SK pengesahan badan hukum yang masih berlaku.",
    "sk",
    "Keputusan terbaru kementerian di bidang hukum tentang perusahaan, misalnya setelah perubahan akta. Belum pernah berubah? Unggah SK pengesahan pendirian sekali lagi.",
  ),
  required(
    "ktpPicUrl",
    "KTP Pengurus",
    "Foto atau pindaian asli, tidak terpotong, tidak silau.",
    "ktp",
    "KTP direktur atau pengurus yang namanya tercantum di akta. Pengurus warga asing memakai paspor.",
  ),
  required(
    "npwpPicUrl",
    "NPWP Perusahaan",
    "Kartu atau surat keterangan terdaftar.",
    "npwp",
    "Kartu atau surat keterangan terdaftar atas nama perusahaan dari kantor pajak (DJP), bukan NPWP pribadi pengurus.",
  ),
  required(
    "nibFileUrl",
    "NIB",
    "Nomor Induk Berusaha dari OSS, semua halaman.",
    "nib",
    "Terbit lewat oss.go.id dan dapat diunduh lagi dari sana sebagai PDF.",
  ),
  required(
    "companyBylawsPicUrl",
    "Rekening Koran (minimal 3 bulan terakhir)",
    "Rekening atas nama perusahaan. Beberapa berkas boleh diunggah sekaligus.",
    "rekening",
    "Rekening koran dari bank, diunduh dari internet banking atau diminta di cabang. Satu PDF untuk tiga bulan atau satu berkas per bulan sama saja.",
  ),
  required(
    "internalFinancialReportUrl",
    "Laporan Keuangan Internal",
    "Tahun buku terakhir: neraca dan laba rugi.",
    "laporan",
    "Laporan yang disusun bagian keuangan perusahaan sendiri. Hanya punya laporan audit? Unggah laporan itu di sini.",
  ),
  optional(
    "auditedInternalFinancialReportUrl",
    "Laporan Keuangan Audit",
    "Dari kantor akuntan publik.",
    "laporan",
    "Laporan keuangan yang sudah diperiksa kantor akuntan publik, dengan surat pendapatnya.",
  ),
  optional(
    "siupFileUrl",
    "SIUP",
    "Jika perusahaan masih memilikinya.",
    "nib",
    "Surat Izin Usaha Perdagangan dari dinas setempat. Sejak ada OSS, NIB menggantikannya bagi kebanyakan usaha.",
  ),
  optional("tdpFileUrl", "TDP", "Jika perusahaan masih memilikinya.", "nib", "Tanda Daftar Perusahaan dari dinas setempat. Kini digantikan NIB."),
];

export const personalDocuments = [
  required(
    "ktpPicUrl",
    "Foto KTP",
    "KTP asli, keempat sudut terlihat, tulisan terbaca.",
    "ktp",
    "Foto kartunya langsung, bukan fotokopi atau tangkapan layar.",
  ),
  required(
    "facePicUrl",
    "Foto Wajah (Selfie)",
    "Wajah menghadap kamera, cukup cahaya, tanpa masker atau kacamata hitam.",
    "wajah",
    "Foto baru Anda sendiri, satu orang saja, tanpa filter. Kami mencocokkannya dengan foto KTP.",
  ),
  required(
    "npwpPicUrl",
    "Foto NPWP",
    "Kartu NPWP, atau KTP jika NIK sudah menjadi NPWP Anda.",
    "npwp",
    "Kartu dari kantor pajak (DJP), fisik atau elektronik. Tidak punya kartunya? Unggah foto KTP sekali lagi di sini.",
  ),
  required(
    "incomePicUrlList",
    "Bukti Penghasilan",
    "Slip gaji, SPT, atau rekening koran. Beberapa berkas boleh diunggah sekaligus.",
    "penghasilan",
    "Slip gaji dari pemberi kerja, SPT tahunan dari DJP, atau rekening koran tiga bulan terakhir dari bank. Salah satunya cukup.",
  ),
];

/** For screen readers only: the specification's message must appear once on the page, beside its field. */
const readOut: Record<string, string> = {
  [messages.uploadType]: "Formatnya bukan ZIP, PDF, JPG, atau PNG.",
  [messages.uploadSize]: "Ukurannya lebih dari 20 MB.",
};

/** What the service takes; components/funder/registration/section-list.test.ts compares it with lib/limits.ts. */
const documentsSub =
  "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas. Satu dokumen boleh terdiri atas beberapa berkas; satu akun dapat menyimpan 150 berkas dan mengunggah 2.400 MB sehari. Dokumen hanya dipakai untuk verifikasi.";

export const funderCopy = {
  company: {
    title: "Registrasi Pendanaan - Perusahaan",
    description: "Lengkapi data dan dokumen perusahaan untuk menjadi pemberi dana di Simpul.",
    lead: "Sediakan waktu sekitar 15 menit. Isian dan daftar berkas Anda tersimpan di perangkat ini selama 7 hari, jadi boleh dilanjutkan nanti. Berkas yang sudah terunggah menunggu 24 jam.",
    sections: {
      company: { title: "Perusahaan", sub: "Tulis seperti tercantum di akta dan izin usaha." },
      pic: { title: "Penanggung jawab", sub: "Orang yang kami hubungi untuk urusan pendanaan ini." },
      address: { title: "Alamat perusahaan", sub: "Pilih berurutan. Mengganti provinsi akan mengosongkan pilihan di bawahnya." },
      finance: { title: "Keuangan dan rekening", sub: "Rekening harus atas nama perusahaan." },
      documents: { title: "Dokumen", sub: documentsSub },
    },
  },
  personal: {
    title: "Registrasi Pendanaan - Pribadi",
    description: "Lengkapi data diri dan dokumen untuk menjadi pemberi dana di Simpul.",
    lead: "Sediakan waktu sekitar 10 menit. Isian dan daftar berkas Anda tersimpan di perangkat ini selama 7 hari, jadi boleh dilanjutkan nanti. Berkas yang sudah terunggah menunggu 24 jam.",
    sections: {
      person: { title: "Data diri", sub: "Tulis seperti tercantum di KTP." },
      address: { title: "Alamat tinggal", sub: "Pilih berurutan. Mengganti provinsi akan mengosongkan pilihan di bawahnya." },
      bank: { title: "Rekening", sub: "Rekening harus atas nama Anda sendiri." },
      documents: { title: "Dokumen", sub: documentsSub },
    },
  },
  steps: {
    label: "Langkah pendaftaran",
    list: [
      { title: "Buat akun", status: ["Masuk atau daftar", "Selesai", "Selesai"] },
      { title: "Data dan dokumen", status: ["Setelah akun dibuat", "Sedang diisi", "Selesai"] },
      { title: "Mulai mendanai", status: ["Setelah data disimpan", "Setelah data disimpan", "Setelah data diperiksa"] },
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
    shortName: "Maksimal 30 karakter.",
    companyIdNumber: "NIK pada KTP, atau nomor paspor bagi PIC warga asing.",
    idNumber: "16 angka, sesuai KTP.",
    companyNpwp: "15 atau 16 angka. NPWP lama 15 angka boleh ditulis dengan tambahan 0 di depan.",
    personalNpwp: "15 atau 16 angka. NPWP 16 angka sama dengan NIK Anda.",
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
    postcode: "5 angka. Terisi dari kelurahan/desa jika tersedia; ubah jika tidak sesuai.",
    bankUnlisted: "Daftar bank belum tersedia. Silakan tulis nama bank Anda.",
    bankAccount: "Hanya angka, tanpa spasi.",
    mailingSame: "Sama dengan alamat",
  },
  select: {
    placeholder: "Pilih",
    search: "Cari",
    loading: "Memuat…",
    empty: "Tidak ditemukan",
    failed: "Daftar pilihan gagal dimuat.",
  },
  region: {
    /** For screen readers only: the specification's message must appear once on the page, beside its field. */
    early: (above: string) => `Isi ${above} lebih dulu.`,
    unlisted: "Daftar pilihan untuk wilayah ini belum tersedia. Silakan tulis namanya.",
    cleared: (levels: string) => `${levels} dikosongkan. Pilih kembali.`,
    postcodeCleared: "Kode pos dikosongkan: kode pos kelurahan/desa ini tidak diketahui.",
    /** For screen readers only: the field is visible. */
    postcodeFilled: (postcode: string) => `Kode pos diisi ${postcode}.`,
    postcodeDiffers: (postcode: string) => `Kode pos kelurahan/desa ini: ${postcode}.`,
    postcodeOffer: (postcode: string) => `Gunakan kode pos ${postcode}`,
  },
  upload: {
    choose: "Pilih berkas",
    more: "Tambah berkas",
    scan: "Pindai dengan ponsel",
    drop: "atau seret dan lepaskan berkas di baris ini",
    about: "Apa ini? Lihat contoh",
    sampleAlt: (title: string) => `Contoh gambar ${title}`,
    secondsLeft: (seconds: number) => (seconds < 60 ? `sisa sekitar ${seconds} detik` : `sisa sekitar ${Math.round(seconds / 60)} menit`),
    waiting: "Menyiapkan…",
    sending: (percentage: number, sent: string, size: string) => `${percentage}%, ${sent} dari ${size}`,
    checking: "Memeriksa di server…",
    retrying: (retry: number) => `Jaringan terputus. Mencoba lagi (${retry} dari 3)…`,
    stored: (size: string) => `Terunggah, ${size}`,
    progress: (file: string) => `Mengunggah ${file}`,
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
    unsaved: "Draf tidak dapat disimpan di peramban ini. Selesaikan formulir tanpa menutup halaman, atau izinkan penyimpanan situs.",
    drop: "Hapus draf",
    dropTitle: "Hapus draf ini?",
    dropText: "Semua isian dan daftar berkas di halaman ini akan dikosongkan.",
    dropConfirm: "Ya, hapus draf",
    dropCancel: "Batal",
    dropped: "Draf dihapus",
    droppedElsewhere: "Draf dihapus di tab lain",
    note: "Draf hanya ada di perangkat ini dan tidak memuat kata sandi. Di perangkat bersama, hapus draf setelah selesai.",
  },
  save: {
    submit: "Simpan dan Lanjutkan",
    busy: "Menyimpan",
    ready: "Pastikan data sesuai dokumen sebelum menyimpan.",
    consent:
      "Dengan menyimpan, Anda menyetujui secara khusus pemrosesan foto wajah dan data keuangan untuk memeriksa identitas dan sumber dana. Persetujuan ini dapat ditarik lewat formulir hak data.",
    uploading: (count: number) => `${count} berkas masih diunggah. Tombol aktif setelah semua berkas selesai.`,
    failed: (count: number) => `${count} berkas gagal diunggah. Tombol aktif sesaat lagi.`,
    both: (uploading: number, failed: number) => `${uploading} berkas masih diunggah dan ${failed} gagal. Tombol aktif setelah semua berkas selesai.`,
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
    done: "Data Anda sudah lengkap",
    doneText: "Akun ini tidak memerlukan pengisian data lagi.",
    doneDraft: "Isian yang Anda tulis tadi masih ada di perangkat ini. Hapus jika tidak Anda perlukan lagi.",
    accepted: "Data Anda sudah kami terima",
    absent: "Masuk untuk mengisi data",
    absentText: "Formulir ini melengkapi akun pemberi dana. Masuk dengan akun Anda, atau daftar jika belum punya akun.",
    home: "Ke halaman depan",
    failed: "Akun Anda belum dapat dimuat",
    retry: "Coba lagi",
    loading: "Memuat formulir…",
    noScript: "Formulir ini memerlukan JavaScript untuk menyimpan draf dan mengunggah berkas. Aktifkan JavaScript, lalu muat ulang halaman.",
  },
  refusal: {
    title: "Data belum tersimpan",
    handleTitle: "Pendaftaran ini tidak dapat dikirim lagi",
    handle:
      "Masa pendaftaran ini sudah berakhir, atau datanya sudah kami terima lebih dulu, misalnya lewat kiriman yang terputus sebelum kami sempat menjawab. Masuk dengan akun Anda untuk memastikannya. Jika datanya belum kami terima, formulir ini terbuka lagi; isian tetap ada di perangkat ini.",
    session: "Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan; isian dan berkas yang sudah terunggah tetap ada di draf.",
    file: "Sebagian berkas tidak lagi tersimpan di server, biasanya karena drafnya sudah lama. Hapus berkas tersebut, lalu unggah ulang.",
    unansweredTitle: "Kiriman belum terjawab",
    unanswered:
      "Sambungan terputus sebelum kami sempat menjawab, jadi data Anda mungkin sudah sampai, mungkin belum. Isian dan berkas tetap ada di perangkat ini. Periksa internet Anda, lalu kirim lagi: data yang sama tidak tersimpan dua kali.",
    other: "Isian dan berkas tetap ada di perangkat ini. Perbaiki jika ada yang disebutkan, lalu kirim lagi.",
    dropFiles: "Hapus berkas dari draf",
    login: "Masuk untuk melanjutkan",
  },
  apology: {
    title: "Mohon maaf",
    text: "Pendaftaran pemberi dana belum dapat dilakukan dari ponsel. Lanjutkan dengan laptop, komputer, atau tablet.",
    copy: "Salin tautan",
    copyHint: "Tautan berisi kunci pendaftaran Anda. Kirim hanya ke perangkat Anda sendiri.",
    proceed: "Tetap lanjutkan di perangkat ini",
  },
} as const;
