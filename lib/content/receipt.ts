const EXAMPLE = "HPS-7K3M-Q9XR-02VT";

/** /verifikasi: the receipt of a deletion, and whether it is ours. */
export const receiptPage = {
  title: "Verifikasi tanda terima",
  description: "Periksa apakah tanda terima penghapusan akun benar diterbitkan Simpul dan tidak diubah. Tidak perlu akun.",
  heading: "Verifikasi tanda terima penghapusan",
  example: EXAMPLE,
  exampleTitle: "Contoh tanda terima",
  lead: `Tulis nomor bukti pada tanda terima, misalnya ${EXAMPLE}. Tidak perlu akun.`,
  field: "Nomor bukti",
  hint: "Huruf besar atau kecil, dengan atau tanpa tanda hubung.",
  submit: "Periksa",
  empty: "Tulis nomor bukti dulu.",
  results: {
    genuine: {
      title: "Asli",
      text: "Tanda terima ini kami terbitkan, dan tanda tangannya cocok. Isi yang asli ada di bawah: jika lembar, gambar, atau berkas yang Anda pegang berbeda, termasuk kainnya, lembar itu sudah diubah.",
    },
    broken: {
      title: "Tidak dapat dipastikan",
      text: "Nomornya ada, tetapi tanda tangannya tidak cocok dengan kunci kami. Jangan mengandalkan tanda terima ini; hubungi kami.",
    },
    unknown: {
      title: "Nomor tidak dikenal",
      text: "Kami tidak menerbitkan tanda terima dengan nomor ini, atau masa simpannya (5 tahun) sudah lewat. Periksa lagi setiap hurufnya.",
    },
    incomplete: {
      title: "Belum ada nomor yang lengkap",
      text: `Tulisannya tidak memuat satu nomor yang lengkap, jadi tanda terimanya belum diperiksa. Nomor bukti terdiri atas HPS dan tiga kelompok berisi empat huruf atau angka, misalnya ${EXAMPLE}.`,
    },
    several: {
      title: "Ada lebih dari satu nomor",
      text: "Tulisannya memuat beberapa nomor, jadi tanda terimanya belum diperiksa. Tulis satu nomor saja.",
    },
    failed: { title: "Belum dapat diperiksa", text: "Layanan sedang tidak dapat dihubungi. Nomor Anda tetap di kolom; coba lagi sebentar lagi." },
  },
  ticket: "Nomor tiket pengaduan (ADU), permintaan data (HAK), dan pinjaman usaha (PJU) diperiksa di halaman Bantuan.",
  toHelp: "Periksa nomor tiket",
  document: {
    title: "Tanda terima penghapusan akun",
    number: "Nomor bukti",
    at: "Waktu penghapusan",
    issuer: "Diterbitkan oleh",
    erased: "Yang dihapus",
    retained: "Yang tetap disimpan",
    reason: "Dasar:",
    term: "Masa simpan:",
    until: (date: string, duration: string) => `sampai ${date} (${duration})`,
    rule: "Dasar dan jangka waktu sesuai tabel masa simpan dalam Kebijakan Privasi.",
    noPersonal: "Tanda terima ini tidak memuat nama, nomor ponsel, atau nomor KTP. Siapa pun yang memegang nomornya dapat memeriksanya.",
    signature: "Tanda tangan (Ed25519)",
    keyId: "Nomor kunci",
    check: "Periksa keasliannya di",
    print: "Cetak",
    json: "Unduh berkas bukti",
    qr: "Kode QR ke halaman verifikasi nomor ini",
  },
  keys: {
    heading: "Untuk teknisi: memeriksa tanpa halaman ini",
    text: "Unduh berkas bukti (JSON), simpan kunci publik di bawah sebagai kunci.pem, lalu jalankan perintah ini (perlu jq dan openssl). Kunci lama tetap tercantum setelah diganti.",
  },
} as const;
