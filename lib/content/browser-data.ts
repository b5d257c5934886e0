/** /dataPeramban: what the site keeps in the visitor's browser. */

/** Where something is kept: a cookie, the storage that lasts, or the one that goes with the tab. */
export type StorageArea = "cookie" | "local" | "session";

export type StoredEntry = {
  area: StorageArea;
  /** Its name; ending in `*` for all names that begin so. */
  key: string;
  what: string;
  life: string;
};

const WEEK = "7 hari";
const TAB = "Sampai tab ditutup";

export const keptGroups: readonly { id: string; title: string; entries: readonly StoredEntry[] }[] = [
  {
    id: "sesi",
    title: "Setelah Anda masuk",
    entries: [
      { area: "cookie", key: "UserLoginToken", what: "Tanda bahwa Anda sudah masuk. Tidak dapat dibaca skrip.", life: WEEK },
      { area: "cookie", key: "SessionNotice", what: "Nama akun yang dibuka lewat tautan, untuk diberitahukan sekali.", life: "60 detik" },
      { area: "cookie", key: "TimeOffset", what: "Selisih jam dengan server agar waktu permintaan benar.", life: "1 jam" },
      { area: "local", key: "userInfo", what: "Nama yang tampil di kepala halaman.", life: WEEK },
      { area: "local", key: "isLogin", what: "Catatan bahwa peramban ini pernah masuk.", life: WEEK },
      { area: "local", key: "rights", what: "Menu yang boleh Anda buka.", life: WEEK },
      { area: "local", key: "language", what: "Pilihan bahasa.", life: WEEK },
      {
        area: "session",
        key: "signInFirst",
        what: "Halaman yang terakhir meminta Anda masuk dan waktunya, agar tidak meminta terus-menerus.",
        life: TAB,
      },
    ],
  },
  {
    id: "formulir",
    title: "Formulir yang belum selesai",
    entries: [
      { area: "session", key: "registerDraft", what: "Isian pembuatan akun, tanpa kata sandi.", life: TAB },
      { area: "local", key: "funderDraft:*", what: "Isian pendaftaran pemberi dana, tanpa kata sandi dan tanpa isi berkas.", life: WEEK },
      { area: "local", key: "funderSent:*", what: "Tanda bahwa data pendaftaran sudah dikirim, tanpa isiannya.", life: WEEK },
      { area: "session", key: "funderHandle*", what: "Nomor pendaftaran yang sedang Anda lengkapi.", life: TAB },
      { area: "session", key: "applicant:*", what: "Nama, email, dan nomor ponsel dari langkah pertama pendaftaran.", life: TAB },
      { area: "session", key: "continueOnThisDevice", what: "Pilihan melanjutkan di layar kecil.", life: TAB },
      { area: "session", key: "passwordReset", what: "Langkah penggantian kata sandi: akun dan waktu kode diminta.", life: TAB },
      { area: "session", key: "ticketDraft:*", what: "Isi pengaduan atau permintaan yang belum selesai, lalu nomor tiketnya.", life: TAB },
      { area: "session", key: "deletionDone", what: "Nomor bukti penghapusan akun, sampai Anda menekan Selesai.", life: TAB },
      { area: "session", key: "deletionStep", what: "Langkah penghapusan akun, tanpa kata sandi dan nomor KTP.", life: TAB },
    ],
  },
  {
    id: "iklan",
    title: "Iklan yang sudah Anda tutup",
    entries: [
      { area: "local", key: "isHomeTopWarn", what: "Pita di atas halaman depan sudah ditutup.", life: "Sampai dihapus" },
      { area: "local", key: "isHomeBottomWarn", what: "Iklan bawah sudah ditutup.", life: "Sampai dihapus" },
      { area: "local", key: "isHomeFloat", what: "Iklan samping sudah ditutup.", life: "Sampai dihapus" },
      { area: "local", key: "hasShownDownloadDialog", what: "Iklan kunjungan pertama sudah tampil.", life: "Sampai dihapus" },
    ],
  },
  {
    id: "tempat",
    title: "Tempat Anda terakhir membaca",
    entries: [
      { area: "session", key: "home-*", what: "Slide dan pertanyaan yang terbuka di halaman depan.", life: TAB },
      { area: "session", key: "help-*", what: "Pertanyaan yang terbuka di pusat bantuan.", life: TAB },
      {
        area: "session",
        key: "earlyFields",
        what: "Isian yang dibawa saat halaman dimuat ulang, tanpa kata sandi dan berkas. Dihapus sesudah dipakai.",
        life: TAB,
      },
      { area: "session", key: "_held", what: "Tanda bahwa halaman yang sudah diperbarui telah dimuat ulang.", life: TAB },
    ],
  },
];

export const browserDataPage = {
  title: "Data di peramban ini",
  description: "Daftar kuki dan penyimpanan peramban yang dipakai situs Simpul, gunanya, berapa lama disimpan, dan cara menghapusnya satu per satu.",
  heading: "Yang disimpan peramban ini",
  lead: "Semua yang disimpan situs ini di peramban Anda, gunanya, dan berapa lama. Tidak ada kuki statistik atau iklan dari pihak lain, jadi tidak ada yang perlu Anda setujui dulu.",
  checked: "Halaman ini membaca peramban Anda sendiri. Daftarnya tidak dikirim ke mana pun.",
  noScript: "Tanpa JavaScript, isi peramban tidak dapat diperiksa dari sini. Anda dapat menghapus semuanya lewat pengaturan peramban.",
  columns: { name: "Nama", what: "Guna", life: "Disimpan", state: "Di peramban ini" },
  kept: { cookie: "kuki", local: "penyimpanan tetap", session: "penyimpanan tab" },
  found: "Ada",
  absent: "Tidak ada",
  remove: "Hapus",
  removeNamed: (key: string) => `Hapus ${key}`,
  signOut: "Keluar",
  removeAll: "Hapus semuanya",
  removeAllHint: "Draf formulir ikut terhapus. Jika Anda sudah masuk, Anda akan keluar.",
  removed: (key: string) => `${key} dihapus dari peramban ini.`,
  removedAll: "Semua data situs ini dihapus dari peramban.",
  unknown: {
    title: "Bukan dari kami",
    what: "Tidak dibuat oleh situs ini; mungkin oleh ekstensi peramban.",
    life: "Tidak diketahui",
  },
  privacy: "Baca Kebijakan Privasi",
} as const;
