/** /tentangKami. */
export const aboutPage = {
  title: "Tentang Kami",
  description:
    "Siapa Simpul: visi dan misi, statistik penyaluran dan TKB, pemegang saham, pimpinan, dan contoh tata letak laporan keuangan 2019 sampai 2024.",
  heading: "Dua benang, satu simpul.",
  lead: "Simpul mempertemukan pemberi dana dengan penerima dana dalam satu perjanjian yang terlihat dan tercatat. Tugas kami menilai, mencatat, dan menagih menurut aturan yang dapat dibaca kedua pihak.",
  intro: [
    "Banyak usaha kecil berjalan baik, tetapi uang masuknya datang lebih lambat daripada tagihannya. Di sisi lain, banyak orang punya dana yang menganggur. Kami menghubungkan keduanya tanpa menyembunyikan biaya dan risiko.",
    "Kami fasilitator, bukan bank. Dana pinjaman berasal dari pemberi dana, dan setiap angka yang kami terbitkan disertai tanggalnya. Angka, nama, dan foto pada situs ini masih contoh sampai perusahaan menggantinya.",
  ],
  vision: {
    heading: "Visi",
    text: "Menjadi tempat paling jelas di Indonesia untuk meminjam dan mendanai: setiap orang tahu biayanya, risikonya, dan haknya sebelum setuju.",
  },
  mission: {
    heading: "Misi",
    items: [
      {
        title: "Biaya yang dapat dibaca",
        text: "Menampilkan dana yang diterima, cicilan, dan total yang dikembalikan dalam satu lembar sebelum persetujuan.",
      },
      {
        title: "Penilaian yang bertanggung jawab",
        text: "Menyalurkan pinjaman sesuai kemampuan membayar dan berani menolak jika risikonya terlalu besar.",
      },
      { title: "Pengetahuan untuk semua", text: "Mengajarkan keuangan dasar kepada pemilik usaha dan pemberi dana di empat kota kami." },
    ],
    more: "Tampilkan semua misi",
    less: "Tampilkan lebih sedikit",
  },
  stats: {
    heading: "Statistik",
    lead: "Penyaluran, penerima dana, dan pemberi dana dalam sembilan angka. Tanda – berarti data belum tersedia.",
    asOf: (date: string) => `Data per ${date}.`,
    unknownDate: "Tanggal data belum tersedia.",
    download: "Unduh sebagai CSV",
    lent: (amount: string) => `Dari ${amount} yang tersalurkan sejak berdiri:`,
    repaid: (amount: string, share: string) => `${amount} (${share}) telah dibayar kembali`,
    outstanding: (amount: string, share: string) => `${amount} (${share}) masih berjalan`,
    csv: {
      columns: ["indikator", "nilai", "satuan", "per_tanggal"],
      unitMoney: "rupiah",
      unitCount: "jumlah",
      unitRate: "persen",
      note: "keterangan",
      outstanding: "Sisa pinjaman",
      late: (days: number) => `Menunggak lebih dari ${days} hari`,
    },
    groups: [
      { heading: "Pinjaman", keys: ["totalLoanAmount", "yearLoanAmount", "repaymentAmount", "monthBalance"] },
      { heading: "Penerima dana", keys: ["loanUserCount", "activeLoanUserCount"] },
      { heading: "Pemberi dana", keys: ["investorCount", "yearInvestorCount", "monthInvestorCount"] },
    ],
    /** `period`: the label says "this year" or "this month", and is followed by its months. */
    items: [
      { key: "totalLoanAmount", label: "Total pinjaman tersalurkan sejak berdiri", money: true, period: undefined },
      { key: "yearLoanAmount", label: "Pinjaman tersalurkan tahun ini", money: true, period: "year" },
      { key: "monthBalance", label: "Sisa pinjaman berjalan bulan ini", money: true, period: "month" },
      { key: "loanUserCount", label: "Jumlah penerima dana sejak berdiri", money: false, period: undefined },
      { key: "activeLoanUserCount", label: "Penerima dana aktif", money: false, period: undefined },
      { key: "repaymentAmount", label: "Pinjaman yang telah dibayar kembali", money: true, period: undefined },
      { key: "investorCount", label: "Jumlah pemberi dana sejak berdiri", money: false, period: undefined },
      { key: "yearInvestorCount", label: "Pemberi dana tahun ini", money: false, period: "year" },
      { key: "monthInvestorCount", label: "Pemberi dana bulan ini", money: false, period: "month" },
    ],
  },
  tkb: {
    heading: "Cara membaca TKB",
    text: "Tingkat Keberhasilan Bayar (TKB) adalah bagian sisa pinjaman yang tidak menunggak melewati 0, 30, 60, atau 90 hari sejak jatuh tempo.",
    formula: "TKB90 = 100% − TWP90. TWP90 = sisa pinjaman yang menunggak lebih dari 90 hari ÷ seluruh sisa pinjaman.",
    caption: "Tingkat Keberhasilan Bayar",
    indicator: "Indikator",
    value: "Nilai",
    note: "Angka tinggi bukan jaminan. Penyaluran baru yang besar dapat menaikkan TKB walaupun jumlah tunggakan sama.",
    history: {
      heading: "TKB dari bulan ke bulan",
      summary: (from: string, start: string, to: string, end: string, lowest: string, low: string) =>
        `TKB90 berubah dari ${start} (${from}) menjadi ${end} (${to}). Terendah ${low}, pada ${lowest}.`,
      choose: "Pilih indikator",
      months: (rate: string) => `${rate} setiap bulan`,
      axis: (from: string) => `Sumbu tegak dimulai dari ${from}, bukan dari nol.`,
      table: "Tabel angka setiap bulan",
      asOf: "Per tanggal",
      outstanding: "Sisa pinjaman",
      late: "Menunggak lebih dari 90 hari",
      rate: (days: number) => `TKB${days}`,
    },
  },
  iso: {
    heading: "Tentang sertifikat ISO 27001:2013",
    paragraphs: [
      "Sistem kami pernah tersertifikasi ISO 27001:2013. Masa berlaku semua sertifikat edisi 2013 berakhir pada {{rule iso-2013 until}}, sesuai masa peralihan ke ISO/IEC 27001:2022. Sejak tanggal itu sertifikat tersebut tidak berlaku lagi, dan kami menyebutnya hanya sebagai riwayat.",
      "Sertifikat edisi 2022 akan kami umumkan di tabel ini jika sudah ada. Anda boleh meminta salinan sertifikat kepada kami, lalu mencocokkannya dengan lembaga penerbitnya.",
    ],
    facts: [
      { term: "Nomor sertifikat", text: "belum diumumkan" },
      { term: "Lembaga penerbit", text: "belum diumumkan" },
      { term: "Berlaku sampai", text: "edisi 2013: {{rule iso-2013 until}}" },
      { term: "Edisi 2022", text: "belum diumumkan" },
    ],
  },
  shareholders: {
    heading: "Pemegang saham",
    lead: "Seluruhnya 100.000 saham.",
    total: 100_000,
    items: [
      { name: "Lumbung Asia Holdings Pte. Ltd.", kind: "Badan hukum asing", percent: 85 },
      { name: "Hendra Wiryawan", kind: "Perorangan, warga negara Indonesia", percent: 15 },
    ],
    shares: "saham",
  },
  leaders: {
    heading: "Pimpinan",
    show: "Baca profil",
    hide: "Tutup profil",
    items: [
      {
        id: "direktur-utama",
        name: "Larasati Widjaja",
        position: "Direktur Utama",
        experience: [
          "Lebih dari 18 tahun di perbankan ritel dan pembiayaan usaha kecil, terakhir memimpin pembiayaan mikro di sebuah bank pembangunan daerah.",
          "Bergabung sejak perusahaan berdiri. Bertanggung jawab atas strategi, hubungan dengan regulator, dan penanganan pengaduan.",
        ],
      },
      {
        id: "direktur-risiko",
        name: "Bonifasius Harahap",
        position: "Direktur Risiko dan Kepatuhan",
        experience: [
          "Sebelumnya kepala analitik kredit di perusahaan pembiayaan kendaraan, dengan pengalaman 14 tahun membangun penilaian risiko.",
          "Memimpin penilaian kredit, kode etik penagihan, dan pelindungan data pribadi.",
        ],
      },
      {
        id: "komisaris",
        name: "Ni Luh Ayu Pradnyani",
        position: "Komisaris",
        experience: [
          "Akuntan publik dengan pengalaman 22 tahun mengaudit lembaga keuangan.",
          "Mengawasi direksi, laporan keuangan, dan pelaksanaan tata kelola perusahaan.",
        ],
      },
    ],
  },
  reports: {
    heading: "Laporan keuangan tahunan",
    lead: "Enam laporan tahunan, 2019 sampai 2024. Berkas di bawah adalah contoh tata letak (ditandai CONTOH) sampai laporan yang diaudit diunggah.",
    title: (year: number) => `Laporan keuangan tahunan ${year}`,
    download: "Unduh",
    sample: "CONTOH",
    years: [2024, 2023, 2022, 2021, 2020, 2019],
  },
} as const;
