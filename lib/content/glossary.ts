/**
 * /istilah. Figures of rules are living ones (docs/living-figures.md); `article` is the id of a related article.
 */
type GlossaryEntry = { id: string; term: string; text: string; article?: string };

export const glossaryPage = {
  title: "Daftar istilah pinjaman dan pendanaan",
  description:
    "Arti pindar, pinjol, SLIK, TKB90, bunga flat dan efektif, escrow, macet, restrukturisasi, dan istilah lain, dalam bahasa sehari-hari.",
  heading: "Daftar istilah",
  lead: "Istilah yang muncul di perjanjian, aplikasi, dan berita tentang pinjaman daring. Satu istilah, satu arti.",
  more: "Baca selengkapnya",
} as const;

export const glossary: readonly GlossaryEntry[] = [
  {
    id: "afpi",
    term: "AFPI",
    text: "Asosiasi Fintech Pendanaan Bersama Indonesia, asosiasi penyelenggara pindar yang ditunjuk OJK. Pedoman perilakunya antara lain mengatur cara menagih.",
  },
  {
    id: "bunga-efektif",
    term: "Bunga efektif",
    text: "Bunga yang dihitung dari uang yang benar-benar diterima dan sisa utang setelah setiap cicilan. Cocok untuk membandingkan dua pinjaman.",
    article: "menghitung-bunga-pinjaman-online",
  },
  {
    id: "bunga-flat",
    term: "Bunga flat",
    text: "Bunga yang dihitung dari pokok awal sampai selesai, walaupun sebagian pokok sudah dibayar.",
    article: "bunga-flat-dan-efektif",
  },
  {
    id: "denda",
    term: "Denda keterlambatan",
    text: "Biaya yang muncul hanya jika cicilan lewat jatuh tempo. Bunga, biaya, dan denda seluruhnya tidak melebihi {{rule batas-total}} pokok.",
  },
  {
    id: "escrow",
    term: "Rekening escrow",
    text: "Rekening penampungan di bank yang memisahkan uang pemberi dana dari uang penyelenggara. Penyelenggara wajib memakainya.",
  },
  {
    id: "gagal-bayar",
    term: "Gagal bayar",
    text: "Keadaan ketika penerima dana tidak memenuhi kewajiban yang sudah jatuh tempo dan menurut keadaannya tidak akan dipenuhi.",
    article: "gagal-bayar-dan-penagihan",
  },
  {
    id: "iasc",
    term: "IASC",
    text: "Indonesia Anti-Scam Centre, tempat melaporkan penipuan keuangan agar rekening penipu cepat diblokir: iasc.ojk.go.id.",
  },
  {
    id: "kontak-157",
    term: "Kontak OJK 157",
    text: "Layanan konsumen OJK lewat telepon 157, WhatsApp 081-157-157-157, dan kontak157.ojk.go.id: bertanya, memeriksa izin, dan mengadu.",
  },
  {
    id: "kontak-darurat",
    term: "Kontak darurat",
    text: "Orang yang nomornya Anda berikan agar keberadaan Anda dapat dikonfirmasi. Ia dimintai persetujuan lebih dulu, bukan penjamin, dan tidak boleh ditagih.",
    article: "kontak-darurat-bukan-penjamin",
  },
  {
    id: "laps-sjk",
    term: "LAPS SJK",
    text: "Lembaga Alternatif Penyelesaian Sengketa Sektor Jasa Keuangan. Menyelesaikan sengketa konsumen di luar pengadilan.",
    article: "cara-mengadu",
  },
  { id: "limit", term: "Limit", text: "Jumlah pinjaman paling tinggi yang disediakan. Bukan anjuran untuk dipakai seluruhnya." },
  {
    id: "lpbbti",
    term: "LPBBTI",
    text: "Layanan Pendanaan Bersama Berbasis Teknologi Informasi, nama resmi pindar menurut POJK 40/2024, yang menggantikan POJK 10/2022.",
  },
  {
    id: "macet",
    term: "Macet",
    text: "Pinjaman yang terlambat lebih dari 90 hari sejak jatuh tempo. Terlambat kurang dari itu belum disebut macet.",
  },
  {
    id: "manfaat-ekonomi",
    term: "Manfaat ekonomi",
    text: "Istilah peraturan untuk bunga beserta biaya lain yang dikenakan kepada penerima dana, di luar denda, tanda tangan elektronik tersertifikasi, dan pajak. Batas OJK menghitung seluruhnya.",
    article: "batas-bunga-pindar",
  },
  {
    id: "pelunasan-dipercepat",
    term: "Pelunasan dipercepat",
    text: "Membayar seluruh sisa utang sebelum jadwalnya. Tanyakan dulu jumlah dan biayanya, tertulis.",
    article: "pelunasan-dipercepat",
  },
  { id: "pemberi-dana", term: "Pemberi dana", text: "Perorangan atau badan usaha yang mendanai pinjaman dan menanggung risiko gagal bayarnya." },
  {
    id: "pemberi-dana-profesional",
    term: "Pemberi dana profesional",
    text: "Perorangan dalam negeri berpenghasilan di atas {{rule penghasilan-profesional}} setahun (berlaku sejak {{rule penghasilan-profesional since}}), atau badan hukum. Perorangan profesional menempatkan paling banyak {{rule batas-profesional dated}} penghasilan setahun pada satu penyelenggara, yang lain {{rule batas-nonprofesional dated}}.",
    article: "batas-pendanaan",
  },
  {
    id: "penerima-dana",
    term: "Penerima dana",
    text: "Perorangan atau badan usaha yang meminjam lewat pindar. Dalam percakapan sehari-hari: orang yang meminjam.",
  },
  {
    id: "penyelenggara",
    term: "Penyelenggara",
    text: "Perusahaan berizin yang mempertemukan pemberi dana dan penerima dana, menilai, mencatat, dan menagih. Bukan bank dan bukan penjamin.",
  },
  {
    id: "pindar",
    term: "Pindar",
    text: "Singkatan pinjaman daring, sebutan untuk penyelenggara yang berizin OJK, agar tidak tertukar dengan pinjol ilegal.",
    article: "pinjol-legal-dan-ilegal",
  },
  {
    id: "pinjol",
    term: "Pinjol",
    text: "Singkatan pinjaman online. Orang memakainya untuk yang berizin maupun yang ilegal; yang menentukan ialah izinnya, bukan sebutannya.",
    article: "pinjol-legal-dan-ilegal",
  },
  {
    id: "produktif-konsumtif",
    term: "Pinjaman produktif dan konsumtif",
    text: "Produktif dipakai untuk usaha; konsumtif untuk kebutuhan pribadi. Batas biayanya berbeda: produktif mikro sampai 6 bulan {{rule batas-mikro-pendek dated}}, konsumtif sampai 6 bulan {{rule batas-konsumtif-pendek dated}}.",
    article: "batas-bunga-pindar",
  },
  {
    id: "rasio-cicilan",
    term: "Rasio cicilan",
    text: "Seluruh cicilan sebulan dibagi penghasilan sebulan. Batas OJK bagi pendanaan konsumtif {{rule rasio-cicilan dated}}.",
    article: "rasio-cicilan-30-persen",
  },
  { id: "rekening-koran", term: "Rekening koran", text: "Catatan masuk dan keluar uang pada rekening, dikeluarkan bank." },
  {
    id: "restrukturisasi",
    term: "Restrukturisasi",
    text: "Perubahan syarat utang, misalnya jadwal atau besar cicilan, yang disepakati kedua pihak karena penerima dana kesulitan.",
    article: "restrukturisasi-pinjaman",
  },
  {
    id: "satgas-pasti",
    term: "Satgas PASTI",
    text: "Satuan Tugas Pemberantasan Aktivitas Keuangan Ilegal, gabungan OJK dan lembaga lain yang menghentikan pinjaman dan investasi ilegal. Laporan: sipasti.ojk.go.id.",
  },
  {
    id: "slik",
    term: "SLIK",
    text: "Sistem Layanan Informasi Keuangan milik OJK, catatan riwayat kredit yang dahulu disebut BI Checking. Anda dapat memeriksanya gratis lewat iDebKu.",
    article: "cek-slik",
  },
  { id: "tenor", term: "Tenor", text: "Lama pinjaman, dari dana diterima sampai cicilan terakhir." },
  {
    id: "tkb90",
    term: "TKB90",
    text: "Tingkat Keberhasilan Bayar: bagian sisa pinjaman yang tidak terlambat lebih dari 90 hari. TKB90 = 100% dikurangi TWP90.",
    article: "apa-arti-tkb90",
  },
  { id: "twp90", term: "TWP90", text: "Tingkat Wanprestasi: sisa pinjaman yang terlambat lebih dari 90 hari dibagi seluruh sisa pinjaman." },
  {
    id: "virtual-account",
    term: "Virtual account",
    text: "Nomor pembayaran yang dibuat bank untuk satu tagihan atau satu orang. Bukan rekening perorangan.",
  },
];
