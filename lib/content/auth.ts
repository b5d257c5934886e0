/** Copy of account choice, sign-in, registration and forgotten password. */
export const accountSelectCopy = {
  title: "Pilih jenis akun",
  lead: "Satu orang atau badan usaha hanya memakai satu jenis akun.",
  description: "Pilih akun pemberi dana untuk mendanai, atau penerima dana untuk meminjam lewat aplikasi.",
  funder: {
    title: "Pemberi Dana",
    points: [
      "Untuk perorangan dan perusahaan",
      "Imbal hasil hingga {{price yield-high}} per tahun, bukan jaminan",
      "Masuk atau daftar dari laptop, komputer, atau tablet",
    ],
    note: "Risiko gagal bayar ditanggung pemberi dana.",
    open: "Masuk",
    register: "Belum punya akun? Daftar",
  },
  recipient: {
    title: "Penerima Dana",
    points: ["{{price least}} sampai {{price most}}", "Biaya lengkap terlihat sebelum Anda setuju", "Pengajuan dilakukan di aplikasi ponsel"],
    open: "Lihat cara mengajukan",
    note: "WNI, minimal 21 tahun, dengan penghasilan yang bisa dibuktikan.",
  },
} as const;

export const authCopy = {
  help: "Bantuan",
} as const;

export const loginCopy = {
  title: "Masuk",
  lead: "Untuk pemberi dana perorangan dan perusahaan.",
  description: "Masuk ke akun pemberi dana Simpul dengan email atau nomor ponsel dan kata sandi Anda.",
  account: "Email/No. telepon",
  password: "Kata sandi",
  forgot: "Lupa kata sandi?",
  submit: "Masuk",
  busy: "Memeriksa…",
  noCookies: "Browser ini memblokir kuki sehingga Anda tidak dapat masuk. Izinkan kuki untuk situs ini di pengaturan browser, lalu coba lagi.",
  reason: "Masuk untuk melanjutkan ke halaman yang Anda buka.",
  reasonDraft: "Masuk lagi untuk melanjutkan; draf Anda tersimpan.",
  noAccount: "Belum punya akun?",
  register: "Daftar",
  card: {
    title: "Sebelum mendanai, ingat tiga hal",
    points: [
      "Imbal hasil hingga {{price yield-high}} per tahun adalah perkiraan, bukan jaminan.",
      "Risiko gagal bayar ditanggung pemberi dana.",
      "Sebarkan dana ke beberapa pinjaman agar risiko tidak menumpuk pada satu penerima dana.",
    ],
  },
} as const;

export const apologyCopy = {
  title: "Mohon maaf",
  text: "Pendaftaran pemberi dana belum dapat dilakukan dari ponsel karena Anda perlu mengunggah dokumen. Silakan lanjutkan dari laptop, komputer, atau tablet.",
  registerText:
    "Pendaftaran pemberi dana tidak dirancang untuk ponsel karena Anda perlu mengunggah dokumen. Silakan lanjutkan dari laptop, komputer, atau tablet.",
  copy: "Salin tautan",
  proceed: "Tetap lanjutkan di perangkat ini",
  haveAccount: "Saya sudah punya akun",
  borrow: "Ingin meminjam? Pengajuan pinjaman justru dilakukan dari ponsel.",
  download: "Unduh aplikasi",
} as const;

export const registerCopy = {
  title: "Daftar",
  lead: "Langkah 1 dari 3. Data dan dokumen diisi setelah akun dibuat.",
  description:
    "Daftar sebagai pemberi dana Simpul, perorangan atau perusahaan: buat akun, lalu lengkapi data dan dokumen dari laptop, komputer, atau tablet.",
  pageTitle: "Daftar pemberi dana",
  type: "Mendanai sebagai",
  types: [
    { value: "1", label: "Perusahaan", note: "PT, CV, koperasi, yayasan" },
    { value: "0", label: "Pribadi", note: "Perorangan, minimal 18 tahun" },
  ],
  name: "Nama lengkap sesuai KTP",
  email: "Alamat email",
  emailSuggestions: "Saran domain",
  emailTypo: "Maksud Anda",
  emailUse: "Pakai alamat ini",
  mobile: "No. handphone",
  password: "Kata sandi",
  passwordHint: "6 sampai 20 karakter. Disarankan 8 atau lebih, dengan huruf dan angka.",
  confirm: "Konfirmasi kata sandi",
  agree: {
    before: "Saya menyetujui",
    terms: "Syarat dan Ketentuan",
    and: "serta",
    funderTerms: "Syarat Pemberi Dana",
    read: ", dan sudah membaca",
    privacy: "Kebijakan Privasi",
    after: ".",
  },
  submit: "Daftar Sekarang",
  busy: "Mendaftarkan…",
  opened: "Akun Anda sudah dibuat, tetapi halaman berikutnya belum dapat dimuat. Datanya tersimpan. Tekan tombol di bawah untuk melanjutkan.",
  continueToDetails: "Lanjut isi data",
  begun: "Akun yang Anda buat tadi masih menunggu data dan dokumen.",
  unsure:
    "Koneksi terputus sebelum kami sempat menjawab. Akun Anda mungkin sudah dibuat. Coba masuk dengan email dan kata sandi yang Anda tulis tadi.",
  needsScript:
    "Pendaftaran memerlukan JavaScript untuk mengunggah dokumen dan menyimpan draf. Aktifkan JavaScript di browser Anda, lalu muat ulang halaman. Masuk ke akun yang sudah ada tidak memerlukannya.",
  haveAccount: "Sudah punya akun?",
  login: "Masuk",
} as const;

/** Advice beside a new password, without rejecting it. */
export const strengthCopy = {
  label: "Kekuatan kata sandi",
  levels: ["Sangat mudah ditebak", "Mudah ditebak", "Cukup", "Kuat", "Sangat kuat"],
  advice: [
    "Hindari nama, tanggal lahir, dan kata yang umum.",
    "Tambahkan beberapa kata atau angka yang tidak berurutan.",
    "Lebih panjang lebih aman.",
    "",
    "",
  ],
} as const;

export const forgotCopy = {
  title: "Lupa kata sandi",
  description: "Minta kode verifikasi dan buat kata sandi baru untuk akun Simpul Anda.",
  steps: ["akun", "kata sandi", "selesai"],
  stepOf: (step: number, of: number, name: string) => `Langkah ${step} dari ${of}: ${name}`,
  accountLead: "Tulis email atau nomor ponsel akun Anda. Kami akan mengirim kode verifikasi 6 angka ke sana.",
  account: "Email/No. telepon",
  send: "Kirim Kode",
  sending: "Mengirim…",
  codeLead: (account: string) =>
    `Jika ${account} terdaftar, kode verifikasi sudah kami kirim ke sana, atau ke kontak lain akun itu jika hanya kontak itu yang sudah terbukti. Kode berlaku 10 menit.`,
  change: "Ganti akun",
  code: "Kode Verifikasi",
  canResend: "Kode dapat dikirim ulang.",
  resend: (seconds: number) => `Kirim ulang (${seconds} dtk)`,
  password: "Kata sandi baru",
  confirm: "Konfirmasi kata sandi",
  submit: "Ubah kata sandi",
  busy: "Menyimpan…",
  unsure:
    "Koneksi terputus sebelum kami sempat menjawab. Kata sandi mungkin sudah diubah. Coba masuk dengan kata sandi baru; jika tidak bisa, minta kode lagi.",
  pressedTwice: "Jika tombol tertekan dua kali, kata sandi mungkin sudah berubah: coba masuk dulu dengan kata sandi baru.",
  noCode: "Tidak menerima kode?",
  gone: { text: "Email atau nomor itu sudah tidak aktif?", link: "Minta kami menggantinya." },
  noCodeReasons: [
    "Email dan SMS biasanya tiba dalam 1 menit. Periksa juga folder spam dan kotak SMS.",
    "Pastikan email atau nomor ponsel yang Anda tulis sama dengan yang Anda pakai saat mendaftar. Jika hanya salah satunya yang pernah Anda buktikan, kode dikirim ke sana.",
    "Anda dapat meminta kode paling banyak 5 kali sehari, dengan jeda 60 detik.",
  ],
  neverShare: "Jangan berikan kode kepada siapa pun, termasuk petugas kami.",
  doneTitle: "Kata sandi sudah diubah",
  doneText: "Akun Anda sudah keluar dari semua perangkat. Bukan Anda yang mengubahnya? Segera hubungi kami.",
  login: "Masuk",
  back: "Kembali ke Masuk",
  card: {
    title: "Agar akun Anda aman",
    points: [
      "Pakai kata sandi yang tidak Anda pakai di tempat lain.",
      "Kami tidak pernah meminta kata sandi atau kode verifikasi lewat telepon atau pesan.",
      "Periksa alamat situs sebelum menulis kata sandi.",
    ],
  },
} as const;
