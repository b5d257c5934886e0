import type { Faq } from "./help.ts";

/** /pendanna. */
export const fundingPage = {
  title: "Pendanaan: imbal hasil hingga {{price yield-high}} per tahun",
  description:
    "Danai usaha Indonesia mulai {{price fund-least}}, imbal hasil {{price yield-low}} hingga {{price yield-high}} per tahun, bukan jaminan. Pahami risikonya, cek batas pendanaan Anda, lalu mulai.",
  heading: "Imbal hasil hingga {{price yield-high}} per tahun.",
  lead: "Danai usaha yang sudah kami nilai. Imbal hasil mulai {{price yield-low}} per tahun, sesuai risiko penerima dana.",
  start: "Mulai Pendanaan",
  register: "Belum punya akun? Daftar",
  risk: "Bukan simpanan dan tidak dijamin LPS. Imbal hasil bukan jaminan: jika penerima dana gagal bayar, Anda dapat kehilangan sebagian atau seluruh dana.",
  figures: [
    { label: "Imbal hasil per tahun", value: "{{price yield}}" },
    { label: "Mulai dari", value: "{{price fund-least}}" },
    { label: "Usia minimal", value: "18 tahun" },
  ],
  minimumNote:
    "Pendanaan minimal umumnya {{price fund-usual}}, mulai {{price fund-least}} pada penawaran tertentu. Jumlah itu untuk satu kali pendanaan seluruhnya, boleh disebar ke banyak pinjaman.",
  benefitsHeading: "Mengapa mendanai di Simpul",
  benefits: [
    {
      icon: "izin",
      title: "Berizin dan diawasi OJK",
      text: "Beroperasi menurut POJK 40/2024, pengganti POJK 10/2022. Laporan keuangan tahunan di halaman Tentang Kami masih contoh tata letak.",
    },
    {
      icon: "bunga",
      title: "Risiko dan hasil ditulis berdampingan",
      text: "Setiap penawaran memuat imbal hasil, tenor, dan hasil penilaian risikonya.",
    },
    { icon: "tenor", title: "Tenor pendek sampai satu tahun", text: "Pilih 90 sampai 365 hari agar dana tidak terkunci terlalu lama." },
    {
      icon: "pisah",
      title: "Dana Anda terpisah dari dana kami",
      text: "Dana mengalir lewat rekening escrow dan virtual account. Sistem kami pernah tersertifikasi ISO 27001:2013 (edisi itu berakhir {{rule iso-2013 until}}).",
    },
  ],
  stepsHeading: "Empat langkah mendanai",
  stepsLabel: "Langkah mendanai",
  steps: [
    { title: "Daftar", text: "Pilih akun perorangan atau perusahaan, lalu buat kata sandi." },
    {
      title: "Lengkapi Data",
      text: "Unggah identitas dan dokumen. Boleh dilanjutkan nanti: isian tersimpan 7 hari di perangkat Anda, berkas 24 jam.",
    },
    { title: "Danai", text: "Baca risikonya, pilih penawaran, dan tentukan jumlahnya." },
    { title: "Terima Imbal Hasil", text: "Pokok dan imbal hasil masuk sesuai jadwal pembayaran penerima dana." },
  ],
  weave: {
    heading: "Sebar dana, lihat risikonya.",
    lead: "Seratus kotak, seratus pinjaman. Makin sedikit pinjaman yang Anda danai, makin besar akibat satu gagal bayar.",
    questions: { amount: "Dana Anda", loans: "Disebar ke", defaultPercent: "Gagal bayar" },
    loansOf: (loans: number) => `${loans} pinjaman`,
    percent: (percent: number) => `${percent}%`,
    picture: (loans: number, defaults: number) => `${loans} pinjaman didanai, ${defaults} di antaranya gagal bayar.`,
    play: "Putar 12 bulan",
    crisis: (percent: number) => `Krisis: ${percent}% gagal bayar`,
    month: (month: number) => `Bulan ${month} dari 12`,
    after: (repaid: number, defaults: number) => `Sesudah 12 bulan: ${repaid} kembali, ${defaults} gagal bayar.`,
    paid: "Kembali",
    unpaid: "Gagal bayar",
    receipt: "Dana Anda setelah setahun",
    sample: "Contoh hitungan",
    funds: "Dana",
    parts: (loans: number) => `Tiap pinjaman, dari ${loans}`,
    defaults: (defaults: number) => `${defaults} gagal bayar`,
    result: (percent: number) => `Hasil ${percent}% setahun`,
    worst: "Terburuk",
    note: "Pinjaman yang gagal bayar dihitung hilang seluruhnya, yang lain kembali setelah setahun, sebelum pajak. Bukan perkiraan hasil Anda dan bukan jaminan.",
  },
  check: {
    heading: "Cek kesiapan Anda",
    lead: "Jawaban Anda tidak dikirim ke mana pun.",
    open: "Jawab tiga pertanyaan",
    income: "Penghasilan per tahun (rupiah)",
    incomeHint: "Misalnya 120.000.000 atau 120 juta.",
    kind: "Anda mendanai sebagai",
    kinds: [
      { value: "perorangan", label: "Perorangan" },
      { value: "perusahaan", label: "Perusahaan" },
    ],
    kindHint: (income: string, professional: number, ordinary: number, from: string) =>
      `Sejak ${from}, perorangan dalam negeri berpenghasilan di atas ${income} setahun termasuk pemberi dana profesional (${professional}%), yang lain nonprofesional (${ordinary}%).`,
    company:
      "Badan hukum termasuk pemberi dana profesional. Batas persentase ditulis bagi perorangan; ikuti anggaran dasar, kebijakan investasi, dan aturan bagi jenis usaha Anda.",
    spare: "Dana ini tidak saya butuhkan dalam 12 bulan",
    result: (amount: string, share: number, isProfessional: boolean) =>
      `Paling banyak ${amount} pada satu penyelenggara: ${share}% dari penghasilan setahun, pemberi dana ${isProfessional ? "profesional" : "nonprofesional"}.`,
    below: "Jumlah ini di bawah pendanaan minimal {{price fund-least}}. Sebaiknya tunda dulu.",
    notSpare: "Sebaiknya jangan mendanai dengan uang yang segera Anda butuhkan.",
    ready: "Jika hilang seluruhnya, apakah keuangan Anda tetap aman? Lanjutkan hanya jika jawabannya ya.",
    empty: "Isi penghasilan untuk melihat batasnya.",
    noScript: (income: string, professional: number, ordinary: number, from: string) =>
      `Sejak ${from}, perorangan menempatkan paling banyak ${ordinary}% dari penghasilan setahun pada satu penyelenggara, atau ${professional}% jika penghasilannya di atas ${income} setahun.`,
  },
  soon: {
    tag: "Feature Coming Soon",
    heading: "Fitur segera hadir",
    text: "Pendanaan otomatis menurut tenor dan risiko pilihan Anda sedang disiapkan. Kami umumkan di blog setelah siap dipakai.",
  },
} as const;

export const fundingFaq: readonly Faq[] = [
  {
    id: "minimal",
    question: "Berapa dana minimal?",
    answer: [
      "{{price fund-usual}}, atau mulai {{price fund-least}} pada penawaran tertentu, untuk satu kali pendanaan seluruhnya. Jumlah itu boleh disebar ke banyak pinjaman, jadi bagian tiap pinjaman bisa jauh lebih kecil.",
    ],
  },
  {
    id: "hasil",
    question: "Apakah imbal hasil tertinggi pasti saya terima?",
    answer: [
      "Tidak. Imbal hasil berkisar {{price yield-low}} sampai {{price yield-high}} per tahun sesuai risiko, dan dapat lebih rendah atau hilang jika penerima dana gagal bayar.",
    ],
  },
  {
    id: "usia",
    question: "Siapa yang boleh mendanai?",
    answer: [
      "Perorangan minimal 18 tahun, atau badan usaha yang sah. Perorangan menyiapkan KTP, foto wajah, NPWP, dan bukti penghasilan; perusahaan menyiapkan akta, izin usaha, rekening koran, dan laporan keuangan.",
    ],
  },
  {
    id: "ponsel",
    question: "Dapatkah saya mendaftar dari ponsel?",
    answer: ["Pendaftaran pemberi dana memerlukan laptop, komputer, atau tablet karena Anda akan mengunggah beberapa dokumen."],
  },
];
