/** /cekKeaslian: whose a number, link, e-mail, app, profile or account is. */
export const authenticityPage = {
  title: "Cek nomor dan WhatsApp atas nama Simpul",
  description:
    "Periksa apakah nomor ponsel, WhatsApp, email, tautan, aplikasi, akun media sosial, atau rekening benar milik Simpul, dan ke mana melaporkannya.",
  heading: "Benarkah ini dari Simpul?",
  lead: "Tempel nomor, email, tautan, nama aplikasi, atau rekening yang menghubungi Anda. Boleh juga seluruh isi pesannya.",
  field: "Nomor, email, tautan, aplikasi, atau rekening",
  hint: "Jangan tulis OTP, PIN, kata sandi, atau nomor KTP. Kami tidak memerlukannya untuk memeriksa.",
  submit: "Periksa",
  result: "Hasil pemeriksaan",
  stamp: (verdict: string) => `Hasil pemeriksaan di situs Simpul: ${verdict}`,
  screen: {
    open: "Layar penuh untuk tangkapan layar",
    name: "Hasil pemeriksaan, layar penuh",
    close: "Tutup",
    checked: (day: string, address: string) => `Diperiksa ${day} di ${address}`,
  },
  tellFamily: "Beri tahu keluarga lewat WhatsApp",
  resultTitle: (verdict: string) => `${verdict} | Cek keaslian`,
  empty: "Tulis atau tempel dulu yang ingin diperiksa.",
  tooLong: (max: string) =>
    `Pesannya terlalu panjang untuk diperiksa sekaligus (paling banyak ${max} huruf). Tempel bagian yang berisi nomor, tautan, atau rekening.`,
  privacy:
    "Yang Anda tulis hanya dibandingkan dengan daftar di bawah: tidak disimpan, tidak dicatat, dan tidak dikirim ke pihak lain. Alamat halaman hasil memuatnya (pesan panjang: kuki yang berlaku 10 menit), jadi jangan bagikan alamat itu jika isinya pribadi.",
  next: "Yang sebaiknya Anda lakukan",
  reports: "Ke mana melapor",
  list: {
    heading: "Daftar kanal resmi",
    lead: (date: string) => `Hanya ini kanal kami. Diperbarui ${date}.`,
    kinds: {
      website: "Situs",
      phone: "Telepon",
      whatsapp: "WhatsApp",
      email: "Email",
      app: "Aplikasi",
      social: "Media sosial",
      account: "Rekening pembayaran",
    },
    noWhatsapp:
      "Kami tidak melayani lewat WhatsApp, Telegram, atau SMS. Kode verifikasi dan pemberitahuan keamanan akun kami kirim lewat SMS atau email, tanpa tautan.",
  },
  picture: {
    heading: "Gambar untuk dibagikan",
    text: "Kirim ke keluarga atau grup warga, supaya mereka tahu kanal yang benar.",
    alt: "Daftar kanal resmi Simpul: situs, telepon, dan email, dengan peringatan bahwa petugas tidak pernah meminta OTP, PIN, atau kata sandi.",
    download: "Unduh gambar (PNG)",
    share: "Bagikan halaman ini ke WhatsApp",
    message: "Periksa nomor, tautan, atau rekening yang mengaku dari Simpul di sini:",
  },
  signed: {
    heading: "Untuk teknisi: daftar bertanda tangan",
    text: "Untuk bank, operator, dan media: daftar yang sama tersedia sebagai JSON dengan tanda tangan Ed25519. Simpan kunci publik ini, lalu periksa setiap kali Anda mengunduh daftarnya.",
    sample: "Ini kunci contoh. Selama kunci contoh dipakai, tanda tangannya tidak membuktikan apa pun.",
    file: "Unduh kanal-resmi.json",
    key: "Kunci publik",
    keyId: "Nomor kunci",
    how: "Cara memeriksa (perlu jq dan openssl; simpan kunci publik sebagai kunci.pem)",
    good: "Jawaban “Signature Verified Successfully” berarti daftar itu asli dan tidak diubah.",
  },
} as const;

/** The three answers. */
export const verdictCopy = {
  official: {
    name: "Resmi",
    steps: [
      "Tetap jangan berikan OTP, PIN, atau kata sandi. Petugas kami tidak pernah memintanya.",
      "Nama penelepon dan nama pengirim pesan dapat dipalsukan. Jika ragu, tutup dan hubungi kami lebih dulu lewat kanal ini.",
    ],
  },
  "not-ours": {
    name: "Bukan milik kami",
    steps: [
      "Jangan membalas, mengeklik, memasang aplikasinya, atau mengirim uang.",
      "Simpan buktinya: tangkapan layar, nomor atau alamat lengkap, tanggal, dan jamnya.",
      "Jika telanjur mengirim uang, segera hubungi bank Anda dan lapor ke Indonesia Anti-Scam Centre. Jika telanjur memberikan kata sandi, ganti sekarang.",
    ],
  },
  unknown: {
    name: "Belum dikenal",
    steps: [
      "Anggap bukan dari Simpul sampai terbukti sebaliknya. Jangan mengirim uang atau data.",
      "Hubungi kami lewat kanal resmi di bawah dan tanyakan, sebelum menanggapi.",
    ],
  },
} as const;

/** What a kind of channel is called in an answer. */
export const kindCopy = {
  phone: "Telepon",
  whatsapp: "Nomor WhatsApp",
  email: "Alamat email",
  website: "Situs",
  app: "Aplikasi",
  social: "Akun media sosial",
  account: "Nomor rekening",
  message: "",
  unclear: "",
} as const;

/** One sentence for each reason; `official` is the channel that it is or imitates. */
export const reasonCopy = {
  listed: (official: string) => `Ada di daftar resmi kami: ${official}.`,
  "own-page": (official: string) => `Berada di bawah ${official}, domain milik kami.`,
  "payment-prefix": (official: string) =>
    `Awalannya milik kami (${official}). Cocokkan seluruh nomor dan nama penerimanya dengan tagihan di aplikasi sebelum membayar.`,
  reported: () => "Sudah dilaporkan sebagai tiruan yang mengatasnamakan kami.",
  authority: (official: string) =>
    `Ini kanal ${official}, bukan kanal Simpul. Anda boleh melapor ke sana, tetapi siapa pun dapat menuliskannya dalam pesan: ketik sendiri alamatnya.`,
  "look-alike": (official: string) => `Domain ini mirip dengan ${official}, tetapi bukan domain itu. Perhatikan hurufnya satu per satu.`,
  "one-apart": (official: string) => `Hanya berbeda satu angka dari ${official}, kanal resmi kami. Nomor ini bukan milik kami.`,
  "name-used": () => "Memakai nama kami, tetapi tidak ada di daftar resmi.",
  "other-address": () => "Tidak ada di daftar kami. Belum tentu penipuan, tetapi pemiliknya bukan Simpul.",
  "other-app": () => "Bukan aplikasi kami. Aplikasi Simpul hanya yang tercantum di daftar di bawah, dari Google Play atau App Store.",
  "other-profile": () => "Bukan akun kami. Hanya akun di daftar di bawah yang kami kelola.",
  "no-whatsapp": () => "Kami tidak punya nomor WhatsApp. Siapa pun yang memakai nama kami di sana bukan kami.",
  "not-on-whatsapp": () => "Nomor ini milik kami untuk telepon, tetapi kami tidak melayani WhatsApp dari nomor ini.",
  "unlisted-sender": () => "Domainnya milik kami, tetapi alamat ini tidak ada di daftar. Alamat pengirim dapat dipalsukan.",
  "short-link": () => "Tautan pendek menyembunyikan tujuannya. Jangan dibuka; kami tidak memakai tautan pendek.",
  number: () => "Tidak ada di daftar kami. Kami hanya menelepon dari nomor di daftar di bawah.",
  account: () => "Tidak ada di daftar kami. Jangan transfer: kami tidak menerima pembayaran ke rekening perorangan.",
  "beside-official": () =>
    "Tidak ada di daftar kami, padahal pesannya memakai nama atau kanal kami. Begitulah ciri penipuan: kanal asli disebut supaya nomor atau rekening lain dipercaya.",
  "own-message": () =>
    "Susunan katanya sama dengan pesan keamanan kami, dan tidak ada nomor, tautan, atau rekening lain di dalamnya. Kode di dalamnya hanya untuk Anda. Siapa pun yang memintanya bukan petugas kami.",
  "own-ticket": () =>
    "Susunan katanya sama dengan pesan kami tentang tiket. Cocokkan nomor tiketnya di halaman Bantuan: hanya tiket yang Anda buat sendiri yang kami jawab.",
  "odd-ticket": () =>
    "Awalnya seperti jawaban kami untuk sebuah tiket, tetapi isinya bukan cara kami menulis. Jangan membalas atau menyebutkan apa pun. Cocokkan nomor tiketnya di halaman Bantuan.",
  "other-words": () =>
    "Nomor atau alamat di dalamnya memang milik kami, tetapi siapa pun bisa menuliskannya. Isi pesannya sendiri tidak kami kenali sebagai pesan kami.",
  "asks-secret": () => "Pesan ini meminta kode, PIN, atau kata sandi. Kami tidak pernah memintanya lewat jalur apa pun.",
  "asks-money": () => "Pesan ini meminta uang di muka. Kami tidak pernah menarik biaya sebelum pinjaman cair.",
  "too-long": () =>
    "Pesannya terlalu panjang untuk diperiksa sekaligus, jadi hasil ini belum lengkap. Tempel bagian yang berisi nomor, tautan, atau rekening.",
  "too-many": () => "Terlalu banyak nomor dan tautan untuk diperiksa sekaligus, jadi hasil ini belum lengkap. Tempel sebagian demi sebagian.",
  unclear: () => "Kami tidak menemukan nomor, email, tautan, atau rekening di dalamnya. Tulis seperti yang Anda terima, misalnya 0812… atau www….",
} as const satisfies Record<string, (official: string) => string>;

/** Where to report; `href` of another site. */
export const reportPlaces = [
  { name: "Indonesia Anti-Scam Centre", href: "https://iasc.ojk.go.id", about: "uang telanjur dikirim" },
  { name: "Kontak OJK 157", href: "https://kontak157.ojk.go.id", about: "pinjaman atau investasi ilegal" },
  { name: "Aduan Konten", href: "https://aduankonten.id", about: "situs, akun, atau aplikasi tiruan" },
  { name: "Cek Rekening", href: "https://cekrekening.id", about: "nomor rekening atau telepon penipu" },
] as const;
