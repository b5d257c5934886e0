import type { Faq } from "./help.ts";
import { dailyCap, lateFee } from "./legal/costs.ts";

/** /pinjaman. Figures about cost are computed from lib/loans, not written here. */
export const loansPage = {
  title: "Pinjaman: Solusi Kini, Cepat, dan Kawan",
  description:
    "Bandingkan Solusi Kini, Solusi Cepat, dan Solusi Kawan. Hitung dana yang diterima, cicilan, total yang dikembalikan, dan biaya harian sebelum mengajukan.",
  heading: "Pilih solusi, lihat biayanya lebih dulu.",
  lead: "Tiga produk untuk modal kerja, dari {{price least}} sampai {{price most}}. Pengajuan sekitar 8 menit, dana cair dalam 48 jam sejak perjanjian disetujui.",
  apply: "Ajukan Pinjaman",
  toSimulator: "Hitung biaya",
  pick: "Lihat contoh biaya",
  benefitsHeading: "Yang Anda dapatkan",
  benefits: [
    {
      icon: "cair",
      title: "Cair dalam 48 jam",
      text: "Dihitung sejak perjanjian Anda setujui. Tercatat di rekening mulai 15 menit sampai 3 hari kerja, bergantung pada bank Anda.",
    },
    { icon: "izin", title: "Berizin dan diawasi OJK", text: "Beroperasi menurut POJK 40/2024, pengganti POJK 10/2022." },
    { icon: "bayar", title: "Bayar dari mana saja", text: "Virtual account atau kode bayar minimarket yang berlaku 24 jam." },
    { icon: "tenor", title: "Tenor hingga 365 hari", text: "Solusi Kini dan Cepat dicicil 3–6 kali, setiap 15–30 hari." },
  ],
  /** The segments of phones. */
  choose: "Pilih produk",
  productLabels: {
    limit: "Limit pinjaman",
    interest: "Bunga",
    tenor: "Tenor",
    tenorDays: (from: number, to: number) => `${from}–${to} hari`,
    instalments: "Cicilan",
    times: "3–6 kali, tiap 15–30 hari",
    agreed: "sesuai perjanjian",
    admin: "Biaya admin",
    upfront: (percent: number) => `${percent}%, di depan`,
    late: "Denda terlambat",
    lateRate: "{{price late}} / hari; selama batas OJK lebih rendah, paling banyak {{rule denda-produktif}} dari sisa pokok",
    purpose: "Cocok untuk",
    documents: "Yang disiapkan",
    example: "Contoh",
    exampleText: (received: string, repaid: string, amount: string, days: number) =>
      `Terima ${received}, kembalikan ${repaid} untuk pinjaman ${amount} selama ${days} hari.`,
    simulate: (name: string) => `Hitung biaya ${name}`,
  },
  products: {
    kini: {
      purpose: "Kebutuhan usaha yang datang tiba-tiba.",
      text: "Untuk menutup kekurangan kas usaha sementara: memperbaiki alat kerja, membayar pemasok, atau menalangi pesanan yang belum dibayar pelanggan.",
      fits: "Pekerja mandiri dan pemilik usaha mikro",
      documents: "KTP, bukti penghasilan, rekening bank, tiga kontak darurat",
    },
    cepat: {
      purpose: "Menjaga usaha harian tetap jalan.",
      text: "Untuk perputaran barang yang lebih besar: membeli bahan baku sekaligus, menambah stok menjelang hari raya, atau menyiapkan pesanan yang sudah pasti.",
      fits: "Usaha mikro yang sudah berjalan",
      documents: "KTP, rekening koran, keterangan usaha, tiga kontak darurat",
    },
    kawan: {
      purpose: "Modal kerja usaha yang sedang tumbuh.",
      text: "Untuk badan usaha dengan pembukuan: membiayai tagihan, pesanan besar, atau stok cabang baru. Tim kami memeriksa berkas bersama Anda.",
      fits: "Badan usaha dan usaha menengah",
      documents: "Akta dan izin usaha, NPWP, laporan keuangan, KTP pengurus",
    },
  },
  compareHeading: "Bandingkan ketiganya",
  compareLead: "Angka di bawah adalah rentang produk, bukan janji persetujuan. Limit dan bunga Anda mengikuti penilaian kredit.",
  compareCaption: "Perbandingan Solusi Kini, Solusi Cepat, dan Solusi Kawan",
  compareProduct: "Produk",
  /** One cell for the three products. */
  compareAll: (text: string) => `Ketiganya: ${text}`,
  fine: `Semua produk untuk modal kerja. Bunga dapat mencapai {{price highest}} per hari sesuai penilaian kredit. Bunga dan biaya ${dailyCap}. Denda keterlambatan ${lateFee}. Pinjam hanya sebesar yang sanggup Anda kembalikan.`,
  receipt: {
    /** The parts of what is paid back. */
    bar: { received: "Diterima", admin: "Biaya admin", interest: "Bunga" },
    reduction: "Potongan agar sesuai batas OJK",
    daily: (rate: string) => `Biaya harian contoh ini ${rate}: yang dikembalikan dikurangi yang diterima, dibagi pokok dan jumlah hari.`,
    contract: (cap: string) => `Batas dalam perjanjian ${cap} per hari kalender.`,
    authority: (kind: string, cap: string) => `Batas OJK untuk ${kind}: ${cap}.`,
  },
  simulator: {
    heading: "Simulasi biaya",
    lead: "Ubah angkanya dan lihat semua biaya sekaligus, beserta batas dalam perjanjian dan batas OJK. Hasilnya contoh dengan bunga terendah, bukan penawaran.",
    product: "Produk",
    amount: "Jumlah pinjaman",
    amountHint: (range: string, step: string) => `${range}, dibulatkan ke kelipatan ${step}`,
    /** Not the words of the field's label, which names one control. */
    slide: "Geser nilai pinjaman",
    tenor: "Tenor",
    days: (days: number) => `${days} hari`,
    submit: "Hitung",
    share: "Salin tautan",
    print: "Cetak simulasi",
    result: "Hasil simulasi",
    label: "Simulasi biaya",
    schedule: "Jadwal pembayaran",
    scheduleAgreed: "Jadwal Solusi Kawan ditulis dalam perjanjian. Tabel ini ilustrasi jika dibayar setiap 30 hari.",
    number: "Ke-",
    day: "Hari ke-",
    pay: "Jumlah",
    total: "Jumlah seluruhnya",
    announce: (received: string, repaid: string) => `Anda terima ${received}, kembalikan ${repaid}.`,
    highest: (rate: string, repaid: string) =>
      `Dengan bunga tertinggi ${rate} per hari, sesudah potongan ke batas OJK, Anda mengembalikan ${repaid}.`,
    late: `Jika terlambat, denda ${lateFee}. Bunga, biaya, dan denda seluruhnya tidak melebihi {{rule batas-total}} pokok pinjaman.`,
    caps: "Dua batas untuk pinjaman ini",
    capsNote: "Batas untuk bunga dan biaya, di luar denda. Yang lebih rendah yang berlaku.",
    contractCap: (cap: string) => `Perjanjian, ${cap} per hari kalender`,
    authorityCap: (kind: string, cap: string) => `OJK, ${kind}: ${cap}`,
    cost: "Bunga dan biaya yang Anda bayar",
    incomeNeeded: (income: string, share: number, year: string) =>
      `OJK menetapkan cicilan paling banyak ${share}% penghasilan bagi pendanaan konsumtif sejak ${year}; kami memakainya sebagai kebijakan sendiri. Dengan cicilan ini saja, penghasilan Anda perlu sekitar ${income} sebulan.`,
    incomeLeast: (least: string) => `Syarat umumnya tetap berlaku: penghasilan bruto rata-rata paling sedikit ${least} sebulan.`,
  },
  stepsHeading: "Lima langkah, semuanya di aplikasi",
  stepsLabel: "Langkah meminjam",
  steps: [
    { title: "Daftar", text: "Unduh aplikasi, masukkan nomor ponsel, lalu verifikasi dengan kode.", screen: "code" },
    { title: "Ajukan Pinjaman", text: "Isi data dan pilih produk. Perlu sekitar 8 menit dan tiga kontak darurat.", screen: "limit" },
    { title: "Tunggu Persetujuan", text: "Penilaian 1 sampai 5 hari kerja. Kami dapat menelepon untuk verifikasi.", screen: "review" },
    { title: "Terima Dana", text: "Setujui perjanjian, lalu dana dikirim ke rekening Anda dalam 48 jam sejak itu.", screen: "receipt" },
    { title: "Kembalikan Pinjaman", text: "Bayar sesuai jadwal lewat virtual account atau minimarket.", screen: "schedule" },
  ],
  eligibility: {
    heading: "Sebelum mengajukan",
    text: "Warga negara Indonesia, minimal 21 tahun, berdomisili di Indonesia, dan punya penghasilan yang dapat dibuktikan. Pinjaman dipakai untuk modal kerja.",
    /** The authority's requirements for borrowers, with the dates from which they apply. */
    rules: [
      "Penghasilan bruto rata-rata paling sedikit {{rule penghasilan-penerima-dana}} sebulan (paling lambat {{rule penghasilan-penerima-dana deadline}} bagi penerima dana baru dan perpanjangan).",
      "Pinjaman pada paling banyak {{rule jumlah-penyelenggara}} pada waktu yang sama.",
      "Seluruh cicilan paling banyak {{rule rasio-cicilan}} dari penghasilan sebulan: batas OJK bagi pendanaan konsumtif sejak {{rule rasio-cicilan since}}, yang kami pakai sebagai kebijakan sendiri.",
    ],
    rulesHeading: "Menurut aturan OJK dan kebijakan kami",
    rulesSource: "SEOJK 19/SEOJK.06/2025, menurut pembacaan kami. Tanyakan kepada kami jika keadaan Anda berbeda.",
  },
} as const;

export const loansFaq: readonly Faq[] = [
  {
    id: "limit-aplikasi",
    question: "Berapa limit yang ditawarkan di aplikasi?",
    answer: [
      "{{price app-least}} sampai {{price app-most}} untuk perorangan. Limit Anda mengikuti penilaian kredit dan dapat naik jika riwayat pembayaran Anda baik.",
    ],
  },
];
