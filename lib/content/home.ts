import { dailyCap, lateFee } from "./legal/costs.ts";

/**
 * /halamandepan. Figures about cost are computed from lib/loans or read from the platform, not written here. Partners,
 * events and reviews are samples until the company supplies its own. A partner has a word mark drawn for this site, not
 * its trademark: its initials in large type (`short`) or a drawing (`mark`, a path on a square of 28 units), and its name.
 */
export const homePage = {
  description:
    "Bunga mulai {{product kini rate}} per hari, cair dalam 48 jam sejak disetujui. Lihat dana yang diterima, cicilan, dan total yang dikembalikan sebelum setuju.",
  hero: {
    heading: "Pinjaman yang biayanya jelas sejak awal.",
    lead: "Lihat dana yang Anda terima, besar cicilan, dan total yang Anda kembalikan sebelum menyetujui apa pun. Pengajuan sekitar 8 menit, dana cair dalam 48 jam sejak perjanjian disetujui.",
    apply: "Ajukan Pinjaman",
    fund: "Saya ingin mendanai",
    inApp: "Pengajuan dilakukan di aplikasi.",
    scan: "Pindai kode QR atau unduh dari ponsel.",
    qr: "Kode QR ke halaman unduh aplikasi",
    carousel: "Sorotan",
  },
  ledger: {
    heading: "Angka kami, apa adanya",
    asOf: (date: string) => `Data per ${date}.`,
    missing: "–",
    rate: (name: string, days: string) =>
      `${name}: sisa pinjaman yang tidak ${days === "0" ? "lewat jatuh tempo" : `menunggak lebih dari ${days} hari`}`,
    lent: "Pinjaman tersalurkan sejak berdiri",
    borrowers: (active: string) => `Penerima dana, ${active} di antaranya aktif`,
    funders: "Pemberi dana, perorangan dan perusahaan",
  },
  products: {
    heading: ["Tiga solusi.", "Cara membaca biayanya sama."],
    lead: "Limit dan tenor mengikuti kebutuhan serta penilaian kredit Anda. Angka di bawah adalah rentang produk, bukan janji persetujuan.",
    instalments: "3–6 kali",
    receive: "Terima",
    repay: "kembalikan",
    forLoan: (amount: string, days: number) => `untuk pinjaman ${amount} selama ${days} hari.`,
    more: (name: string) => `Rincian ${name}`,
  },
  reasons: {
    heading: "Enam alasan yang bisa Anda periksa sendiri.",
    lead: "Janji mudah ditulis. Karena itu, di bawah setiap alasan ada tempat untuk mengeceknya.",
  },
  audiences: {
    heading: "Dua pihak, satu simpul.",
    lead: "Simpul mempertemukan orang yang butuh dana dengan orang yang ingin mendanai. Keduanya membaca angka yang sama: biaya, jadwal, dan risikonya.",
    borrow: {
      heading: "Saya butuh dana",
      points: ["{{price least}} sampai {{price most}}", "Dinilai dalam 1–5 hari kerja", "Tenor 90 sampai 365 hari"],
      action: "Ajukan Pinjaman",
      note: "WNI, minimal 21 tahun, dengan penghasilan yang bisa dibuktikan.",
    },
    fund: {
      heading: "Saya ingin mendanai",
      points: ["Imbal hasil hingga {{price yield-high}} per tahun", "Mulai dari {{price fund-least}}", "Perorangan atau perusahaan"],
      action: "Mulai Pendanaan",
      note: "Bukan simpanan dan tidak dijamin LPS. Risiko gagal bayar ditanggung pemberi dana.",
    },
  },
  partners: {
    heading: "Pengawas, asosiasi, dan mitra",
    groups: [
      {
        title: "Pengawas, asosiasi, dan sertifikasi",
        partners: [
          { name: "Otoritas Jasa Keuangan", short: "OJK" },
          { name: "Asosiasi Fintech Pendanaan Bersama Indonesia (AFPI)", short: "AFPI" },
          {
            name: "Pernah tersertifikasi ISO 27001:2013",
            mark: "M3 1H19V11.2A8.2 8.2 0 0 0 12.9 23H3zM6.5 5.5V8H15.5V5.5zM6.5 11V13.5H12V11zM19.5 13A6 6 0 0 1 19.5 25A6 6 0 0 1 19.5 13zM19.5 16.6A2.4 2.4 0 0 0 19.5 21.4A2.4 2.4 0 0 0 19.5 16.6z",
          },
          {
            name: "PSE terdaftar",
            mark: "M14 1A13 13 0 0 1 14 27A13 13 0 0 1 14 1zM14 5A9 9 0 0 0 14 23A9 9 0 0 0 14 5zM14 8A6 6 0 0 1 14 20A6 6 0 0 1 14 8z",
          },
        ],
      },
      {
        title: "Mitra pembayaran dan verifikasi (nama contoh)",
        partners: [
          {
            name: "Bank Arunika",
            mark: "M2 18A12 12 0 0 1 26 18zM2 21H26V24H2zM13 1H15V4.6H13zM3.1 5.6L4.6 4.1L7.1 6.6L5.6 8.1zM24.9 5.6L23.4 4.1L20.9 6.6L22.4 8.1z",
          },
          {
            name: "Kasir Kita",
            mark: "M5 1H23V27L20 24.6L17 27L14 24.6L11 27L8 24.6L5 27zM9 6V9H19V6zM9 12V15H19V12zM9 18V21H14V18z",
          },
          {
            name: "Niaga Lintas",
            mark: "M2 6H15L21 14L15 22H2L8 14zM18 6H22L28 14L22 22H18L24 14z",
          },
          {
            name: "Tanda Digital",
            mark: "M1 19C6 4 11 3 12 9C13 15 8 20 12 20C17 20 18 9 24 8L25 11C20 12 19 23 12 23C6 23 10 15 9 10C8.4 7.4 5 12 3.6 20zM2 24.5H26V27H2z",
          },
          {
            name: "Gerai Pojok",
            mark: "M3 2H25L28 10A4.3 4.3 0 0 1 19.4 10A4.3 4.3 0 0 1 14 13A4.3 4.3 0 0 1 8.6 10A4.3 4.3 0 0 1 0 10zM4 15H7V24H15V16H22V24H24V15H25V27H4z",
          },
        ],
      },
    ],
  },
  events: {
    heading: "Dari lapangan",
    lead: "Kelas keuangan, Temu Pendana, dan kegiatan bersama warga, masing-masing dengan video singkat. Kegiatan di bawah ini contoh untuk peragaan.",
    watch: (length: string) => `Video ${length}`,
    share: "Bagikan kegiatan ini",
    page: "Buka dan bagikan",
    sample: "Kegiatan ini contoh untuk peragaan.",
    back: "Kegiatan lain",
  },
  reviews: {
    heading: "Kata mereka yang sudah melunasi.",
    sample: "Ulasan dan nama di bawah ini contoh untuk peragaan.",
    label: "Ulasan pengguna",
    score: (score: string) => `Nilai ${score} dari 5`,
  },
} as const;

/** An icon of public/art, a text, and its source: a page of this site by name, or a URL. */
export type Reason = { icon: string; title: string; text: string; proof: string; to: string };

export const reasons: readonly Reason[] = [
  {
    icon: "cair",
    title: "Cair dalam 48 jam",
    text: "Dihitung sejak Anda menyetujui perjanjian. Tercatat di rekening mulai 15 menit sampai 3 hari kerja, bergantung pada bank penerima.",
    proof: "Cara kami menghitung 48 jam",
    to: "help#lama-proses",
  },
  {
    icon: "izin",
    title: "Berizin dan diawasi OJK",
    text: "Beroperasi menurut POJK 40/2024 tentang Layanan Pendanaan Bersama Berbasis Teknologi Informasi, pengganti POJK 10/2022.",
    proof: "Cek nama kami di daftar OJK",
    to: "https://www.ojk.go.id/id/kanal/iknb/financial-technology/default.aspx",
  },
  {
    icon: "bunga",
    title: "Bunga mulai {{product kini rate}} per hari",
    text: `Untuk Solusi Kini. Bunga dan biaya ${dailyCap}. Denda ${lateFee}.`,
    proof: "Lihat semua biaya",
    to: "help#biaya",
  },
  {
    icon: "bayar",
    title: "Bayar dari mana saja",
    text: "Transfer bank ke virtual account, atau kode bayar di gerai minimarket. Kode berlaku 24 jam.",
    proof: "Daftar cara bayar",
    to: "help#cara-bayar",
  },
  {
    icon: "aman",
    title: "Pernah tersertifikasi ISO 27001:2013",
    text: "Edisi itu berakhir {{rule iso-2013 until}}. Data disimpan di Indonesia dan hanya dipakai untuk tujuan yang kami sebutkan.",
    proof: "Edisi, nomor, dan masa berlaku sertifikat",
    to: "about#iso",
  },
  {
    icon: "tenor",
    title: "Tenor hingga 365 hari",
    text: "Mulai 90 hari. Solusi Kini dan Cepat dicicil 3–6 kali, tiap 15–30 hari.",
    proof: "Bandingkan tenor",
    to: "loans#bandingkan",
  },
];

/** Fields of the specification (image, title, description, date, videoUrl, videoName), and the location. */
export type HomeEvent = {
  id: string;
  image: string;
  title: string;
  description: string;
  date: string;
  place: string;
  videoUrl: string;
  videoName: string;
  length: string;
  /** What the silent video shows, in the order of its time. */
  captions: readonly string[];
};

export const homeEvents: readonly HomeEvent[] = [
  {
    id: "kelas-kas-warung",
    image: "/art/kegiatan-1.svg",
    title: "Kelas Kas Warung: mencatat uang masuk tanpa repot",
    description: "Dua puluh pemilik warung di Sleman belajar memisahkan uang usaha dari uang dapur, lalu menghitung cicilan yang aman.",
    date: "2025-08-23",
    place: "Yogyakarta",
    videoUrl: "/video/kelas-kas-warung.mp4",
    videoName: "Kelas Kas Warung",
    length: "14 detik",
    captions: [
      "Delapan uang logam masuk. Semuanya dicatat di baris Masuk.",
      "Lima dipakai berbelanja, jadi pindah ke baris Keluar.",
      "Tiga yang tersisa pindah ke baris Sisa. Dari sisa itulah cicilan dibayar.",
    ],
  },
  {
    id: "temu-pendana",
    image: "/art/kegiatan-2.svg",
    title: "Temu Pendana: membaca TKB90 dan risiko gagal bayar",
    description: "Pemberi dana bertanya langsung kepada tim risiko kami: cara membaca TKB90, dan apa yang terjadi jika penerima dana gagal bayar.",
    date: "2025-07-12",
    place: "Jakarta",
    videoUrl: "/video/temu-pendana.mp4",
    videoName: "Temu Pendana",
    length: "14 detik",
    captions: [
      "Contoh: seratus pinjaman, masing-masing satu kotak.",
      "Sembilan puluh hari berlalu. Tiga pinjaman menunggak lebih lama dari itu.",
      "TWP90 menghitung yang tiga, TKB90 yang sembilan puluh tujuh.",
    ],
  },
  {
    id: "pasar-murah",
    image: "/art/kegiatan-3.svg",
    title: "Pasar Murah Simpul bersama warga Wonokromo",
    description: "Warga Wonokromo membeli bahan pokok dengan harga pabrik di pasar murah yang dijaga karyawan kami sendiri.",
    date: "2025-05-30",
    place: "Surabaya",
    videoUrl: "/video/pasar-murah.mp4",
    videoName: "Pasar Murah Simpul",
    length: "14 detik",
    captions: ["Beras dituang ke timbangan.", "Tiga anak timbangan membuat kedua sisinya setara.", "Beras yang sudah ditimbang dikemas."],
  },
];

/** Fields of the specification: comment, name, identity, score, avatar. */
export type Review = { comment: string; name: string; identity: string; score: number; avatar: string };

export const reviews: readonly Review[] = [
  {
    comment: "Biaya adminnya dipotong di depan, jadi saya ajukan sedikit lebih. Untung dari awal sudah tertulis berapa yang masuk rekening.",
    name: "Ratna Wulandari",
    identity: "Pemilik warung makan, Sleman",
    score: 5,
    avatar: "/art/pengulas-1.svg",
  },
  {
    comment: "Ditolak sekali karena catatan kas kurang jelas. Sebulan kemudian saya coba lagi. Setelah disetujui, cair sore itu juga.",
    name: "Bagas Prakoso",
    identity: "Teknisi AC, Bekasi",
    score: 4.5,
    avatar: "/art/pengulas-2.svg",
  },
  {
    comment: "Yang saya suka, tanggal jatuh tempo diingatkan tiga hari sebelumnya. Tidak ada telepon yang bikin panik.",
    name: "Yohana Tambunan",
    identity: "Penjual kain ulos, Medan",
    score: 5,
    avatar: "/art/pengulas-3.svg",
  },
  {
    comment: "Pakai Solusi Kawan untuk beli bahan baku. Berkasnya banyak, tapi timnya membantu satu per satu.",
    name: "I Made Sudiarta",
    identity: "Perajin perak, Gianyar",
    score: 4,
    avatar: "/art/pengulas-4.svg",
  },
  {
    comment: "Saya bayar lewat minimarket dekat sekolah. Sepuluh menit sudah tercatat lunas.",
    name: "Siti Nurhaliza R.",
    identity: "Guru honorer dan penjual kue, Makassar",
    score: 5,
    avatar: "/art/pengulas-5.svg",
  },
];
