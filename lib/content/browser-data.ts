/** /dataPeramban: what the site stores in the visitor's browser. */

/** The purpose of each entry of `lib/browser/storage.ts`, by group. */
export const storedGroups = [
  {
    id: "sesi",
    title: "Setelah Anda masuk",
    what: {
      session: "Tanda bahwa Anda sudah masuk. Tidak dapat dibaca skrip.",
      notice: "Nama akun yang dibuka lewat tautan, untuk diberitahukan sekali.",
      arrival: "Nama akun yang dibuka lewat tautan, sampai Anda memastikan bahwa akun itu milik Anda.",
      registration: "Tanda pendaftaran yang dimulai di browser ini, agar data Anda tidak masuk ke pendaftaran orang lain. Hilang saat Anda keluar.",
      device: "Tanda bahwa browser ini pernah masuk, agar percobaan orang lain tidak mengunci Anda. Tetap ada setelah Anda keluar.",
      timeOffset: "Selisih jam dengan server agar waktu permintaan benar.",
      user: "Nama yang tampil di kepala halaman.",
      loggedIn: "Catatan bahwa browser ini pernah masuk.",
      rights: "Menu yang boleh Anda buka.",
      language: "Pilihan bahasa.",
      dataOwner: "Nama pemilik isian di browser ini, agar isian itu terhapus saat ia keluar.",
      tabOwner: "Tanda pemilik isian di tab ini.",
      signInFirst: "Halaman yang terakhir meminta Anda masuk dan waktunya, agar tidak meminta terus-menerus.",
    },
  },
  {
    id: "formulir",
    title: "Formulir yang belum selesai",
    what: {
      registerDraft: "Isian pembuatan akun, tanpa kata sandi.",
      funderDraft: "Isian pendaftaran pemberi dana, tanpa kata sandi dan tanpa isi berkas.",
      funderSent: "Tanda bahwa data pendaftaran sudah dikirim, tanpa isiannya.",
      funderHandle: "Kunci pendaftaran yang sedang Anda lengkapi.",
      scanCode: "Kode 15 menit yang menghubungkan ponsel dengan formulir pendaftaran.",
      colleagueWork: "Kunci tautan dan isian Anda, saat mengisi satu bagian data perusahaan untuk rekan.",
      applicant: "Nama, email, dan nomor ponsel dari langkah pertama pendaftaran.",
      detailsReceipt: "Nomor pendaftaran Anda dan email untuk mengisi kolom masuk, sampai tab ditutup.",
      continueHere: "Pilihan melanjutkan di layar kecil.",
      passwordReset: "Langkah penggantian kata sandi: akun dan waktu kode diminta.",
      ticketDraft: "Isi pengaduan atau permintaan yang belum selesai, lalu nomor tiketnya.",
      deletionDone: "Nomor bukti penghapusan akun, sampai Anda menekan Selesai.",
      deletionStep: "Langkah penghapusan akun, tanpa kata sandi dan nomor KTP.",
    },
  },
  {
    id: "iklan",
    title: "Iklan yang sudah Anda lihat atau tutup",
    what: {
      topWarn: "Pita di atas halaman depan sudah ditutup.",
      bottomWarn: "Iklan bawah sudah ditutup.",
      floatAd: "Iklan samping sudah ditutup.",
      windowAd: "Iklan kunjungan pertama sudah tampil.",
      adTurn: "Nomor urut iklan terakhir, agar kunjungan berikutnya menampilkan yang lain.",
    },
  },
  {
    id: "tempat",
    title: "Tempat Anda terakhir membaca",
    what: {
      homePlace: "Slide dan pertanyaan yang terbuka di halaman depan.",
      helpPlace: "Pertanyaan yang terbuka di pusat bantuan.",
      pageReload: "Tanda bahwa halaman yang sudah diperbarui telah dimuat ulang.",
    },
  },
] as const;

/** Describes a lifetime: milliseconds, or as in `storedEntries`. */
export function storedLife(life: number | "tab" | "until-removed"): string {
  if (life === "tab") return "Sampai tab ditutup";
  if (life === "until-removed") return "Sampai dihapus";
  const seconds = life / 1_000;
  if (seconds >= 86_400) return `${seconds / 86_400} hari`;
  return seconds >= 3_600 ? `${seconds / 3_600} jam` : `${seconds} detik`;
}

export const browserDataPage = {
  title: "Data di browser Anda",
  description: "Daftar kuki dan penyimpanan browser yang dipakai situs Simpul, gunanya, berapa lama disimpan, dan cara menghapusnya satu per satu.",
  heading: "Yang disimpan browser ini",
  lead: "Semua yang disimpan situs ini di browser Anda, gunanya, dan berapa lama. Tidak ada kuki statistik atau iklan dari pihak lain, jadi tidak ada yang perlu Anda setujui dulu.",
  checked: "Halaman ini membaca browser Anda sendiri. Daftarnya tidak dikirim ke mana pun.",
  noScript: "Tanpa JavaScript, isi browser tidak dapat diperiksa dari sini. Anda dapat menghapus semuanya lewat pengaturan browser.",
  columns: { name: "Nama", what: "Guna", life: "Disimpan", state: "Di browser ini" },
  areas: { cookie: "kuki", local: "penyimpanan tetap", session: "penyimpanan tab" },
  found: "Ada",
  absent: "Tidak ada",
  unseen: "Tidak terlihat dari sini",
  remove: "Hapus",
  removeNamed: (key: string) => `Hapus ${key}`,
  signOut: "Keluar",
  removeAll: "Hapus semuanya",
  removeAllHint:
    "Draf formulir ikut terhapus. Jika Anda sudah masuk, Anda akan keluar. Yang tidak terlihat dari sini dihapus lewat pengaturan browser.",
  removed: (key: string) => `${key} dihapus dari browser ini.`,
  removedAll: "Semua data situs ini yang terlihat di sini dihapus dari browser.",
  unknown: {
    title: "Bukan dari kami",
    what: "Tidak dibuat oleh situs ini; mungkin oleh ekstensi browser.",
    life: "Tidak diketahui",
  },
  counts: {
    title: "Yang dihitung tanpa kuki",
    lead: "Agar kami tahu halaman dan iklan mana yang berguna, kunjungan dijumlahkan. Yang dikirim browser ke server situs ini:",
    sent: [
      "halaman yang dibuka, tanpa isian dan tanpa kata yang dicari;",
      "kampanye pada tautan yang Anda buka, dan jenis asalnya: mesin pencari, media sosial, langsung, atau situs lain;",
      "kecepatan halaman: kapan isi utama tampil, tanggapan yang paling lama, dan seberapa jauh isi bergeser;",
      "iklan yang diklik.",
    ],
    kept: "Yang disimpan hanya jumlah tiap hari, selama 13 bulan: tanpa kuki, tanpa tanda pengenal, tanpa alamat IP. Tidak ada pihak lain yang menerimanya.",
    refuse: "Tidak ingin dihitung? Nyalakan Global Privacy Control (GPC) atau Do Not Track di pengaturan browser. Sejak itu semua ini tidak dikirim.",
    states: {
      counted: "Browser ini dihitung.",
      refused: "Browser ini meminta tidak dihitung, jadi tidak ada yang dikirim.",
      off: "Penghitungan kunjungan sedang dimatikan di situs ini.",
    },
    noScript: "Tanpa JavaScript tidak ada yang dihitung.",
  },
  privacy: "Baca Kebijakan Privasi",
} as const;
