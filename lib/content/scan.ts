/** Copy of the phone scanner: the dialog on the laptop. */
export const scanOffer = {
  title: "Pindai dengan ponsel",
  lead: (document: string) => `Dokumen: ${document}. Foto dari ponsel langsung masuk ke formulir ini.`,
  qr: "Kode QR yang membuka pemindai di ponsel",
  how: "Arahkan kamera ponsel ke kode ini, lalu buka tautannya.",
  address: "Atau buka alamat ini di ponsel:",
  code: "Lalu ketik kode:",
  /** For screen readers: letter by letter. */
  spelled: (code: string) => [...code].join(" "),
  left: (time: string) => `Berlaku ${time} lagi.`,
  minutes: (minutes: number) => `${minutes} menit`,
  seconds: (seconds: number) => `${seconds} detik`,
  opening: "Membuat kode…",
  waiting: "Menunggu ponsel Anda.",
  claimed: "Ponsel terhubung. Ambil fotonya, lalu tekan Kirim di ponsel. Setelah itu, Anda dapat lanjut ke dokumen lain yang belum ada.",
  arrived: (files: number) => `${files === 1 ? "Berkas" : `${files} berkas`} dari ponsel sudah masuk ke formulir.`,
  offline: "Laptop ini tidak tersambung. Kami mencoba lagi sampai tersambung.",
  ended: "Kode sudah berakhir. Berkas yang sudah masuk tetap ada.",
  again: "Buat kode baru",
  retry: "Coba lagi",
  done: "Selesai",
  notOffered: "Pemindaian dengan ponsel belum tersedia. Unggah berkasnya dari komputer ini.",
  caution: "Jangan berikan kode ini kepada orang lain: siapa pun yang memakainya dapat menambahkan berkas ke formulir Anda.",
} as const;

/** Copy of the phone scanner: the page on the phone, before a code is accepted. */
export const scanPage = {
  title: "Pindai dokumen",
  description: "Foto dokumen pendaftaran dengan ponsel dan kirim ke formulir yang terbuka di laptop.",
  heading: "Pindai dokumen",
  lead: "Foto dokumen di sini, lalu kirim ke formulir pendaftaran yang terbuka di laptop Anda.",
  code: "Kode dari laptop",
  codeHint: "8 huruf dan angka di sebelah kode QR.",
  open: "Buka pemindai",
  opening: "Membuka",
  notOffered: "Pemindaian dengan ponsel belum tersedia. Unggah berkasnya dari laptop.",
  kept: (pages: number) => `${pages} halaman yang sudah difoto masih ada di ponsel ini. Masukkan kode baru untuk mengirimnya.`,
} as const;
