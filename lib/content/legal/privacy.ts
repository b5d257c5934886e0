// biome-ignore lint/style/noRestrictedImports: the job that deletes must read the table that the page prints
import { retention } from "../../contract/retention.ts";
import type { LegalSection, LegalVersion } from "./terms.ts";

/** Newest first. */
export const privacyVersions: readonly LegalVersion[] = [
  {
    version: "2.4",
    date: "2026-11-29",
    changes: [
      { text: "Penghitungan kunjungan tanpa kuki dijelaskan, beserta cara menolaknya.", clause: "kuki" },
      { text: "Masa simpan jumlah kunjungan ditulis.", clause: "data-pribadi" },
    ],
  },
  {
    version: "2.3",
    date: "2026-11-28",
    changes: [{ text: "Masa simpan jawaban rekan yang mengisi satu bagian data perusahaan ditulis.", clause: "data-pribadi" }],
  },
  {
    version: "2.2",
    date: "2026-11-26",
    changes: [
      { text: "Persetujuan foto wajah dan data keuangan diminta lewat dua kotak tersendiri yang boleh tidak dicentang.", clause: "data-pribadi" },
      { text: "Dasar dan masa simpan nomor kontak darurat ditulis.", clause: "data-pribadi" },
      { text: "Catatan akses pegawai kini dihapus setelah 5 tahun.", clause: "data-pribadi" },
      { text: "Kontak darurat hanya untuk mengonfirmasi keberadaan Penerima Dana.", clause: "nomor-kontak" },
      { text: "Hak memindahkan, membatasi, dan berkeberatan dapat diajukan lewat formulir yang sama.", clause: "hak" },
      { text: "Daftar kuki dan penyimpanan selalu sama dengan halaman yang menampilkannya.", clause: "kuki" },
    ],
  },
  {
    version: "2.1",
    date: "2026-11-25",
    changes: [
      {
        text: "Masa simpan kini disertai alasannya, dan mencakup catatan pengiriman pesan serta catatan akses pegawai terhadap data.",
        clause: "data-pribadi",
      },
    ],
  },
  {
    version: "2.0",
    date: "2026-11-20",
    changes: [
      {
        text: "Setiap tujuan pemrosesan kini ditulis beserta dasarnya; persetujuan untuk foto wajah dan data keuangan diminta tersendiri.",
        clause: "data-pribadi",
      },
      { text: "Masa simpan ditulis per jenis data, termasuk CV, tiket, dan pendaftaran yang tidak selesai.", clause: "data-pribadi" },
      { text: "Sumber data, penilaian kredit, dan pengiriman ke luar negeri dijelaskan.", clause: "data-pribadi" },
      { text: "Hak memindahkan data ditambahkan, beserta cara meminta peninjauan oleh petugas.", clause: "hak" },
      { text: "Alamat IP disebut sebagai data yang diproses walaupun Anda hanya membaca situs.", clause: "pendahuluan" },
      { text: "Pejabat Pelindungan Data Pribadi mempunyai alamat email sendiri.", clause: "kontak" },
    ],
  },
  {
    version: "1.1",
    date: "2025-10-15",
    changes: [
      { text: "Daftar kuki dan penyimpanan browser dilengkapi dan kini punya halaman untuk menghapusnya.", clause: "kuki" },
      { text: "Permintaan hak data dapat diajukan lewat formulir di halaman ini.", clause: "hak" },
    ],
  },
  { version: "1.0", date: "2025-09-01", changes: [{ text: "Versi pertama di situs ini." }] },
];

export const privacy: readonly LegalSection[] = [
  {
    id: "definisi",
    title: "Definisi",
    summary: "Arti istilah yang dipakai dalam kebijakan ini.",
    paragraphs: [
      [
        "“Data Pribadi” adalah data tentang perorangan yang teridentifikasi atau dapat diidentifikasi, baik sendiri maupun bersama informasi lain, sebagaimana dimaksud Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (“UU PDP”).",
        "“Data Pribadi yang bersifat spesifik” mencakup antara lain data keuangan pribadi dan data biometrik, misalnya foto wajah untuk verifikasi.",
        "“Pemrosesan” mencakup memperoleh, menyimpan, memperbaiki, menampilkan, mengirim, menyebarkan, dan menghapus Data Pribadi.",
        "“Pengendali Data” adalah {company} (“kami”), yang menentukan tujuan dan melakukan kendali pemrosesan.",
        "“Subjek Data” adalah Anda, yaitu orang yang datanya diproses.",
      ],
      "Istilah lain mempunyai arti yang sama dengan Syarat dan Ketentuan.",
    ],
  },
  {
    id: "pendahuluan",
    title: "Pendahuluan",
    summary: "Kebijakan ini berlaku untuk situs dan aplikasi {site}.",
    paragraphs: [
      "Kebijakan Privasi ini menjelaskan data apa yang kami proses saat Anda memakai situs {website} dan aplikasi {site}, untuk apa, berapa lama, dan apa hak Anda.",
      "Dasar pemrosesan kami adalah persetujuan Anda, pelaksanaan perjanjian dengan Anda, kewajiban hukum kami, dan kepentingan yang sah dengan tetap menjaga hak Anda. Anda dapat membaca seluruh halaman publik tanpa mengisi data apa pun; alamat IP, waktu, dan halaman yang diminta tetap tercatat untuk keamanan dan dihapus setelah 90 hari.",
      "Kebijakan ini memberi tahu, bukan meminta persetujuan. Menyetujui Syarat dan Ketentuan tidak berarti menyetujui pemrosesan data. Jika suatu pemrosesan memerlukan persetujuan, kami memintanya tersendiri, dengan menyebut data dan tujuannya.",
    ],
    changed: "2.0",
  },
  {
    id: "data-pribadi",
    title: "Data pribadi",
    subtitle: "Penggunaan, penyimpanan, dan keamanan",
    summary: "Kami memakai data untuk menilai, menjalankan perjanjian, dan mematuhi hukum. Data disimpan di Indonesia.",
    paragraphs: [
      "Data yang kami proses meliputi:",
      [
        "identitas: nama, nomor induk kependudukan, tempat dan tanggal lahir, jenis kelamin, alamat, NPWP, foto KTP, dan foto wajah;",
        "kontak: nomor ponsel, alamat email, serta nama dan nomor tiga kontak darurat yang Anda berikan;",
        "keuangan: penghasilan, rekening bank, rekening koran, dan riwayat pinjaman;",
        "badan usaha: akta, izin usaha, laporan keuangan, serta identitas pengurus;",
        "teknis: alamat IP, jenis perangkat, dan catatan kejadian yang diperlukan untuk keamanan.",
      ],
      "Sumber. Sebagian besar data Anda berikan sendiri. Sisanya kami peroleh dari data kependudukan untuk mencocokkan identitas, Sistem Layanan Informasi Keuangan (SLIK) OJK dan pusat data pendanaan AFPI untuk riwayat pinjaman, bank dan mitra pembayaran untuk status pembayaran, serta perangkat Anda untuk data teknis.",
      {
        caption: "Tujuan dan dasar pemrosesan",
        columns: ["Tujuan", "Data", "Dasar (UU PDP)"],
        rows: [
          ["Membuat dan mengamankan akun", "identitas, kontak, teknis", "pelaksanaan perjanjian"],
          [
            "Mencocokkan wajah dengan KTP",
            "foto wajah, foto KTP",
            "persetujuan tersendiri; tanpa itu, identitas diperiksa lewat tatap muka di kantor",
          ],
          ["Menilai kelayakan kredit", "keuangan, riwayat pinjaman", "persetujuan tersendiri untuk data keuangan dan permintaan SLIK"],
          [
            "Memeriksa sumber dana Pemberi Dana",
            "penghasilan, rekening, bukti penghasilan",
            "persetujuan tersendiri; tanpa itu, bukti ditunjukkan di kantor",
          ],
          [
            "Mengonfirmasi keberadaan Penerima Dana yang tidak dapat dihubungi",
            "nama dan nomor kontak darurat",
            "persetujuan pemilik nomor, yang kami minta dan simpan sebelum nomor itu dipakai",
          ],
          ["Menyiapkan dan menjalankan perjanjian, menagih secara patut", "identitas, kontak, keuangan", "pelaksanaan perjanjian"],
          ["Melapor ke OJK, SLIK, pajak, dan PPATK; mencegah pencucian uang", "identitas, transaksi", "kewajiban hukum"],
          ["Menangani pengaduan dan permintaan hak", "nama, kontak, isi tiket", "kewajiban hukum"],
          ["Mencegah penipuan, menjaga keamanan situs", "teknis, alamat IP", "kepentingan yang sah"],
          ["Merekrut karyawan", "CV dan surat lamaran", "persetujuan"],
        ],
      },
      "Data tidak dijual dan tidak dipakai untuk iklan pihak lain. Data untuk satu tujuan tidak dipakai untuk tujuan lain tanpa dasar baru yang diberitahukan kepada Anda.",
      "Penilaian kredit. Skor dihitung dari penghasilan yang terbukti, cicilan yang sedang berjalan, riwayat pembayaran, dan kelengkapan data. Suku, agama, jenis kelamin, dan isi ponsel Anda tidak dipakai. Skor menentukan jumlah, Tenor, dan bunga yang ditawarkan, atau penolakan. Anda dapat meminta penjelasan dan peninjauan oleh petugas.",
      "Pembagian. Data hanya diberikan kepada Pemberi Dana yang mendanai Pinjaman Anda (seperlunya), mitra pembayaran dan tanda tangan elektronik, lembaga pengelola informasi perkreditan, auditor, serta pihak berwenang yang memintanya menurut hukum. Setiap penerima terikat kewajiban kerahasiaan.",
      "Pengiriman ke luar negeri. Data nasabah tidak dikirim ke luar wilayah Indonesia. Jika kelak diperlukan, misalnya untuk layanan email, kami memastikan pelindungan yang setara dengan UU PDP atau meminta persetujuan Anda, dan memberitahukannya di sini lebih dahulu.",
      "Penyimpanan. Data disimpan pada pusat data di wilayah Indonesia. Catatan hubungan usaha disimpan paling singkat 5 (lima) tahun sejak hubungan berakhir, atau lebih lama jika diwajibkan peraturan. Setelah masa simpan di bawah, data dihapus atau dibuat tidak dapat dikenali.",
      {
        caption: "Masa simpan menurut jenis data",
        columns: ["Data", "Alasan", "Disimpan selama"],
        rows: retention.map(({ data, reason, duration }) => [data, reason, duration]),
      },
      "Keamanan. Kata sandi disimpan dalam bentuk teracak yang tidak dapat dikembalikan, dokumen tidak pernah ditampilkan kepada umum, sambungan dienkripsi, dan akses pegawai dibatasi serta dicatat. Sistem kami pernah tersertifikasi ISO 27001:2013 (masa berlaku edisi itu berakhir {{rule iso-2013 until}}); keterangannya ada di halaman Tentang Kami.",
      "Jika terjadi kegagalan pelindungan data, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam, dengan menyebut data yang terungkap, kapan dan bagaimana, serta upaya penanganan dan pemulihannya. Jika kegagalan itu mengganggu layanan publik, kami juga mengumumkannya.",
    ],
    changed: "2.4",
  },
  {
    id: "nomor-kontak",
    title: "Penggunaan nomor yang diberikan",
    summary: "Nomor Anda untuk verifikasi dan pemberitahuan. Kontak darurat hanya untuk memastikan keberadaan Anda.",
    paragraphs: [
      "Nomor ponsel Anda dipakai untuk mengirim kode verifikasi dan pemberitahuan jatuh tempo, menjawab pertanyaan Anda, serta menelusuri keberadaan Anda jika terjadi gagal bayar. Nomor kontak darurat hanya dipakai untuk mengonfirmasi keberadaan Penerima Dana. Pemiliknya kami hubungi lebih dulu untuk dimintai persetujuan, dan persetujuan itu kami simpan.",
      "Nomor dianggap tidak aktif jika tidak dijawab, tidak terdaftar atau di luar jangkauan layanan setelah beberapa panggilan pada hari yang berbeda, atau telah berpindah kepada orang yang tidak mempunyai hubungan dengan Anda.",
      "Nomor kontak darurat disimpan sampai Pinjaman lunas. Pemiliknya dapat menarik persetujuan dan meminta nomornya dihapus lebih awal dengan menghubungi {dpo}. Kami tidak membaca daftar kontak di ponsel Anda.",
    ],
    changed: "2.2",
  },
  {
    id: "hak",
    title: "Hak pengguna",
    summary: "Anda dapat melihat, memperbaiki, menyalin, membatasi, dan menghapus data, serta menarik persetujuan.",
    paragraphs: [
      "Sesuai UU PDP, Anda berhak:",
      [
        "mendapat informasi tentang tujuan dan dasar pemrosesan;",
        "melengkapi dan memperbaiki data yang keliru;",
        "mengakses dan memperoleh salinan data Anda;",
        "memperoleh data Anda dalam bentuk yang lazim dibaca sistem elektronik dan meminta kami mengirimkannya kepada pengendali data lain (pemindahan data), jika sistem keduanya dapat berkomunikasi secara aman;",
        "mengakhiri pemrosesan, menghapus, atau memusnahkan data, sepanjang tidak ada kewajiban hukum untuk menyimpannya;",
        "menarik kembali persetujuan; pemrosesan atas dasar persetujuan dihentikan paling lambat 3 × 24 jam;",
        "berkeberatan atas pemrosesan yang didasarkan pada kepentingan yang sah, dan atas keputusan yang hanya didasarkan pada pemrosesan otomatis, termasuk penolakan pinjaman; petugas meninjaunya dan menjelaskan alasan pokoknya paling lambat 10 (sepuluh) Hari Kerja;",
        "meminta pemrosesan ditunda atau dibatasi, misalnya selama kebenaran data diperiksa; dan",
        "mengadu kepada kami, OJK, atau lembaga pelindungan data pribadi, serta menggugat menurut hukum.",
      ],
      "Ajukan permintaan lewat formulir “Ajukan hak data Anda” di bagian bawah halaman ini, atau kirim ke {dpo} dengan subjek “Hak data pribadi”. Kami memeriksa identitas Anda lalu menjawab paling lambat 3 × 24 jam untuk permintaan akses, pemindahan, perbaikan, pembatasan, penghapusan, dan penarikan persetujuan, serta paling lambat 10 (sepuluh) Hari Kerja untuk keberatan dan pengaduan. Akun aplikasi dapat dihapus melalui menu Hapus Akun App.",
    ],
    link: { label: "Ajukan hak data Anda", to: "privacy#hak-data" },
    changed: "2.2",
  },
  {
    id: "kuki",
    title: "Kuki",
    summary: "Hanya penyimpanan yang diperlukan. Anda dapat melihat dan menghapusnya satu per satu.",
    paragraphs: [
      "Situs ini hanya memakai kuki dan penyimpanan browser di bawah ini, semuanya agar layanan berjalan:",
      { table: "stored-entries" },
      "Tidak ada kuki statistik atau iklan dari pihak ketiga. Halaman “Yang disimpan browser ini” menunjukkan mana yang sedang tersimpan dan dapat menghapusnya; pengaturan browser juga dapat menghapus semuanya.",
      "Kunjungan dihitung tanpa kuki dan tanpa data tentang Anda. Kami menyimpan jumlah tiap hari menurut halaman, kampanye, jenis situs asal, iklan yang diklik, dan kecepatan halaman, di pusat data kami sendiri selama 13 bulan. Tidak ada pihak lain yang menerimanya. Jika browser Anda mengirim tanda Global Privacy Control atau Do Not Track, tidak ada yang dihitung.",
    ],
    link: { label: "Lihat yang disimpan browser ini", to: "browserData" },
    changed: "2.4",
  },
  {
    id: "perubahan",
    title: "Perubahan kebijakan",
    summary: "Perubahan diumumkan sebelum berlaku.",
    paragraphs: [
      "Kami dapat memperbarui kebijakan ini. Tanggal pembaruan tercantum di awal halaman. Perubahan yang memengaruhi tujuan pemrosesan atau hak Anda kami beritahukan lebih dahulu, dan jika diwajibkan kami meminta persetujuan baru.",
    ],
  },
  {
    id: "lain-lain",
    title: "Lain-lain",
    summary: "Tautan ke situs lain mengikuti kebijakan situs tersebut.",
    paragraphs: [
      "Situs ini dapat memuat tautan ke situs lain, misalnya toko aplikasi, peta, dan media sosial. Kebijakan privasi situs tersebut berlaku saat Anda membukanya.",
      "Layanan tidak ditujukan bagi anak. Pemberi Dana harus berusia paling rendah 18 tahun dan Penerima Dana paling rendah 21 tahun.",
      "Jika suatu bagian kebijakan ini tidak dapat dilaksanakan, bagian lainnya tetap berlaku. Kebijakan ini tunduk pada hukum Republik Indonesia.",
    ],
  },
  {
    id: "kontak",
    title: "Kontak",
    summary: "Hubungi pejabat pelindungan data kami.",
    paragraphs: [
      "Pertanyaan, permintaan, dan pengaduan tentang data pribadi dapat disampaikan kepada Pejabat Pelindungan Data Pribadi {company} melalui email {dpo}, telepon {phone} ({hours}), atau situs {website}. Urusan lain tetap ke {email}.",
    ],
    changed: "2.0",
  },
];
