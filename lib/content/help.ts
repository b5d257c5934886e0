import { dailyCap, lateFee } from "./legal/costs.ts";

/** `to` names a page of lib/routes.ts, with an optional fragment behind `#`. */
export type Faq = {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { label: string; to: string };
};

type HelpTab = { id: string; title: string; faqs: readonly Faq[] };

export const helpTabs: readonly HelpTab[] = [
  {
    id: "pinjaman",
    title: "Pinjaman",
    faqs: [
      {
        id: "siapa-boleh-meminjam",
        question: "Siapa yang boleh meminjam?",
        answer: [
          "Warga negara Indonesia, minimal 21 tahun, berdomisili di Indonesia, cakap hukum, dan punya penghasilan yang bisa dibuktikan dengan slip gaji, rekening koran, atau bukti lain. Pinjaman dipakai untuk modal kerja.",
          "Menurut aturan OJK, penghasilan bruto rata-rata paling sedikit {{rule penghasilan-penerima-dana}} sebulan, paling lambat {{rule penghasilan-penerima-dana deadline}} bagi penerima dana baru dan perpanjangan, dan pinjaman pada paling banyak {{rule jumlah-penyelenggara}}. Seluruh cicilan paling banyak {{rule rasio-cicilan}} penghasilan: OJK menetapkannya bagi pendanaan konsumtif sejak {{rule rasio-cicilan since}}; kami memakainya sebagai kebijakan sendiri.",
        ],
      },
      {
        id: "produk-apa-saja",
        question: "Apa beda Solusi Kini, Solusi Cepat, dan Solusi Kawan?",
        answer: [
          "Solusi Kini untuk kebutuhan usaha yang mendadak: {{product kini limit}}, {{product kini tenor}}. Solusi Cepat untuk usaha harian: {{product cepat limit}}, {{product cepat tenor}}. Solusi Kawan untuk modal kerja usaha: {{product kawan limit}}, {{product kawan tenor}}.",
          "Di aplikasi, limit perorangan yang ditawarkan adalah {{price app-least}} sampai {{price app-most}}, sesuai penilaian kredit Anda, untuk produk mana pun. {{product kini least}} adalah batas bawah Solusi Kini sebagai produk; tawaran terkecil yang dibuka di aplikasi adalah {{price app-least}}. Di atas {{price app-most}}, pinjaman diajukan lewat tim kami, yang memeriksa berkas usaha di luar aplikasi.",
        ],
        link: { label: "Bandingkan ketiga produk", to: "loans#bandingkan" },
      },
      {
        id: "cara-mengajukan",
        question: "Bagaimana cara mengajukan pinjaman?",
        answer: [
          "Unduh aplikasi, daftar dengan nomor ponsel, lalu isi pengajuan. Mengisinya perlu sekitar 8 menit. Siapkan KTP, bukti penghasilan, rekening bank atas nama sendiri, dan tiga kontak darurat.",
        ],
        link: { label: "Unduh aplikasi", to: "recipient" },
      },
      {
        id: "lama-proses",
        question: "Berapa lama pengajuan diproses?",
        answer: [
          "Mengisi pengajuan perlu sekitar 8 menit. Penilaian kredit berlangsung 1 sampai 5 hari kerja, sering kali selesai dalam 1 sampai 3 hari kerja. Dana dikirim dalam 48 jam, dihitung sejak Anda menyetujui perjanjian.",
          "Dana tercatat di rekening mulai 15 menit sampai 3 hari kerja, bergantung pada bank penerima. Hari kerja tidak termasuk akhir pekan dan hari libur nasional.",
        ],
      },
      {
        id: "kontak-darurat",
        question: "Mengapa saya dimintai tiga kontak darurat?",
        answer: [
          "Hanya untuk mengonfirmasi keberadaan Anda jika Anda tidak dapat dihubungi. Kami menghubungi pemilik nomor lebih dulu untuk meminta persetujuannya, dan menyimpan persetujuan itu. Nomor dianggap tidak aktif jika tidak terjawab atau tidak terdaftar setelah beberapa panggilan pada hari yang berbeda, atau sudah berpindah pemilik.",
          "Kontak darurat bukan penjamin dan tidak boleh ditagih. Beri tahu mereka sebelum memberikan nomornya.",
        ],
      },
      {
        id: "biaya",
        question: "Apa saja biaya pinjaman?",
        answer: [
          "Tiga hal. Bunga harian: Solusi Kini mulai {{product kini rate}}, Solusi Cepat mulai {{product cepat rate}}, Solusi Kawan mulai {{product kawan rate}}, paling tinggi {{price highest}} per hari sesuai penilaian. Biaya admin {{price admin}}, dipotong di depan. Denda, hanya jika terlambat. Jika bunga dan biaya melebihi batas OJK, kelebihannya kami potong dari yang Anda kembalikan.",
          `Bunga dan biaya ${dailyCap}. Denda ${lateFee}. Batas OJK untuk pinjaman produktif mikro {{rule batas-mikro-pendek}} sampai 6 bulan dan {{rule batas-mikro-panjang}} jika lebih lama; untuk usaha kecil dan menengah {{rule batas-usaha dated}}.`,
        ],
        link: { label: "Hitung biayanya", to: "loans#simulasi" },
      },
      {
        id: "ditolak",
        question: "Pengajuan saya ditolak. Apa alasannya?",
        answer: [
          "Penolakan disertai alasan pokoknya. Jika menurut Anda keliru, mintalah peninjauan lewat layanan pelanggan: petugas meninjau ulang keputusan yang dibuat otomatis, paling lambat 10 hari kerja. Pengajuan baru bisa dikirim 30 hari setelah penolakan.",
          "Sebelum mencoba lagi, periksa kembali foto KTP, bukti penghasilan, dan apakah nomor kontak masih aktif.",
        ],
      },
      {
        id: "data-aman",
        question: "Data apa yang dibaca aplikasi?",
        answer: [
          "Aplikasi hanya dapat meminta akses kamera, mikrofon, dan lokasi. Daftar kontak, galeri, dan riwayat panggilan tidak dibaca. Data disimpan di Indonesia. Sistem kami pernah tersertifikasi ISO 27001:2013 (edisi itu berakhir {{rule iso-2013 until}}); keterangannya ada di halaman Tentang Kami.",
        ],
        link: { label: "Baca Kebijakan Privasi", to: "privacy" },
      },
    ],
  },
  {
    id: "pendanaan",
    title: "Pendanaan",
    faqs: [
      {
        id: "siapa-boleh-mendanai",
        question: "Siapa yang boleh menjadi pemberi dana?",
        answer: [
          "Perorangan berusia minimal {{rule usia-pengguna}}, atau badan usaha: PT, CV, koperasi, yayasan, dan badan lain yang sah. Satu akun hanya untuk satu jenis: perorangan atau perusahaan.",
        ],
      },
      {
        id: "minimal-pendanaan",
        question: "Berapa dana minimal?",
        answer: [
          "{{price fund-usual}}, atau mulai {{price fund-least}} pada penawaran tertentu, untuk satu kali pendanaan seluruhnya. Jumlah itu boleh disebar ke banyak pinjaman; bagian tiap pinjaman tercantum pada penawaran sebelum Anda menyetujuinya.",
        ],
      },
      {
        id: "imbal-hasil",
        question: "Berapa imbal hasilnya?",
        answer: [
          "Mulai {{price yield-low}} hingga {{price yield-high}} per tahun, bergantung pada risiko penerima dana. Ini perkiraan, bukan jaminan: jika penerima dana gagal bayar, imbal hasil dan pokok Anda dapat berkurang atau hilang.",
        ],
      },
      {
        id: "dijamin",
        question: "Apakah dana saya dijamin?",
        answer: [
          "Tidak. Pendanaan bukan simpanan bank dan tidak dijamin LPS. Risiko gagal bayar ditanggung sepenuhnya oleh pemberi dana. Sebarkan dana Anda dan jangan memakai uang yang segera Anda butuhkan.",
        ],
      },
      {
        id: "tkb",
        question: "Apa arti TKB90?",
        answer: [
          "TKB90 adalah Tingkat Keberhasilan Bayar: bagian pendanaan yang tidak menunggak lebih dari 90 hari sejak jatuh tempo. Rumusnya 100% dikurangi TWP90, yaitu sisa pinjaman yang menunggak lebih dari 90 hari dibagi seluruh sisa pinjaman.",
          "TKB yang tinggi bukan jaminan. Angka ini berubah ketika pinjaman baru bertambah, jadi lihat juga tanggal datanya.",
        ],
        link: { label: "Lihat statistik", to: "about#statistik" },
      },
      {
        id: "batas-mendanai",
        question: "Apakah ada batas pendanaan per orang?",
        answer: [
          "Ada, sejak {{rule batas-nonprofesional since}} menurut POJK 40/2024. Perorangan dalam negeri berpenghasilan di atas {{rule penghasilan-profesional}} setahun termasuk pemberi dana profesional dan menempatkan paling banyak {{rule batas-profesional}} penghasilan setahun pada satu penyelenggara. Perorangan lain paling banyak {{rule batas-nonprofesional}}. Batas persentase ini ditulis bagi perorangan, bukan perusahaan.",
          "Selain itu, paling lambat {{rule porsi-nonprofesional since}} seluruh sisa pendanaan dari pemberi dana nonprofesional pada satu penyelenggara paling banyak {{rule porsi-nonprofesional}}.",
        ],
        link: { label: "Cek kesiapan Anda", to: "funding#cek" },
      },
      {
        id: "dokumen-pendanaan",
        question: "Dokumen apa yang perlu saya siapkan?",
        answer: [
          "Perorangan: KTP, foto wajah, NPWP, dan bukti penghasilan. Perusahaan: akta pendirian beserta pengesahannya, akta perubahan terakhir, SK Kemenkumham, NIB, NPWP, KTP pengurus, rekening koran minimal 3 bulan terakhir, dan laporan keuangan internal.",
          "Berkas ZIP, PDF, JPG, atau PNG, paling besar 20 MB per berkas.",
        ],
      },
      {
        id: "terlambat-bayar",
        question: "Apa yang terjadi jika penerima dana terlambat?",
        answer: [
          "Kami mengingatkan, menagih, dan jika perlu menawarkan penjadwalan ulang dengan persetujuan Anda. Penagihan mengikuti pedoman perilaku Asosiasi Fintech Pendanaan Bersama Indonesia (AFPI): tidak mengancam dan tidak menghubungi orang yang tidak berkepentingan. Hasil penagihan tetap tidak dapat dijamin.",
        ],
      },
    ],
  },
  {
    id: "pengembalian",
    title: "Pengembalian",
    faqs: [
      {
        id: "jadwal-cicilan",
        question: "Berapa kali saya mencicil?",
        answer: [
          "Solusi Kini dan Solusi Cepat dicicil 3 sampai 6 kali, setiap 15 sampai 30 hari. Jadwal Solusi Kawan ditulis dalam perjanjian. Tanggal dan jumlahnya selalu ada di aplikasi.",
        ],
      },
      {
        id: "cara-bayar",
        question: "Lewat mana saya dapat membayar?",
        answer: [
          "Transfer bank ke nomor virtual account, atau kode bayar di gerai minimarket. Kode bayar minimarket berlaku 24 jam; setelah itu buat kode baru.",
          "Nomor dan kode hanya ada di aplikasi. Jangan pernah membayar ke rekening perorangan walaupun penelepon mengaku petugas kami.",
        ],
      },
      {
        id: "belum-tercatat",
        question: "Saya sudah membayar. Mengapa belum tercatat?",
        answer: [
          "Status biasanya berubah dalam 10 menit. Jika setelah 10 menit belum berubah, laporkan lewat aplikasi dengan bukti bayar. Konfirmasi dari bank atau minimarket dapat memakan waktu sampai 24 jam. Selama menunggu, jangan membayar dua kali.",
        ],
      },
      {
        id: "terlambat",
        question: "Apa yang terjadi jika saya terlambat?",
        answer: [
          `Denda ${lateFee}, dan keterlambatan tercatat dalam Sistem Layanan Informasi Keuangan (SLIK) OJK. Seluruh bunga, biaya, dan denda tidak melebihi {{rule batas-total}} pokok pinjaman.`,
          "Jika Anda tahu akan terlambat, hubungi kami sebelum jatuh tempo agar dapat dicarikan jalan keluar.",
        ],
      },
      {
        id: "tagihan-sah",
        question: "Apakah tagihan saya sesuai batas OJK?",
        answer: [
          "Masukkan pokok, dana yang diterima, dan yang ditagih di halaman Cek tagihan. Anda melihat batasnya, selisihnya, dan surat keberatan yang bisa dikirim. Berlaku untuk tagihan dari penyelenggara mana pun, dan angkanya tidak kami simpan.",
        ],
        link: { label: "Cek tagihan", to: "billCheck" },
      },
      {
        id: "lunas-awal",
        question: "Bolehkah saya melunasi lebih awal?",
        answer: [
          "Boleh. Jumlah yang harus dibayar ditampilkan di aplikasi sebelum Anda membayar. Setelah lunas, surat keterangan lunas dapat diunduh di aplikasi.",
        ],
      },
      {
        id: "salah-bayar",
        question: "Saya membayar terlalu banyak. Bagaimana mendapatkannya kembali?",
        answer: [
          "Hubungi layanan pelanggan dengan bukti bayar. Kelebihan dikembalikan ke rekening atas nama Anda setelah diperiksa, atau dipakai untuk cicilan berikutnya jika Anda memintanya.",
        ],
      },
      {
        id: "penagihan",
        question: "Bagaimana aturan penagihan?",
        answer: [
          "Petugas wajib menunjukkan identitas, berbicara sopan, dan hanya menagih Senin sampai Sabtu pukul {{rule penagihan-mulai}}–{{rule penagihan-sampai}} waktu setempat, tidak pada hari libur nasional (POJK 22/2023, sejak {{rule penagihan-mulai since}}). Petugas dilarang mengancam, mempermalukan, menyebarkan data, atau menagih kontak darurat. Laporkan pelanggaran lewat kanal pengaduan.",
        ],
        link: { label: "Kanal pengaduan", to: "help#pengaduan" },
      },
    ],
  },
  {
    id: "aplikasi",
    title: "Aplikasi",
    faqs: [
      {
        id: "unduh",
        question: "Di mana saya mengunduh aplikasi?",
        answer: ["Hanya dari Google Play dan App Store, lewat tautan di situs ini. Jangan memasang berkas APK yang dikirim lewat pesan."],
        link: { label: "Unduh aplikasi", to: "recipient" },
      },
      {
        id: "otp",
        question: "Saya tidak menerima kode OTP",
        answer: [
          "Tunggu 60 detik lalu kirim ulang. Kode dapat diminta paling banyak 5 kali sehari. Pastikan nomor benar, ponsel mendapat sinyal, dan kotak pesan tidak penuh.",
          "Jika nomor Anda sudah tidak aktif, hubungi layanan pelanggan untuk menggantinya.",
        ],
      },
      {
        id: "lupa-sandi",
        question: "Saya lupa kata sandi",
        answer: [
          "Untuk akun aplikasi, atur ulang kata sandi di aplikasi. Untuk akun pemberi dana, pilih Lupa kata sandi di halaman masuk situs ini, lalu ikuti petunjuknya. Kode verifikasi berlaku 10 menit.",
        ],
        link: { label: "Lupa kata sandi pemberi dana", to: "forgotPassword" },
      },
      {
        id: "aplikasi-lama",
        question: "Apakah aplikasi lama masih dapat dipakai?",
        answer: ["Masih. Aplikasi lama tetap berjalan, tetapi pembaruan dan perbaikan hanya ada di aplikasi baru."],
        link: { label: "Pengumuman aplikasi baru", to: "announcement" },
      },
      {
        id: "hapus-akun",
        question: "Bagaimana menghapus akun aplikasi?",
        answer: [
          "Pilih Hapus Akun App di bagian bawah situs. Anda perlu nomor ponsel, kata sandi, nomor KTP, dan kode verifikasi. Akun dengan pinjaman yang belum lunas tidak dapat dihapus.",
          "Beberapa data tetap disimpan paling singkat 5 tahun karena diwajibkan peraturan.",
        ],
        link: { label: "Hapus Akun App", to: "removeAccount" },
      },
      {
        id: "ganti-nomor",
        question: "Bagaimana mengganti nomor ponsel?",
        answer: [
          "Untuk akun aplikasi, buka Akun lalu Keamanan di aplikasi. Jika nomor lama sudah tidak aktif, hubungi layanan pelanggan dan siapkan KTP untuk pemeriksaan.",
          "Untuk akun pemberi dana, masuk di situs ini, buka Akun saya, lalu pilih Ubah nomor.",
        ],
      },
      {
        id: "penipuan",
        question: "Bagaimana mengenali penipuan yang mengatasnamakan Simpul?",
        answer: [
          "Kami tidak pernah meminta OTP, PIN, atau kata sandi, tidak meminta uang di muka agar pinjaman cair, dan tidak menerima pembayaran ke rekening perorangan. Jika ragu, hentikan percakapan dan telepon nomor resmi kami.",
          "Jika Anda telanjur mengirim uang, segera hubungi bank Anda dan lapor ke iasc.ojk.go.id.",
        ],
        link: { label: "Cek keaslian nomor atau tautan", to: "channelCheck" },
      },
    ],
  },
];

/** The short list that other pages show. */
export const shortFaq: readonly Faq[] = [
  {
    id: "cair",
    question: "Berapa lama sampai dana cair?",
    answer: [
      "Dana dikirim dalam 48 jam sejak Anda menyetujui perjanjian. Dana tercatat di rekening mulai 15 menit sampai 3 hari kerja, bergantung pada bank penerima. Hari kerja tidak termasuk akhir pekan dan hari libur nasional.",
    ],
  },
  {
    id: "biaya-singkat",
    question: "Apa saja biaya yang saya bayar?",
    answer: [
      `Tiga hal: bunga harian, biaya admin {{price admin}} yang dipotong di depan, dan denda hanya jika terlambat. Bunga dan biaya ${dailyCap}. Denda ${lateFee}.`,
    ],
  },
  {
    id: "syarat-singkat",
    question: "Siapa yang boleh mengajukan pinjaman?",
    answer: ["Warga negara Indonesia, minimal 21 tahun, berdomisili di Indonesia, dan punya penghasilan yang bisa dibuktikan."],
  },
  {
    id: "ditolak-singkat",
    question: "Pengajuan saya ditolak. Kapan bisa mencoba lagi?",
    answer: [
      "30 hari setelah penolakan. Alasan pokoknya ada di pemberitahuan penolakan. Periksa kembali data dan dokumen Anda sebelum mengajukan lagi.",
    ],
  },
  {
    id: "jaminan-singkat",
    question: "Apakah dana pemberi dana dijamin?",
    answer: ["Tidak. Pendanaan bukan simpanan dan tidak dijamin LPS. Risiko gagal bayar ditanggung pemberi dana."],
  },
];

export const helpPage = {
  title: "Pusat bantuan",
  description:
    "Jawaban tentang pinjaman, pendanaan, pengembalian, dan aplikasi Simpul, beserta kontak resmi, kantor, jam layanan, dan cara menyampaikan pengaduan.",
  heading: "Ada yang bisa kami bantu?",
  lead: "Jawaban untuk penerima dana, pemberi dana, dan pengguna aplikasi.",
  tabs: "Kategori bantuan",
  more: "Lihat lebih banyak",
  shortHeading: "Yang paling sering ditanyakan",
  shortLead: "Jawaban singkat. Versi lengkapnya ada di pusat bantuan.",
  contact: {
    heading: "Hubungi kami",
    phone: "Layanan pelanggan",
    email: "Email",
    hours: "Jam layanan",
    open: "Buka sekarang",
    closed: "Sedang tutup",
    write: "Kirim email",
    never: "Petugas kami tidak pernah meminta OTP, PIN, atau kata sandi.",
  },
  offices: {
    heading: "Kantor kami",
    hours: (days: string, hours: string) => `Buka ${days}, ${hours}. Pada hari libur nasional, telepon dulu sebelum datang.`,
    label: "Kantor",
    map: "Buka peta",
    directions: "Petunjuk arah",
    mapOf: "Peta: ",
  },
  complaint: {
    heading: "Pengaduan konsumen",
    lead: "Pengaduan tidak dipungut biaya. Setiap pengaduan kami catat dan mendapat nomor tiket.",
    steps: [
      {
        title: "Sampaikan ke kami",
        text: "Lewat formulir ini kapan saja, atau lewat telepon, email, dan kantor pada jam layanan. Sertakan nama, nomor ponsel akun, urutan kejadian, dan bukti.",
      },
      {
        title: "Terima nomor tiket",
        text: "Formulir langsung menampilkan nomornya; lewat email atau telepon, nomornya kami kirim pada hari yang sama. Simpan untuk menanyakan perkembangan.",
      },
      {
        title: "Terima jawaban",
        text: "Pengaduan lisan: paling lama 5 hari kerja. Pengaduan tertulis: paling lama {{rule jawaban-pengaduan}}, dapat diperpanjang {{rule jawaban-pengaduan}} dengan pemberitahuan.",
      },
      {
        title: "Belum puas?",
        text: "Hubungi Kontak OJK 157 (WhatsApp 081-157-157-157), AFPI 150505, LAPS SJK, atau pengadilan. Uang hilang karena penipuan: segera lapor ke bank dan iasc.ojk.go.id.",
      },
    ],
    write: "Tulis pengaduan",
    byMail: "Kirim lewat email",
    form: {
      title: "Pengaduan konsumen",
      description: "Jangan tulis nomor KTP, kata sandi, PIN, atau OTP di sini.",
      name: "Nama lengkap",
      contact: "Email atau No. telepon",
      contactHint: "Jawaban dikirim ke sini.",
      message: "Isi pengaduan",
      messageHint: "Paling sedikit 10 karakter: tanggal, apa yang terjadi, dan penyelesaian yang Anda harapkan.",
      messageMax: 1000,
      submit: "Kirim pengaduan",
      busy: "Mengirim…",
      cancel: "Batal",
    },
    done: {
      title: "Pengaduan Anda kami terima",
      text: "Simpan nomor tiket ini. Perkembangannya dapat diperiksa di halaman ini.",
      answers: [{ workingDays: 10, text: "Jawaban tertulis, di luar hari libur nasional. Dapat diperpanjang 10 hari kerja dengan pemberitahuan." }],
      ticket: "Nomor tiket",
      copy: "Salin nomor tiket",
      copied: "Nomor tiket tersalin",
      finish: "Selesai",
    },
    subject: "Pengaduan konsumen",
    body: "Nama:\nNomor ponsel akun:\nNomor pinjaman (jika ada):\nTanggal kejadian:\nApa yang terjadi:\nPenyelesaian yang saya harapkan:\n",
    links: [
      { label: "Kontak OJK 157", href: "https://kontak157.ojk.go.id" },
      { label: "SIPASTI (layanan ilegal)", href: "https://sipasti.ojk.go.id" },
      { label: "LAPS SJK", href: "https://lapssjk.id" },
      { label: "Indonesia Anti-Scam Centre", href: "https://iasc.ojk.go.id" },
    ],
  },
  channels: {
    heading: "Kanal resmi",
    check: "Cek nomor, tautan, atau rekening",
  },
} as const;
