import { dailyCap } from "./costs.ts";

/** A table of a legal text: the heads of its columns, then its rows. */
export type LegalTable = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/**
 * A clause: paragraphs are text, a list, a table, or the table of what the site stores in browsers, which
 * `components/legal/stored-entries.tsx` makes of lib/browser/storage.ts. `components/legal/replace-placeholders.ts` replaces `{company}`,
 * `{site}`, `{email}`, `{phone}`, `{website}`, `{hours}` and `{dpo}` with the company's data, and `{batas-…}` and
 * others with figures of lib/loans/rules.ts.
 */
export type LegalSection = {
  id: string;
  title: string;
  subtitle?: string;
  /** The clause in one plain sentence, which explains the text but is not binding. */
  summary: string;
  paragraphs: readonly (string | readonly string[] | LegalTable | { table: "stored-entries" })[];
  /** Where the clause applies on this site; `to` names a page of lib/routes.ts. */
  link?: { label: string; to: string };
  /** The version in which the clause last changed, unless that is the first one. */
  changed?: string;
};

/** A version of a legal text with its changes. `clause` is the id of a changed clause. */
export type LegalVersion = { version: string; date: string; changes: readonly { text: string; clause?: string }[] };

/** Newest first. */
export const termsVersions: readonly LegalVersion[] = [
  {
    version: "2.1",
    date: "2026-11-26",
    changes: [
      { text: "Penolakan disertai alasan pokoknya, tanpa perlu diminta.", clause: "pengajuan" },
      { text: "Perjanjian ditandatangani secara elektronik tersertifikasi, dan salinannya dikirim pada hari yang sama.", clause: "pengajuan" },
      {
        text: "Batas penghasilan dan cicilan ditulis sesuai aturannya: mana yang aturan OJK, mana yang kebijakan kami.",
        clause: "ketentuan-umum",
      },
      { text: "Denda mengikuti batas OJK dari sisa pokok.", clause: "ketentuan-umum" },
      { text: "Keterlambatan membayar bukan dasar ganti rugi di luar denda.", clause: "ganti-rugi" },
      { text: "Kebijakan Privasi bukan bagian dari kesepakatan.", clause: "keseluruhan" },
      {
        text: "Kontak darurat hanya untuk mengonfirmasi keberadaan Penerima Dana, setelah pemilik nomornya setuju.",
        clause: "nomor-kontak",
      },
      { text: "Urutan, waktu, dan biaya pengaduan sampai LAPS SJK dijelaskan.", clause: "hukum-sengketa" },
    ],
  },
  {
    version: "2.0",
    date: "2026-11-20",
    changes: [
      { text: "Pemberi dana kini punya syarat sendiri, terpisah dari syarat penerima dana.", clause: "definisi" },
      {
        text: "Batas biaya OJK dan tanggal berlakunya ditulis di samping batas {{price daily-cap}}; denda dibatasi dengan cara yang sama.",
        clause: "ketentuan-umum",
      },
      { text: "Alasan pokok penolakan dapat diminta, dan keputusan otomatis ditinjau petugas.", clause: "pengajuan" },
      { text: "Persetujuan atas syarat dipisahkan dari Kebijakan Privasi.", clause: "pernyataan" },
      { text: "Perubahan syarat tidak menyentuh pinjaman yang berjalan.", clause: "perubahan" },
      { text: "Perusahaan yang membuktikan keadaan kahar.", clause: "batas-tanggung-jawab" },
      { text: "Pemberitahuan, alasan, dan sepuluh hari kerja sebelum percepatan atau penutupan akun.", clause: "pengakhiran" },
      { text: "Konsumen dapat memilih pengadilan di tempat tinggalnya.", clause: "hukum-sengketa" },
      {
        text: "Nomor kontak baru dianggap tidak aktif setelah beberapa panggilan pada hari yang berbeda; jam penagihan ditulis.",
        clause: "nomor-kontak",
      },
    ],
  },
  {
    version: "1.1",
    date: "2025-10-15",
    changes: [
      { text: "Pengaduan dapat dikirim lewat formulir di situs dan langsung mendapat nomor tiket.", clause: "pengaduan" },
      { text: "Data yang disimpan situs di browser dapat dilihat dan dihapus satu per satu.", clause: "kuki" },
    ],
  },
  { version: "1.0", date: "2025-09-01", changes: [{ text: "Versi pertama di situs ini." }] },
];

export const terms: readonly LegalSection[] = [
  {
    id: "definisi",
    title: "Definisi dan penafsiran",
    summary: "Bagian ini menjelaskan arti istilah agar setiap pasal dibaca dengan pengertian yang sama.",
    paragraphs: [
      "Dalam Syarat dan Ketentuan ini, yang dimaksud dengan:",
      [
        "“Perusahaan” atau “Penyelenggara” adalah {company}, penyelenggara Layanan Pendanaan Bersama Berbasis Teknologi Informasi (“LPBBTI”) yang mengoperasikan layanan {site} melalui aplikasi dan situs {website}.",
        "“Layanan” adalah seluruh fasilitas yang disediakan Perusahaan melalui aplikasi dan situs untuk mempertemukan Pemberi Dana dengan Penerima Dana, termasuk Solusi Kini, Solusi Cepat, dan Solusi Kawan.",
        "“Pemberi Dana” adalah perorangan, badan hukum, atau badan usaha yang menyediakan dana untuk dipinjamkan melalui Layanan.",
        "“Penerima Dana” adalah perorangan, badan hukum, atau badan usaha yang menerima dana melalui Layanan. “Calon Penerima Dana” adalah pihak yang sedang mengajukan permohonan.",
        "“Pengguna” atau “Anda” adalah setiap orang yang mengakses atau memakai Layanan.",
        "“Pinjaman” adalah dana yang diterima Penerima Dana berdasarkan Perjanjian Pinjaman, dan “Tenor” adalah lama Pinjaman dalam hari kalender.",
        "“Perjanjian Pinjaman” adalah perjanjian elektronik antara Penerima Dana dan Pemberi Dana, yang untuk penandatanganan dan pelaksanaannya Pemberi Dana dapat diwakili Perusahaan sebagai kuasanya.",
        "“Hari Kerja” adalah hari selain Sabtu, Minggu, dan hari libur nasional yang ditetapkan pemerintah. “Hari Kalender” adalah setiap hari tanpa kecuali.",
        "“OJK” adalah Otoritas Jasa Keuangan, dan “LPMUBTI” adalah layanan pinjam meminjam uang berbasis teknologi informasi, istilah yang dipakai peraturan sebelumnya untuk LPBBTI.",
      ],
      "Judul pasal hanya untuk memudahkan pembacaan. Penyebutan suatu peraturan mencakup perubahan dan penggantinya. Peraturan OJK Nomor 10/POJK.05/2022 tentang LPBBTI (“POJK 10/2022”) telah digantikan oleh Peraturan OJK Nomor 40 Tahun 2024 (“POJK 40/2024”); penyebutan POJK 10/2022 dibaca sebagai POJK 40/2024 beserta surat edaran pelaksananya.",
      "Syarat dan Ketentuan ini mengatur Penerima Dana dan penggunaan situs serta aplikasi. Hubungan Perusahaan dengan Pemberi Dana diatur dalam Syarat Pemberi Dana, yang dibaca bersama dokumen ini.",
    ],
    link: { label: "Baca Syarat Pemberi Dana", to: "funderTerms" },
    changed: "2.0",
  },
  {
    id: "ketentuan-umum",
    title: "Ketentuan umum pinjaman",
    summary: "Kami mempertemukan kedua pihak dan mengurus administrasinya. Pinjaman berasal dari Pemberi Dana, untuk modal kerja.",
    paragraphs: [
      "Perusahaan bertindak sebagai fasilitator administratif antara Pemberi Dana dan Penerima Dana, dan dalam hubungan dengan Penerima Dana bertindak sebagai kuasa (agen) Pemberi Dana. Perusahaan bukan pihak yang memberikan Pinjaman dan bukan bank.",
      "Pinjaman digunakan untuk modal kerja, yaitu untuk membiayai kegiatan produktif atau usaha Penerima Dana. Penerima Dana dilarang memakai dana untuk kegiatan yang melanggar hukum, judi, pencucian uang, pendanaan terorisme, atau menutup utang pada penyelenggara pinjaman lain.",
      "Untuk mengajukan Pinjaman, Anda harus memenuhi seluruh syarat berikut:",
      [
        "warga negara Indonesia;",
        "berusia paling rendah 21 (dua puluh satu) tahun pada saat pengajuan;",
        "berdomisili di wilayah Indonesia;",
        "cakap melakukan perbuatan hukum;",
        "mempunyai penghasilan yang dapat diverifikasi dengan slip gaji, rekening koran, atau bukti lain yang sah;",
        "memberikan data yang benar, lengkap, dan terbaru; dan",
        "memberikan nomor kontak Anda yang aktif, yang dapat dihubungi untuk verifikasi, dan tiga kontak darurat.",
      ],
      "Sesuai peraturan OJK, Penerima Dana berpenghasilan bruto rata-rata paling sedikit {{rule penghasilan-penerima-dana}} sebulan (paling lambat {{rule penghasilan-penerima-dana deadline}} bagi Penerima Dana baru dan perpanjangan), dan meminjam pada paling banyak {{rule jumlah-penyelenggara}}.",
      "OJK membatasi seluruh cicilan paling banyak {{rule rasio-cicilan dated}} dari penghasilan bagi pendanaan konsumtif. Perusahaan memakai batas yang sama sebagai kebijakannya sendiri untuk semua Pinjaman, termasuk cicilan yang baru diajukan.",
      `Bunga dan seluruh biaya, di luar denda keterlambatan, ${dailyCap}. Yang dimaksud batas {{price daily-cap}} (nol koma delapan persen) adalah terhadap pokok Pinjaman per Hari Kalender. Batas OJK untuk pinjaman produktif, menurut tabel di bawah, lebih rendah daripada batas itu; untuk Pinjaman Anda, batas yang lebih rendah itulah yang berlaku.`,
      {
        caption: "Batas OJK untuk bunga dan biaya pinjaman produktif",
        columns: ["Jenis pinjaman", "Batas"],
        rows: [
          ["Usaha mikro, sampai 6 bulan", "{{rule batas-mikro-pendek dated}}"],
          ["Usaha mikro, lebih dari 6 bulan", "{{rule batas-mikro-panjang dated}}"],
          ["Usaha kecil dan menengah", "{{rule batas-usaha dated}}"],
        ],
      },
      "Biaya administrasi sebesar {{price admin}} dari pokok Pinjaman dipotong di depan saat pencairan dan termasuk dalam batas di atas. Jika Anda terlambat, denda mengikuti batas OJK, {{rule denda-produktif dated}}, dari sisa pokok; tarif {{price late}} per Hari Kalender dari jumlah yang terlambat tidak dikenakan selama batas itu lebih rendah. Jumlah seluruh bunga, biaya, dan denda tidak melebihi {{rule batas-total}} dari pokok Pinjaman.",
      "Rincian dana yang diterima, cicilan, dan jumlah yang dikembalikan ditampilkan sebelum Anda memberikan persetujuan. Anda tidak terikat sebelum menyetujui Perjanjian Pinjaman.",
    ],
    changed: "2.1",
  },
  {
    id: "pernyataan",
    title: "Pernyataan dan jaminan",
    summary: "Anda menyatakan bahwa data Anda benar dan bahwa Anda memakai layanan atas nama sendiri.",
    paragraphs: [
      "Dengan menggunakan Layanan, Anda menyatakan dan menjamin bahwa:",
      [
        "Anda telah membaca, memahami, dan menyetujui Syarat dan Ketentuan ini;",
        "Anda cakap dan berwenang membuat perjanjian, dan tidak berada di bawah pengampuan, kepailitan, atau penundaan kewajiban pembayaran utang;",
        "Anda memakai identitas sendiri dan tidak bertindak untuk pihak lain yang disembunyikan;",
        "seluruh dokumen dan keterangan yang Anda berikan asli, benar, dan tidak menyesatkan;",
        "dana yang Anda pakai untuk membayar tidak berasal dari tindak pidana; dan",
        "menurut pengetahuan Anda, penghasilan Anda saat ini cukup untuk memenuhi kewajiban pembayaran.",
      ],
      "Menyetujui dokumen ini bukan persetujuan atas pemrosesan data pribadi. Kebijakan Privasi memberi tahu dasar setiap pemrosesan; yang memerlukan persetujuan, antara lain foto wajah dan data keuangan, diminta tersendiri dan dapat ditarik tanpa menarik persetujuan atas dokumen ini.",
      "Anda wajib memberi tahu Perusahaan paling lambat 3 (tiga) Hari Kerja sejak mengetahui bahwa salah satu pernyataan di atas tidak lagi benar.",
      "Anda bertanggung jawab menjaga kerahasiaan kata sandi, PIN, dan kode verifikasi (OTP). Perusahaan tidak pernah meminta kata sandi, PIN, atau OTP melalui telepon, pesan, atau email.",
    ],
    changed: "2.1",
  },
  {
    id: "pengajuan",
    title: "Pengajuan pinjaman dan layanan",
    summary: "Ajukan, kami menilai, lalu Anda menerima tawaran jumlah dan tenor. Jika kami menolak, Anda mendapat alasan pokoknya.",
    paragraphs: [
      "Pengajuan dilakukan melalui aplikasi dengan urutan: (a) Calon Penerima Dana mengisi permohonan dan mengirimkan dokumen; (b) Perusahaan melakukan verifikasi dan penilaian kelayakan kredit; (c) jika dinilai layak, Perusahaan menyampaikan tawaran berupa jumlah dan jangka waktu yang disetujui; (d) Calon Penerima Dana menerima tawaran dengan menandatangani Perjanjian Pinjaman secara elektronik; dan (e) dana disalurkan ke rekening atas nama Penerima Dana.",
      "Perusahaan menilai kelayakan kredit berdasarkan data yang Anda berikan dan data lain yang sah diperoleh. Perusahaan dapat menolak permohonan. Penolakan disertai alasan pokoknya; penolakan tanpa memberi alasan hanya terjadi jika hukum melarang alasannya dibuka, misalnya dalam pencegahan pencucian uang. Atas permintaan Anda, petugas meninjau kembali keputusan yang hanya didasarkan pada pemrosesan otomatis, paling lambat 10 (sepuluh) Hari Kerja. Permohonan yang ditolak dapat diajukan kembali setelah 30 (tiga puluh) Hari Kalender.",
      "Perjanjian Pinjaman ditandatangani dengan tanda tangan elektronik tersertifikasi menurut Undang-Undang tentang Informasi dan Transaksi Elektronik (UU 11/2008 dan perubahannya, terakhir UU 1/2024) serta Peraturan Pemerintah Nomor 71 Tahun 2019. Salinannya dikirim kepada Anda pada hari yang sama dan dapat diunduh di aplikasi.",
      "Penilaian berlangsung 1 (satu) sampai 5 (lima) Hari Kerja sejak dokumen lengkap. Dana dikirim paling lambat 48 (empat puluh delapan) jam sejak Anda menyetujui Perjanjian Pinjaman. Waktu pencatatan di rekening bergantung pada bank penerima, mulai 15 (lima belas) menit sampai 3 (tiga) Hari Kerja.",
      "Untuk verifikasi, Perusahaan atau pihak yang ditunjuknya dapat menelepon nomor kontak Anda. Perusahaan dapat meminta dokumen tambahan dan menunda penilaian sampai dokumen itu diterima.",
      "Kewajiban membayar timbul saat dana masuk ke rekening Penerima Dana. Pembayaran dilakukan hanya melalui kanal yang tercantum di aplikasi. Pembayaran ke rekening perorangan, termasuk rekening petugas, bukan pembayaran yang sah.",
    ],
    changed: "2.1",
  },
  {
    id: "jangka-waktu",
    title: "Jangka waktu dan jumlah pinjaman",
    subtitle: "Jumlah yang diajukan dan jumlah yang disetujui",
    summary: "Jumlah yang disetujui bisa lebih kecil daripada yang Anda minta, dan Anda bebas menolaknya.",
    paragraphs: [
      "Jumlah dan jangka waktu yang Anda ajukan adalah permintaan. Jumlah dan jangka waktu yang disetujui ditetapkan Perusahaan berdasarkan hasil penilaian dan dapat lebih rendah atau lebih pendek daripada permintaan Anda.",
      "Rentang produk adalah sebagai berikut:",
      [
        "Solusi Kini: {{product kini limit}}, Tenor {{product kini tenor}};",
        "Solusi Cepat: {{product cepat limit}}, Tenor {{product cepat tenor}};",
        "Solusi Kawan: {{product kawan limit}}, Tenor {{product kawan tenor}}.",
      ],
      "Melalui aplikasi, jumlah yang ditawarkan kepada perorangan adalah {{price app-least}} sampai {{price app-most}}, untuk produk mana pun. Jumlah di atasnya, sampai batas rentang produk, hanya diberikan setelah berkas usaha diperiksa di luar aplikasi. Solusi Kini dan Solusi Cepat dibayar dalam 3 sampai 6 cicilan, setiap 15 sampai 30 hari. Jadwal Solusi Kawan diatur dalam Perjanjian Pinjaman.",
      "Tawaran yang tidak diterima dalam waktu yang disebut di aplikasi berakhir dengan sendirinya tanpa biaya. Pelunasan lebih awal diperbolehkan; jumlah yang harus dibayar ditampilkan di aplikasi sebelum Anda membayar.",
    ],
  },
  {
    id: "keakuratan-data",
    title: "Keakuratan data pribadi",
    summary: "Data harus benar. Data palsu membuat pengajuan batal dan dapat dilaporkan.",
    paragraphs: [
      "Anda bertanggung jawab atas kebenaran dan kelengkapan data pribadi yang Anda berikan. Jika data berubah, Anda wajib memperbaruinya melalui aplikasi atau layanan pelanggan.",
      "Jika data terbukti palsu atau menyesatkan, Perusahaan dapat menolak atau membatalkan permohonan, menutup akun atau menyatakan Pinjaman jatuh tempo menurut tata cara dalam pasal Pengakhiran, dan melaporkan kepada pihak berwenang sesuai hukum.",
      "Perusahaan dapat mencocokkan data dengan sumber resmi, antara lain data kependudukan, Sistem Layanan Informasi Keuangan (SLIK) OJK, dan penyelenggara sertifikasi elektronik, sejauh diizinkan peraturan.",
    ],
  },
  {
    id: "pelindungan-data",
    title: "Pelindungan data pribadi",
    summary: "Data diproses sesuai UU PDP, disimpan di Indonesia, dan tidak dijual.",
    paragraphs: [
      "Perusahaan memproses data pribadi sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi, peraturan OJK, dan Kebijakan Privasi. Kebijakan Privasi adalah pemberitahuan tersendiri, bukan bagian dari perjanjian ini.",
      "Aplikasi hanya dapat meminta akses ke kamera, mikrofon, dan lokasi. Aplikasi tidak mengakses daftar kontak, galeri, atau riwayat panggilan Anda.",
      "Data disimpan pada pusat data di wilayah Indonesia. Perjanjian, catatan pembayaran, dan identitas di dalamnya disimpan paling singkat 5 (lima) tahun sejak hubungan usaha berakhir, atau lebih lama jika diwajibkan peraturan; masa simpan data lain ada dalam Kebijakan Privasi.",
      "Sistem pengelolaan keamanan informasi Perusahaan pernah tersertifikasi ISO 27001:2013 (masa berlaku edisi itu berakhir {{rule iso-2013 until}}); keterangannya ada di halaman Tentang Kami. Jika terjadi kegagalan pelindungan data, Perusahaan memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam.",
    ],
    changed: "2.1",
  },
  {
    id: "kuki",
    title: "Kuki",
    summary: "Situs memakai penyimpanan seperlunya. Tidak ada kuki iklan dari pihak ketiga.",
    paragraphs: [
      "Situs memakai kuki dan penyimpanan browser untuk menjaga sesi masuk, menyamakan waktu dengan server, serta mengingat pilihan Anda, misalnya iklan yang sudah ditutup. Situs tidak memasang kuki pelacak dari pihak ketiga.",
      "Anda dapat melihat isinya dan menghapusnya satu per satu di halaman “Yang disimpan browser ini”, atau memblokir kuki melalui pengaturan browser. Tanpa kuki sesi, Anda tetap dapat membaca situs, tetapi tidak dapat masuk ke akun. Rinciannya ada dalam Kebijakan Privasi bagian Kuki.",
    ],
    link: { label: "Lihat yang disimpan browser ini", to: "browserData" },
    changed: "1.1",
  },
  {
    id: "kekayaan-intelektual",
    title: "Kekayaan intelektual",
    summary: "Merek, gambar, dan kode situs adalah milik kami atau pemberi lisensi kami.",
    paragraphs: [
      "Nama, logo, tampilan, tulisan, gambar, perangkat lunak, dan basis data dalam Layanan adalah milik Perusahaan atau pemberi lisensinya dan dilindungi hukum.",
      "Anda boleh melihat, mencetak, dan membagikan halaman situs untuk keperluan pribadi yang tidak komersial. Menyalin untuk dijual, meniru layanan, merekayasa balik aplikasi, atau mengambil data secara otomatis memerlukan izin tertulis lebih dahulu.",
      "Memakai nama atau tampilan {site} untuk menipu orang lain adalah perbuatan melanggar hukum. Laporkan temuan Anda ke {email}.",
    ],
  },
  {
    id: "perubahan",
    title: "Perubahan syarat dan ketentuan",
    summary: "Perubahan diumumkan lebih dahulu. Pinjaman yang sedang berjalan tetap memakai perjanjiannya sendiri.",
    paragraphs: [
      "Perusahaan dapat mengubah Syarat dan Ketentuan ini. Perubahan diumumkan di situs dan aplikasi, serta diberitahukan kepada Pengguna terdaftar paling lambat 30 (tiga puluh) Hari Kerja sebelum berlaku, beserta ringkasan bagian yang berubah, kecuali peraturan mewajibkan berlaku lebih cepat.",
      "Jika Anda tidak menyetujui perubahan, Anda dapat berhenti memakai Layanan dan menutup akun setelah seluruh kewajiban selesai. Perubahan tidak berlaku bagi Pinjaman yang sedang berjalan: bunga, biaya, denda, dan jadwalnya tetap menurut Perjanjian Pinjaman dan versi dokumen ini yang Anda setujui, kecuali perubahan itu menguntungkan Anda atau diwajibkan peraturan.",
      "Saat Anda mendaftar, versi yang Anda setujui dicatat bersama sidik isinya (SHA-256) agar kelak dapat ditunjukkan teks mana yang Anda setujui. Daftar versi dan perubahannya ada di awal dokumen ini.",
    ],
    changed: "2.0",
  },
  {
    id: "batas-tanggung-jawab",
    title: "Batasan tanggung jawab",
    summary: "Risiko kredit ada pada Pemberi Dana. Kami tetap bertanggung jawab atas kesalahan dan kelalaian kami.",
    paragraphs: [
      "Layanan merupakan kesepakatan perdata antara Pemberi Dana dan Penerima Dana. Segala risiko yang timbul dari kesepakatan itu ditanggung masing-masing pihak, dan risiko kredit atau gagal bayar ditanggung sepenuhnya oleh Pemberi Dana.",
      "Perusahaan menyediakan mitigasi risiko bagi Pengguna: penilaian kredit, penagihan, dan, hanya jika tercantum pada penawaran atau perjanjian, asuransi atau penjaminan dari lembaga berizin beserta biaya dan batas tanggungannya. Biaya itu termasuk dalam batas biaya pada pasal Ketentuan umum pinjaman.",
      "Sejauh diizinkan hukum, Perusahaan tidak bertanggung jawab atas kerugian yang timbul karena keadaan kahar, gangguan jaringan atau bank di luar kendali Perusahaan, kelalaian Anda menjaga kata sandi atau OTP, atau pembayaran melalui kanal yang tidak resmi. Perusahaan yang menyatakan adanya keadaan kahar wajib membuktikannya, memberitahukannya paling lambat 3 (tiga) Hari Kerja sejak terjadi, dan melanjutkan kewajibannya setelah keadaan itu berakhir.",
      "Pasal ini tidak mengurangi tanggung jawab Perusahaan kepada konsumen atas kerugian yang timbul akibat kesalahan, kelalaian, atau pelanggaran peraturan oleh pengurus, pegawai, atau pihak ketiga yang bekerja untuk kepentingan Perusahaan.",
    ],
    changed: "2.1",
  },
  {
    id: "ganti-rugi",
    title: "Ganti rugi",
    summary: "Jika pelanggaran Anda merugikan pihak lain, Anda menanggung kerugian yang nyata. Terlambat membayar hanya dikenai denda.",
    paragraphs: [
      "Anda setuju mengganti kerugian nyata dan wajar yang diderita Perusahaan atau Pemberi Dana akibat pelanggaran Syarat dan Ketentuan, pemalsuan data, atau penyalahgunaan Layanan oleh Anda.",
      "Keterlambatan atau ketidakmampuan membayar bukan dasar ganti rugi di luar denda. Jumlah seluruh bunga, biaya, dan denda tetap tidak melebihi {{rule batas-total}} dari pokok Pinjaman.",
      "Perusahaan akan memberi tahu Anda secara tertulis mengenai tuntutan itu beserta perhitungannya dan memberi Anda kesempatan menanggapi.",
    ],
    changed: "2.1",
  },
  {
    id: "keterpisahan",
    title: "Keterpisahan",
    summary: "Jika satu pasal batal, pasal lainnya tetap berlaku.",
    paragraphs: [
      "Jika suatu ketentuan dinyatakan tidak sah, batal, atau tidak dapat dilaksanakan, ketentuan lainnya tetap berlaku. Ketentuan yang batal digantikan oleh ketentuan sah yang paling mendekati maksud semula.",
    ],
  },
  {
    id: "keseluruhan",
    title: "Keseluruhan perjanjian",
    summary: "Kesepakatan kita adalah dokumen ini dan Perjanjian Pinjaman. Kebijakan Privasi adalah pemberitahuan.",
    paragraphs: [
      "Syarat dan Ketentuan ini dan Perjanjian Pinjaman merupakan keseluruhan kesepakatan mengenai Layanan dan menggantikan kesepakatan sebelumnya, baik lisan maupun tertulis. Kebijakan Privasi adalah pemberitahuan tersendiri dan bukan bagian dari kesepakatan ini.",
      "Jika terdapat perbedaan, Perjanjian Pinjaman berlaku untuk hal yang menyangkut Pinjaman tertentu. Jika tersedia terjemahan, naskah bahasa Indonesia yang mengikat.",
    ],
    changed: "2.1",
  },
  {
    id: "pengakhiran",
    title: "Pengakhiran",
    summary: "Anda dapat menutup akun setelah kewajiban selesai. Kewajiban yang sudah ada tetap berlaku.",
    paragraphs: [
      "Anda dapat mengakhiri penggunaan Layanan kapan saja dengan mengajukan penghapusan akun melalui menu Hapus Akun App, sepanjang tidak ada Pinjaman yang belum lunas.",
      "Perusahaan dapat membatasi atau mengakhiri akses Anda jika Anda melanggar Syarat dan Ketentuan, memberikan data palsu, menyalahgunakan Layanan, atau jika diwajibkan peraturan atau perintah pihak berwenang.",
      "Sebelum menutup akun atau menyatakan Pinjaman jatuh tempo seluruhnya (percepatan), Perusahaan memberi tahu Anda secara tertulis beserta alasannya dan memberi waktu paling sedikit 10 (sepuluh) Hari Kerja untuk menanggapi atau memperbaiki. Akses dapat dibatasi sementara lebih dahulu hanya untuk mencegah penipuan atau kerugian yang sedang terjadi, atau atas perintah pihak berwenang.",
      "Pengakhiran tidak menghapus kewajiban yang telah timbul. Ketentuan tentang pelindungan data, ganti rugi, dan penyelesaian sengketa tetap berlaku. Hak Anda meminta putusan pengadilan atas pengakhiran tidak dikesampingkan.",
    ],
    changed: "2.0",
  },
  {
    id: "hukum-sengketa",
    title: "Hukum yang berlaku dan penyelesaian sengketa",
    summary: "Musyawarah dulu, paling lama 30 hari kalender, baru ke lembaga penyelesaian sengketa atau pengadilan, boleh di tempat tinggal Anda.",
    paragraphs: [
      "Syarat dan Ketentuan ini tunduk pada hukum Republik Indonesia, termasuk Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen, POJK 10/2022 sebagaimana digantikan oleh POJK 40/2024, dan POJK 22 Tahun 2023 tentang Pelindungan Konsumen dan Masyarakat di Sektor Jasa Keuangan.",
      "Setiap perselisihan diselesaikan lebih dahulu secara musyawarah paling lama 30 (tiga puluh) Hari Kalender sejak pemberitahuan tertulis dari salah satu pihak.",
      "Jika musyawarah tidak mencapai kesepakatan, para pihak memilih tempat kedudukan hukum yang tetap di Kepaniteraan Pengadilan Negeri Jakarta Selatan. Konsumen dapat memilih pengadilan negeri di tempat tinggalnya, dan tetap berhak menyelesaikan sengketa melalui Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan (LAPS SJK).",
      "Urutan ke LAPS SJK: (a) adukan dulu kepada Perusahaan; (b) jika jawabannya ditolak atau tidak datang pada waktunya, ajukan permohonan lewat portal kontak157.ojk.go.id atau langsung ke LAPS SJK; (c) LAPS SJK memeriksa kelengkapan dan meminta kesepakatan mediasi; (d) mediasi, lalu arbitrase jika para pihak menyepakatinya. Mediasi untuk tuntutan sampai Rp200 juta tidak dipungut biaya menurut ketentuan LAPS SJK; biaya selebihnya diumumkan di lapssjk.id.",
    ],
    changed: "2.1",
  },
  {
    id: "pengaduan",
    title: "Pengaduan konsumen",
    summary: "Pengaduan gratis, dicatat dengan nomor, dan ada batas waktu jawabannya.",
    paragraphs: [
      "Anda dapat menyampaikan pengaduan tanpa biaya melalui formulir di situs kapan saja, atau melalui telepon {phone}, email {email}, atau kantor Perusahaan, {hours}. Setiap pengaduan dicatat dan diberi nomor tiket; formulir di situs langsung menampilkan nomornya.",
      "Pengaduan lisan ditindaklanjuti paling lama 5 (lima) Hari Kerja. Pengaduan tertulis dijawab paling lama 10 (sepuluh) Hari Kerja sejak dokumen lengkap dan dapat diperpanjang satu kali paling lama 10 (sepuluh) Hari Kerja dengan pemberitahuan tertulis.",
      "Jika Anda tidak puas dengan jawaban Perusahaan, Anda dapat menghubungi Kontak OJK 157 (telepon 157, WhatsApp 081-157-157-157, portal kontak157.ojk.go.id), Asosiasi Fintech Pendanaan Bersama Indonesia (AFPI, telepon 150505), atau LAPS SJK. Layanan keuangan yang tidak berizin dilaporkan ke sipasti.ojk.go.id.",
    ],
    link: { label: "Tulis pengaduan", to: "help#pengaduan" },
    changed: "2.1",
  },
  {
    id: "nomor-kontak",
    title: "Nomor kontak yang diberikan",
    summary: "Nomor Anda dipakai untuk memeriksa data. Kontak darurat hanya untuk memastikan keberadaan Anda, bukan untuk ditagih.",
    paragraphs: [
      "Anda memberikan nomor kontak sendiri, yang dapat dihubungi untuk verifikasi dan, jika terjadi gagal bayar, untuk menelusuri keberadaan Anda.",
      "Anda juga memberikan tiga kontak darurat. Perusahaan menghubungi pemilik nomor itu lebih dulu untuk meminta persetujuannya dan menyimpan persetujuan itu. Kontak darurat hanya dipakai untuk mengonfirmasi keberadaan Penerima Dana yang tidak dapat dihubungi. Pemilik nomor dapat menarik persetujuannya kapan saja; Anda lalu diminta memberikan pengganti.",
      "Suatu nomor dianggap tidak aktif jika: (a) tidak dijawab; (b) tidak terdaftar atau berada di luar jangkauan layanan; atau (c) telah berpindah kepada orang yang tidak mempunyai hubungan dengan Anda. Satu panggilan yang tidak dijawab belum cukup: keadaan (a) dan (b) baru dicatat setelah paling sedikit 3 (tiga) panggilan pada 3 (tiga) hari yang berbeda, pada jam yang wajar, dan setelah Anda diberi tahu. Jika nomor tidak aktif, Perusahaan dapat meminta nomor pengganti atau menghentikan penilaian.",
      "Kontak darurat bukan penjamin. Perusahaan dan petugas penagihan dilarang menagih kontak darurat, memberitahukan jumlah utang kepadanya, menyebarkan data Penerima Dana, mengancam, atau mempermalukan siapa pun. Penagihan hanya dilakukan pada Senin sampai Sabtu di luar hari libur nasional, pukul {{rule penagihan-mulai}}–{{rule penagihan-sampai}} waktu setempat (berlaku sejak {{rule penagihan-mulai since}}), di alamat penagihan atau domisili Penerima Dana, kepada Penerima Dana sendiri, dengan cara yang diizinkan peraturan dan pedoman perilaku Asosiasi Fintech Pendanaan Bersama Indonesia (AFPI).",
    ],
    changed: "2.1",
  },
  {
    id: "edukasi",
    title: "Edukasi LPMUBTI",
    summary: "Pinjam seperlunya, bandingkan biaya, dan pastikan penyelenggaranya berizin.",
    paragraphs: [
      "Sebelum memakai layanan pinjam meminjam uang berbasis teknologi informasi (LPMUBTI), pahami hal berikut:",
      [
        "pastikan penyelenggara berizin OJK dengan memeriksa daftar resmi di situs OJK;",
        "pinjam sesuai kebutuhan dan kemampuan membayar, bukan sebesar limit;",
        "hitung bunga, biaya, dan denda sebelum menyetujui perjanjian;",
        "bayar tepat waktu karena keterlambatan menambah denda dan tercatat dalam Sistem Layanan Informasi Keuangan (SLIK) OJK;",
        "jangan memberikan OTP, PIN, atau kata sandi kepada siapa pun; dan",
        "bagi Pemberi Dana, sebarkan dana dan jangan mendanai dengan uang yang Anda butuhkan dalam waktu dekat.",
      ],
      "Gagal bayar merugikan kedua pihak. Jika Anda kesulitan membayar, hubungi kami sebelum jatuh tempo.",
    ],
  },
  {
    id: "kontak",
    title: "Kontak",
    summary: "Pertanyaan tentang dokumen ini dapat Anda kirim kapan saja.",
    paragraphs: [
      "Pertanyaan mengenai Syarat dan Ketentuan ini dapat disampaikan kepada {company} melalui email {email}, telepon {phone} ({hours}), atau situs {website}.",
    ],
  },
];
