import { dailyCap, lateFee } from "./costs.ts";

/** The consumer protection policy; lab/drawings/draw-files.ts makes public/files/perlindungan-konsumen.pdf of it. */
export const consumerPolicy = {
  title: "Kebijakan Perlindungan Konsumen",
  version: "Versi 26 November 2026",
  sample: "CONTOH",
  sampleNote: "Dokumen contoh. Naskah yang berlaku menggantikan berkas ini setelah disahkan direksi.",
  sections: [
    {
      title: "Tujuan dan dasar",
      paragraphs: [
        "Kebijakan ini menjelaskan bagaimana kami memperlakukan konsumen, yaitu pemberi dana, penerima dana, dan calon keduanya, sejak melihat informasi layanan sampai hubungan berakhir.",
        "Dasarnya adalah Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen, POJK 22/2023 tentang pelindungan konsumen dan masyarakat di sektor jasa keuangan, POJK 40/2024 tentang layanan pendanaan bersama berbasis teknologi informasi (pengganti POJK 10/2022), dan Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.",
      ],
    },
    {
      title: "Prinsip",
      list: [
        "Edukasi: konsumen memahami biaya, manfaat, dan risiko sebelum memutuskan.",
        "Keterbukaan: bunga, biaya, denda, dan jadwal ditulis lengkap dan mudah dibaca.",
        "Perlakuan adil: tidak ada pembedaan karena suku, agama, ras, gender, atau disabilitas.",
        "Pelindungan aset, privasi, dan data: data hanya dipakai untuk tujuan yang diberitahukan kepada konsumen.",
        "Penanganan pengaduan yang sederhana, cepat, dan tanpa biaya.",
      ],
    },
    {
      title: "Hak konsumen",
      list: [
        "Menerima informasi yang benar, jelas, dan tidak menyesatkan.",
        "Melihat dana yang diterima, cicilan, total yang dikembalikan, dan biaya harian sebelum menyetujui perjanjian.",
        "Menolak tawaran tanpa biaya sebelum perjanjian disetujui.",
        "Mendapat alasan pokok jika pengajuannya ditolak, dan peninjauan oleh petugas atas keputusan otomatis.",
        "Memperoleh salinan perjanjian pada hari penandatanganan, dan surat keterangan lunas.",
        "Mengakses, memperbaiki, memindahkan, membatasi, dan meminta penghapusan data pribadi, serta berkeberatan atas pemrosesannya, sesuai peraturan.",
        "Ditagih dengan sopan, hanya di alamat penagihan atau domisili, Senin sampai Sabtu di luar hari libur nasional pukul {{rule penagihan-mulai}}–{{rule penagihan-sampai}} (sejak {{rule penagihan-mulai since}}), tanpa ancaman dan tanpa menghubungi orang yang tidak berkepentingan.",
        "Mengadu dan memperoleh penyelesaian.",
      ],
    },
    {
      title: "Kewajiban konsumen",
      list: [
        "Membaca informasi dan perjanjian sebelum menyetujui.",
        "Memberikan data dan dokumen yang benar.",
        "Menjaga kerahasiaan kata sandi, PIN, dan OTP.",
        "Membayar sesuai jadwal lewat kanal resmi.",
      ],
    },
    {
      title: "Keterbukaan biaya",
      paragraphs: [
        `Biaya terdiri atas bunga harian, biaya administrasi {{price admin}} yang dipotong di depan, dan denda jika terlambat. Bunga dan biaya ${dailyCap}. Denda ${lateFee}. Seluruh bunga, biaya, dan denda tidak melebihi {{rule batas-total}} pokok pinjaman.`,
        "Imbal hasil pemberi dana adalah perkiraan, bukan jaminan. Pokok dan imbal hasil dapat hilang seluruhnya, tidak dijamin LPS, dan tidak dapat ditarik sebelum penerima dana membayar.",
      ],
    },
    {
      title: "Pelindungan data",
      paragraphs: [
        "Aplikasi hanya dapat mengakses kamera, mikrofon, dan lokasi. Catatan hubungan usaha disimpan di Indonesia paling singkat 5 tahun; masa simpan data lain ada dalam Kebijakan Privasi. Kegagalan pelindungan data diberitahukan paling lambat 3 × 24 jam. Penarikan persetujuan menghentikan pemrosesan paling lambat 3 × 24 jam.",
      ],
    },
    {
      title: "Pengaduan",
      paragraphs: [
        "Pengaduan disampaikan lewat formulir pengaduan di halaman Bantuan situs kami kapan saja, atau lewat telepon {phone}, email {email}, dan kantor kami ({hours}). Setiap pengaduan diberi nomor tiket.",
        "Pengaduan lisan ditindaklanjuti paling lama 5 hari kerja. Pengaduan tertulis dijawab paling lama 10 hari kerja sejak dokumen lengkap, dapat diperpanjang 10 hari kerja dengan pemberitahuan tertulis.",
        "Jika tidak puas, konsumen dapat menghubungi Kontak OJK 157 (telepon 157, WhatsApp 081-157-157-157, kontak157.ojk.go.id), AFPI (telepon 150505), Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK), atau pengadilan. Layanan keuangan ilegal dilaporkan ke sipasti.ojk.go.id; penipuan ke bank dan iasc.ojk.go.id.",
      ],
    },
    {
      title: "Pengawasan",
      paragraphs: [
        "Direksi bertanggung jawab atas pelaksanaan kebijakan ini, meninjaunya paling sedikit satu kali setahun, dan melaporkan pengaduan kepada OJK sesuai peraturan.",
      ],
    },
  ],
} as const;

/** The headings of a yearly report. Figures are dashes until the audited report replaces the file. */
export const reportSample = {
  title: (year: number) => `Laporan Keuangan Tahunan ${year}`,
  sample: "CONTOH",
  note: "Berkas ini hanya contoh tata letak. Tidak memuat angka, bukan laporan keuangan, dan belum diaudit. Laporan yang diaudit akan menggantikannya.",
  amount: "dalam rupiah",
  tables: [
    {
      title: "Laporan posisi keuangan",
      rows: [
        "Kas dan setara kas",
        "Piutang usaha",
        "Aset tetap, bersih",
        "Aset lain-lain",
        "Jumlah aset",
        "Utang usaha",
        "Beban yang masih harus dibayar",
        "Jumlah liabilitas",
        "Modal disetor (100.000 saham)",
        "Saldo laba",
        "Jumlah ekuitas",
        "Jumlah liabilitas dan ekuitas",
      ],
    },
    {
      title: "Laporan laba rugi dan penghasilan komprehensif lain",
      rows: [
        "Pendapatan jasa",
        "Beban layanan",
        "Beban umum dan administrasi",
        "Beban pemasaran",
        "Laba usaha",
        "Pendapatan dan beban keuangan",
        "Laba sebelum pajak",
        "Beban pajak penghasilan",
        "Laba bersih tahun berjalan",
      ],
    },
    {
      title: "Laporan arus kas",
      rows: [
        "Arus kas dari aktivitas operasi",
        "Arus kas dari aktivitas investasi",
        "Arus kas dari aktivitas pendanaan",
        "Kenaikan bersih kas",
        "Kas awal tahun",
        "Kas akhir tahun",
      ],
    },
  ],
  opinion: "Laporan auditor independen",
  opinionText: "Tempat bagi laporan auditor independen: nama kantor akuntan publik, nomor izin, opini, tanggal, dan tanda tangan. Belum diisi.",
} as const;
