/** The screens of the drawn phone. Figures are computed from lib/loans, not written here. */
export const appPhone = {
  description: (screen: string) => `Contoh layar aplikasi: ${screen}.`,
  sample: "Contoh",
  code: {
    name: "memasukkan kode",
    title: "Masukkan kode",
    text: "Kami mengirim 6 angka ke 0812 •••• 0001.",
    next: "Lanjutkan",
    note: "Jangan berikan kode ini kepada siapa pun.",
  },
  limit: {
    name: "menentukan nilai yang diajukan",
    title: "Limit Anda",
    amount: "Pinjam",
    days: (days: number) => `${days} hari`,
    next: "Lihat biaya",
  },
  review: {
    name: "menunggu penilaian",
    title: "Sedang dinilai",
    text: "1 sampai 5 hari kerja.",
    steps: ["Data diterima", "Identitas cocok", "Penilaian kredit", "Keputusan"],
  },
  receipt: {
    name: "nota biaya",
    title: "Nota pinjaman",
    received: "Anda terima",
    admin: "Biaya admin",
    interest: "Bunga",
    repaid: "Anda kembalikan",
    next: "Setujui",
  },
  schedule: {
    name: "jadwal cicilan",
    title: "Jadwal cicilan",
    instalment: (number: number, day: number) => `Cicilan ${number}, hari ke-${day}`,
    next: "Bayar",
  },
  paid: {
    name: "pinjaman lunas",
    title: "Lunas",
    text: "Surat lunas siap diunduh.",
    number: "Cicilan dibayar",
    of: (paid: number) => `${paid} dari ${paid}`,
    repaid: "Jumlah seluruhnya",
  },
} as const;
