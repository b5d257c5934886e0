/**
 * How long data is stored and why. The privacy page prints this table. The daily job of the reference API deletes what
 * has `days`; the rest is deleted at once, by another job, or outside of this service. `afterDeletion`: kinds of deleted
 * accounts of which this remains, as the receipt and the desk say.
 */
export const retention = [
  {
    data: "Perjanjian, catatan pembayaran, dan identitas di dalamnya",
    reason: "kewajiban hukum",
    duration: "paling singkat 5 tahun sejak hubungan usaha berakhir",
    afterDeletion: ["app-user"],
  },
  {
    data: "Nama, nomor ponsel, dan nomor KTP pada akun aplikasi yang dihapus",
    reason: "permintaan Anda",
    duration: "dihapus segera setelah penghapusan dikonfirmasi",
  },
  {
    key: "receipts",
    data: "Bukti penghapusan akun, tanpa nama dan nomor",
    reason: "kewajiban hukum",
    duration: "5 tahun",
    days: 1_827,
    afterDeletion: ["app-user", "funder"],
  },
  {
    key: "refused",
    data: "Dokumen dan data pengajuan yang ditolak",
    reason: "peninjauan ulang atas permintaan Anda",
    duration: "1 tahun",
    days: 365,
  },
  {
    key: "abandoned",
    data: "Pendaftaran Pemberi Dana yang tidak selesai",
    reason: "agar Anda dapat melanjutkannya",
    duration: "berkasnya dihapus 24 jam setelah diunggah; akunnya sampai Anda meminta penghapusan, paling lama 1 tahun",
    days: 365,
  },
  {
    data: "Jawaban rekan untuk satu bagian data perusahaan, sebelum dipakai pemilik pendaftaran",
    reason: "agar pemilik pendaftaran dapat memeriksanya",
    duration: "sampai dipakai, dibuang, atau data dikirim, paling lama 7 hari; nama rekan tetap ada bersama pendaftaran",
  },
  {
    key: "tickets",
    data: "Tiket pengaduan dan permintaan hak",
    reason: "kewajiban hukum",
    duration: "5 tahun sejak dijawab",
    days: 1_827,
    afterDeletion: ["funder"],
  },
  {
    data: "Nama dan nomor kontak darurat",
    reason: "persetujuan pemiliknya",
    duration: "sampai Pinjaman lunas, atau segera setelah pemiliknya menarik persetujuan",
  },
  { data: "CV dan surat lamaran", reason: "persetujuan Anda", duration: "1 tahun, kecuali Anda meminta lebih cepat" },
  { data: "Kode verifikasi", reason: "membatasi percobaan", duration: "24 jam, dalam bentuk teracak" },
  {
    key: "messages",
    data: "Catatan pengiriman pesan, tanpa isi dan tanpa alamat lengkap",
    reason: "menelusuri pesan yang tidak sampai",
    duration: "90 hari",
    days: 90,
    afterDeletion: ["app-user", "funder"],
  },
  {
    key: "counts",
    data: "Jumlah kunjungan tiap hari, tanpa data tentang pengunjung",
    reason: "membandingkan halaman dan kampanye dengan tahun sebelumnya",
    duration: "13 bulan",
    days: 396,
  },
  { data: "Catatan keamanan dengan alamat IP", reason: "keamanan situs", duration: "90 hari", afterDeletion: ["app-user", "funder"] },
  {
    key: "audit",
    data: "Catatan akses pegawai terhadap data, tanpa isi data",
    reason: "membuktikan siapa yang membuka data",
    duration: "5 tahun",
    days: 1_827,
    afterDeletion: ["funder"],
  },
] as const satisfies readonly {
  key?: string;
  data: string;
  reason: string;
  duration: string;
  days?: number;
  afterDeletion?: readonly ("app-user" | "funder")[];
}[];

type Row = (typeof retention)[number];
export type RetentionKey = Extract<Row, { key: string }>["key"];

/** What the deletion of an account erases: of a user of the app, and of a funder by the desk. */
export const erasedData = {
  "app-user": [
    "Nama, nomor ponsel, dan nomor KTP pada akun aplikasi",
    "Kata sandi dan kode verifikasi",
    "Akses masuk di semua perangkat, dan catatan perangkat yang dikenal",
  ],
  funder: [
    "Nama, email, dan nomor ponsel akun Pemberi Dana",
    "Pengajuan dengan semua isinya, antara lain NPWP dan rekening bank, dan bagian yang diisi rekan",
    "Semua dokumen yang diunggah",
    "Kata sandi dan kode verifikasi",
    "Akses masuk di semua perangkat, dan catatan perangkat yang dikenal",
  ],
} as const;
export type DeletedAccount = keyof typeof erasedData;

/** The rows of what remains of a deleted account. */
export const retainedAfter = (kind: DeletedAccount): Row[] =>
  retention.filter((row) => "afterDeletion" in row && row.afterDeletion.some((one) => one === kind));

/** Days after which the job deletes this kind of data. */
export function retentionDays(key: RetentionKey): number {
  const row = retention.find((one): one is Extract<Row, { key: string }> => "key" in one && one.key === key);
  if (!row) throw new Error(`no retention for ${key}`);
  return row.days;
}
