/** Copy of the requests about personal data and of the check of their numbers. */
export const dataRights = {
  title: "Ajukan hak data Anda",
  lead: "Isi satu formulir; Anda langsung mendapat nomor tiket. Kami mencocokkan identitas Anda sebelum memberi atau mengubah data apa pun.",
  open: "Isi formulir permintaan",
  kinds: [
    {
      value: "access",
      label: "Akses, salinan, dan pemindahan",
      what: "Melihat data yang kami simpan, memperoleh salinannya, atau memindahkannya ke pihak lain dalam bentuk yang dapat dibaca sistem.",
      when: "Dijawab paling lambat 3 × 24 jam.",
    },
    { value: "correction", label: "Perbaikan", what: "Melengkapi atau membetulkan data yang keliru.", when: "Dijawab paling lambat 3 × 24 jam." },
    {
      value: "withdrawal",
      label: "Penarikan persetujuan atau pembatasan",
      what: "Menghentikan pemrosesan yang berdasarkan persetujuan Anda, atau membatasinya untuk sementara.",
      when: "Dijalankan paling lambat 3 × 24 jam.",
    },
    {
      value: "deletion",
      label: "Penghapusan",
      what: "Menghapus akun pemberi dana dan datanya, selain yang wajib disimpan.",
      when: "Dijawab paling lambat 3 × 24 jam.",
    },
    {
      value: "complaint",
      label: "Keberatan atau pengaduan",
      what: "Menolak keputusan otomatis, atau mengadukan cara kami memproses data Anda.",
      when: "Dijawab paling lambat 10 hari kerja.",
    },
  ],

  form: {
    title: "Permintaan hak data pribadi",
    description: "Jangan tulis nomor KTP, kata sandi, PIN, atau OTP di sini. Jika nomor KTP diperlukan, kami memintanya lewat kanal resmi.",
    kind: "Jenis permintaan",
    name: "Nama lengkap",
    contact: "Email atau No. telepon",
    contactHint: "Jawaban dikirim ke sini.",
    message: "Isi permintaan",
    messageHint: "Paling sedikit 10 karakter. Sebutkan data atau layanan yang dimaksud.",
    messageMax: 1000,
    submit: "Kirim permintaan",
    busy: "Mengirim…",
    cancel: "Batal",
  },

  done: {
    title: "Permintaan Anda kami terima",
    text: "Simpan nomor tiket ini. Statusnya dapat diperiksa di halaman ini kapan saja.",
    answers: [
      { days: 3, text: "Jawaban atas permintaan Anda.", kinds: ["access", "correction", "withdrawal", "deletion"] },
      { workingDays: 10, text: "Jawaban atas keberatan atau pengaduan Anda, di luar hari libur nasional.", kinds: ["complaint"] },
    ],
    ticket: "Nomor tiket",
    copy: "Salin nomor tiket",
    copied: "Nomor tiket tersalin",
    finish: "Selesai",
  },

  check: {
    service: "Pengaduan layanan",
    businessLoan: "Permintaan pinjaman usaha",
    title: "Periksa nomor bukti atau tiket",
    label: "Nomor bukti atau tiket",
    receipt: "Verifikasi tanda terima penghapusan",
    hint: "Misalnya HPS-7K3M-Q9XR-02VT. Yang tampil hanya status, tanpa data pribadi.",
    submit: "Periksa",
    busy: "Memeriksa…",
    empty: "Tulis nomor bukti atau tiket dulu.",
    unknown: "Nomor tidak ditemukan. Periksa kembali penulisannya, atau hubungi kami jika nomornya sudah benar.",
    deletion: (at: string, until: string) => `Akun aplikasi dihapus pada ${at}. Bukti ini disimpan sampai ${until}.`,
    submission: (at: string) => `Data pemberi dana: diterima pada ${at}. Masuk ke akun Anda untuk melihat statusnya.`,
    open: (kind: string, at: string) => `${kind}: diterima pada ${at}, sedang diproses.`,
    answered: (kind: string, at: string) => `${kind}: diterima pada ${at}, sudah dijawab.`,
  },
} as const;
