/** Copy of the parts of the company form that a colleague fills in: the page of the colleague, and the owner's list. */

/** What to know about each part; its title is in lib/contract. */
export const colleaguePartHints = {
  company: "Tulis seperti tercantum di akta dan izin usaha.",
  director: "Orang yang kami hubungi untuk urusan pendanaan ini, dan KTP pengurus.",
  address: "Pilih berurutan. Mengganti provinsi akan mengosongkan pilihan di bawahnya.",
  finance: "Rekening harus atas nama perusahaan.",
  statements: "Dari bagian keuangan atau akuntan perusahaan.",
  papers: "Dari pengurus, bagian hukum, atau notaris perusahaan.",
} as const;

export const colleaguePage = {
  title: "Isi satu bagian data perusahaan",
  description: "Rekan Anda meminta Anda mengisi satu bagian data perusahaan di Simpul.",
  heading: "Isi satu bagian data perusahaan",
  lead: (owner: string) =>
    `Pemilik pendaftaran (${owner}) meminta Anda mengisi bagian di bawah ini. Pastikan dulu kepadanya bahwa ia yang meminta. Bagian lain tidak dapat Anda lihat.`,
  until: (time: string) => `Tautan ini berlaku sampai ${time} dan dapat dipakai satu kali. Isian Anda tersimpan di tab ini sampai dikirim.`,
  documents: {
    title: "Berkas",
    sub: "PDF, JPG, PNG, atau ZIP, maksimal 20 MB per berkas. Satu dokumen boleh terdiri atas beberapa berkas.",
  },
  you: { title: "Anda", sub: "Nama ini dilihat pemilik pendaftaran dan petugas kami di samping jawaban Anda." },
  name: "Nama Anda",
  after:
    "Jawaban Anda sampai ke pemilik pendaftaran, tersimpan terenkripsi, dan dihapus dari tautan ini setelah ia memakainya, paling lama 7 hari. Persetujuan hanya dapat diberikan pemilik pendaftaran.",
  privacy: "Baca Kebijakan Privasi",
  send: "Kirim jawaban",
  sending: "Mengirim",
  loading: "Membuka tautan…",
  noScript: "Halaman ini memerlukan JavaScript untuk mengirim isian dan berkas Anda. Aktifkan JavaScript, lalu muat ulang halaman.",
  doneTitle: "Terima kasih, jawaban Anda sudah terkirim",
  doneText:
    "Pemilik pendaftaran memeriksanya, lalu mengirim seluruh data perusahaan. Halaman ini boleh Anda tutup. Ada yang keliru? Minta tautan baru kepadanya.",
  endedTitle: "Tautan tidak berlaku lagi",
  ended: "Tautan ini tidak berlaku lagi. Minta tautan baru kepada orang yang mengirimnya.",
  failedTitle: "Tautan belum dapat dibuka",
  retry: "Coba lagi",
} as const;

export const colleagueList = {
  title: "Minta rekan mengisi sebagian",
  hint: "Kirim tautan untuk satu bagian, misalnya KTP direktur atau laporan keuangan. Rekan Anda hanya melihat bagian itu. Anda yang memeriksa dan mengirim semuanya.",
  filled: (parts: number) => `${parts} bagian sudah diisi rekan`,
  failed: "Daftar ini belum dapat dimuat.",
  retry: "Coba lagi",
  loading: "Memuat…",
  ask: "Minta rekan mengisi bagian ini",
  again: "Buat tautan baru",
  revoke: "Cabut tautan",
  see: "Lihat jawaban",
  drop: "Buang jawaban",
  dropped: "Jawaban rekan dibuang.",
  /** What is lost, before a link or its answers end. */
  end: {
    drop: { title: "Buang jawaban rekan?", text: "Isian dan berkas dari rekan untuk bagian ini dihapus, dan tidak dapat dikembalikan." },
    revoke: { title: "Cabut tautan ini?", text: "Rekan tidak dapat membukanya lagi. Berkas yang sudah diunggah rekan di sana dihapus." },
    again: { title: "Buat tautan baru?", text: "Tautan yang lama dicabut. Berkas yang sudah diunggah rekan di sana dihapus." },
  },
  stay: "Batal",
  states: {
    waiting: (to: string | undefined, until: string) => `Menunggu${to ? ` jawaban dari ${to}` : ""}. Berlaku sampai ${until}.`,
    filled: (name: string, at: string) => `Diisi ${name}, ${at}. Belum dipakai.`,
    taken: (name: string, at: string) => `Diisi ${name}, dipakai ${at}.`,
    revoked: "Tautan dicabut.",
    expired: "Tautan tidak berlaku lagi.",
  },
  link: {
    title: (part: string) => `Tautan untuk: ${part}`,
    lead: "Berlaku 7 hari, untuk satu kali pengisian. Siapa pun yang memegangnya dapat mengisi bagian ini, jadi kirim hanya kepada rekan Anda.",
    once: "Tautan hanya tampil sekali. Jika hilang, buat yang baru; yang lama dicabut.",
    label: "Tautan",
    copy: "Salin tautan",
    mail: "Email rekan",
    mailHint: "Kami hanya mengirim tautannya, tanpa nama Anda dan nama perusahaan.",
    send: "Kirim lewat email",
    sending: "Mengirim",
    done: "Selesai",
    notCopied: "Tautan tidak dapat disalin. Pilih tulisannya, lalu salin sendiri.",
  },
  answers: {
    title: (part: string) => `Jawaban untuk: ${part}`,
    by: (name: string, at: string) => `Diisi ${name}, ${at}.`,
    yours: (value: string) => `Isian Anda sekarang: ${value}`,
    replaces: "Isian Anda yang berbeda diganti. Berkas Anda tetap ada, berkas rekan ditambahkan.",
    adds: "Tidak ada isian Anda yang diganti. Berkas Anda tetap ada, berkas rekan ditambahkan.",
    files: "Berkas",
    use: "Pakai jawaban ini",
    close: "Tutup",
    loading: "Memuat jawaban…",
    failed: "Jawaban belum dapat dimuat. Tutup, lalu coba lagi.",
  },
} as const;
