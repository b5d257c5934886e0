import { dailyCap } from "./costs.ts";
import type { LegalSection, LegalVersion } from "./terms.ts";

/** Newest first. */
export const funderTermsVersions: readonly LegalVersion[] = [
  {
    version: "1.1",
    date: "2026-11-26",
    changes: [
      { text: "Pernyataan bahwa Anda memahami risiko diminta lewat kotak tersendiri saat melengkapi data.", clause: "risiko" },
      { text: "Porsi pemberi dana nonprofesional menurut aturan OJK ditulis.", clause: "batas" },
      { text: "Mitigasi risiko dijelaskan: apa yang ada, dan apa yang tidak.", clause: "risiko" },
      { text: "Perjanjian memakai tanda tangan elektronik tersertifikasi, dengan salinan pada hari yang sama.", clause: "perjanjian" },
      { text: "Rapat Umum Pemberi Dana diatur.", clause: "perjanjian" },
      { text: "Kanal pengaduan di luar Perusahaan ditulis lengkap.", clause: "sengketa" },
    ],
  },
  {
    version: "1.0",
    date: "2026-11-20",
    changes: [{ text: "Versi pertama. Sebelumnya pemberi dana menyetujui syarat yang ditulis untuk penerima dana." }],
  },
];

export const funderTerms: readonly LegalSection[] = [
  {
    id: "para-pihak",
    title: "Para pihak dan istilah",
    summary: "Syarat ini untuk Anda yang mendanai, bukan untuk yang meminjam.",
    paragraphs: [
      "Syarat Pemberi Dana ini berlaku antara {company} (“Perusahaan”) dan perorangan atau badan usaha yang mendaftar sebagai Pemberi Dana pada layanan {site} (“Anda”). Istilah lain mempunyai arti yang sama dengan Syarat dan Ketentuan.",
      "Perusahaan adalah penyelenggara Layanan Pendanaan Bersama Berbasis Teknologi Informasi menurut POJK 40/2024. Perusahaan mempertemukan kedua pihak, menilai, mencatat, dan menagih sebagai kuasa Anda. Perusahaan bukan bank, bukan manajer investasi, dan bukan penjamin.",
    ],
  },
  {
    id: "syarat",
    title: "Siapa yang boleh mendanai",
    summary: "Perorangan minimal 18 tahun atau badan usaha yang sah, dengan uang sendiri.",
    paragraphs: [
      "Perorangan berusia paling rendah 18 (delapan belas) tahun dan cakap hukum; badan usaha didirikan secara sah dan diwakili orang yang berwenang. Satu orang atau badan usaha hanya memakai satu akun.",
      "Dana berasal dari penghasilan atau kekayaan yang sah milik Anda, bukan dari pinjaman dan bukan titipan. Perusahaan memeriksa identitas dan sumber dana sesuai aturan pencegahan pencucian uang.",
    ],
  },
  {
    id: "batas",
    title: "Batas pendanaan",
    summary: "Batas {{rule batas-nonprofesional}} atau {{rule batas-profesional}} dari penghasilan setahun, pada satu penyelenggara.",
    paragraphs: [
      "Perorangan dalam negeri berpenghasilan di atas {{rule penghasilan-profesional}} setahun (berlaku sejak {{rule penghasilan-profesional since}}) termasuk pemberi dana profesional dan menempatkan paling banyak {{rule batas-profesional dated}} dari penghasilan setahun pada satu penyelenggara. Perorangan lain menempatkan paling banyak {{rule batas-nonprofesional dated}}.",
      "Badan hukum termasuk pemberi dana profesional. Batas persentase di atas ditulis bagi perorangan; badan hukum mengikuti anggaran dasar, kebijakan investasi, dan batas yang ditetapkan peraturan bagi jenis usahanya.",
      "Anda menyatakan penghasilan dengan benar. Perusahaan menolak pendanaan yang melewati batas.",
      "Menurut OJK, seluruh sisa pendanaan dari pemberi dana nonprofesional pada satu penyelenggara paling banyak {{rule porsi-nonprofesional}} dari sisa pendanaannya, paling lambat {{rule porsi-nonprofesional since}}. Menjelang batas itu, Perusahaan dapat menunda pendanaan baru dari pemberi dana nonprofesional.",
    ],
    changed: "1.1",
  },
  {
    id: "risiko",
    title: "Risiko",
    summary: "Anda dapat kehilangan sebagian atau seluruh dana. Tidak ada yang menjaminnya.",
    paragraphs: [
      "Risiko kredit atau gagal bayar ditanggung sepenuhnya oleh Anda. Pendanaan bukan simpanan dan tidak dijamin Lembaga Penjamin Simpanan. Imbal hasil {{price yield-low}} sampai {{price yield-high}} per tahun adalah perkiraan, bukan janji.",
      "Nilai penyaringan, skor, dan TKB menggambarkan masa lalu. Dana tidak dapat ditarik sebelum penerima dana membayar.",
      "Saat melengkapi data, Anda menyatakan lewat kotak tersendiri bahwa pokok dan imbal hasil dapat hilang seluruhnya, tidak dijamin LPS, dan tidak dapat ditarik sebelum penerima dana membayar. Tanpa pernyataan itu, Anda belum dapat mendanai.",
      "Mitigasi risiko yang tersedia adalah penilaian kredit, penyebaran dana, dan penagihan. Asuransi atau penjaminan hanya ada jika tercantum pada penawaran, beserta penerbitnya, biayanya, dan bagian yang ditanggung. Tanpa keterangan itu, tidak ada yang mengganti kerugian Anda.",
    ],
    changed: "1.1",
  },
  {
    id: "escrow",
    title: "Rekening dan aliran dana",
    summary: "Dana Anda berada di rekening escrow dan virtual account, terpisah dari dana kami.",
    paragraphs: [
      "Perusahaan wajib memakai rekening escrow dan virtual account pada bank untuk menerima, menyalurkan, dan mengembalikan dana. Dana Anda tidak masuk ke rekening Perusahaan dan tidak menjadi harta Perusahaan.",
      "Dana yang belum tersalurkan dapat Anda tarik kapan saja ke rekening atas nama Anda sendiri; Perusahaan memprosesnya paling lambat 2 (dua) Hari Kerja.",
    ],
  },
  {
    id: "biaya-pajak",
    title: "Biaya dan pajak",
    summary: "Imbal hasil adalah bunga dari penerima dana setelah dikurangi biaya layanan yang tercantum, lalu pajak.",
    paragraphs: [
      `Yang dibayar Penerima Dana dibatasi: bunga dan biaya ${dailyCap}. Imbal hasil Anda adalah bagian bunga yang tercantum pada penawaran; tidak ada biaya lain yang dipotong tanpa tercantum di sana.`,
      "Perusahaan memotong Pajak Penghasilan Pasal 23 sebesar {{rule pajak-imbal-hasil dated}} dari imbal hasil Pemberi Dana dalam negeri dan memberikan bukti potongnya. Tarif bagi Pemberi Dana luar negeri mengikuti Pasal 26 dan perjanjian pajak.",
    ],
  },
  {
    id: "perjanjian",
    title: "Perjanjian, kuasa, dan rapat",
    summary: "Anda menandatangani setiap pendanaan, dan memberi kami kuasa untuk menandatangani, menagih, dan menyalurkan pembayaran.",
    paragraphs: [
      "Sebelum mendanai, Anda melihat tujuan, jumlah, Tenor, bunga, hasil penilaian risiko, dan jadwal. Pendanaan terjadi setelah Anda menandatangani perjanjian pendanaan dengan tanda tangan elektronik tersertifikasi (UU ITE dan PP 71/2019). Salinannya dikirim kepada Anda pada hari yang sama.",
      "Anda memberi Perusahaan kuasa menandatangani Perjanjian Pinjaman, mencatat, menagih, dan menerima pembayaran. Kuasa ini tidak mencakup menghapus pokok utang tanpa persetujuan Anda.",
      "Perusahaan menyelenggarakan Rapat Umum Pemberi Dana menurut POJK 40/2024 dan SEOJK 19/SEOJK.06/2025, berdasarkan pedoman yang diumumkan kepada Pemberi Dana. Undangannya menyebut waktu, acara, dan cara memberi suara; hasilnya diberitahukan kepada semua Pemberi Dana.",
    ],
    changed: "1.1",
  },
  {
    id: "penagihan",
    title: "Jika penerima dana terlambat",
    summary: "Kami menagih menurut aturan dan melaporkan hasilnya. Anda tidak menghubungi penerima dana sendiri.",
    paragraphs: [
      "Penagihan dilakukan pada Senin sampai Sabtu di luar hari libur nasional, pukul {{rule penagihan-mulai}}–{{rule penagihan-sampai}} waktu setempat (berlaku sejak {{rule penagihan-mulai since}}) dan mengikuti pedoman perilaku AFPI. Penjadwalan ulang yang mengubah hak Anda memerlukan persetujuan Anda.",
      "Pinjaman disebut macet setelah terlambat lebih dari 90 hari. Hasil penagihan dibagikan menurut bagian pendanaan masing-masing. Anda dilarang menghubungi atau mengumumkan data Penerima Dana.",
    ],
  },
  {
    id: "data",
    title: "Data dan kerahasiaan",
    summary: "Data Anda diproses menurut Kebijakan Privasi; data penerima dana yang Anda lihat tetap rahasia.",
    paragraphs: [
      "Data Anda diproses menurut Kebijakan Privasi, yang merupakan pemberitahuan tersendiri. Persetujuan untuk foto wajah dan data keuangan diminta tersendiri saat Anda melengkapi data.",
      "Data Penerima Dana hanya boleh dipakai untuk menilai pendanaan Anda.",
    ],
  },
  {
    id: "perubahan-pengakhiran",
    title: "Perubahan dan pengakhiran",
    summary: "Perubahan diberitahukan 30 hari kerja sebelumnya dan tidak menyentuh pendanaan yang berjalan.",
    paragraphs: [
      "Perubahan diberitahukan paling lambat 30 (tiga puluh) Hari Kerja sebelum berlaku dan tidak mengubah pendanaan yang sudah berjalan. Versi yang Anda setujui saat mendaftar dicatat bersama sidik isinya (SHA-256).",
      "Anda dapat menutup akun setelah pendanaan selesai. Sebelum membatasi atau menutup akun, Perusahaan memberi tahu Anda secara tertulis beserta alasannya dan memberi waktu paling sedikit 10 (sepuluh) Hari Kerja, kecuali untuk mencegah penipuan yang sedang terjadi atau atas perintah pihak berwenang.",
      "Jika Perusahaan berhenti beroperasi atau izinnya dicabut, pendanaan yang berjalan tetap sah dan diselesaikan menurut rencana penyelesaian kewajiban yang diawasi OJK.",
    ],
  },
  {
    id: "sengketa",
    title: "Pengaduan dan sengketa",
    summary: "Pengaduan gratis; sengketa lewat musyawarah, LAPS SJK, atau pengadilan, boleh di tempat tinggal Anda.",
    paragraphs: [
      "Pengaduan disampaikan lewat formulir di situs, telepon {phone}, atau email {email}. Pengaduan tertulis dijawab paling lama 10 (sepuluh) Hari Kerja sejak dokumen lengkap. Jika Anda belum puas, hubungi Kontak OJK 157 (telepon 157, WhatsApp 081-157-157-157, kontak157.ojk.go.id) atau AFPI (telepon 150505).",
      "Perselisihan diselesaikan secara musyawarah paling lama 30 (tiga puluh) Hari Kalender, lalu melalui LAPS SJK (mediasi untuk tuntutan sampai Rp200 juta tidak dipungut biaya menurut ketentuannya; selebihnya di lapssjk.id) atau Pengadilan Negeri Jakarta Selatan. Konsumen dapat memilih pengadilan negeri di tempat tinggalnya. Syarat ini tunduk pada hukum Republik Indonesia.",
    ],
    link: { label: "Tulis pengaduan", to: "help#pengaduan" },
    changed: "1.1",
  },
];
