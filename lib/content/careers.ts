/** /karir1 and /karir2. */
export const careersPage = {
  title: "Karir",
  description: "Bekerja di Simpul: nilai kami, magang, fasilitas, dan enam tahap rekrutmen yang biasanya selesai dalam 2 sampai 4 minggu.",
  heading: "Bantu orang meminjam dengan tenang.",
  lead: "Kami membangun layanan keuangan yang biayanya dapat dibaca siapa saja. Jika Anda suka kejelasan, kita akan cocok bekerja bersama.",
  viewJobs: "Masuk untuk melihat pekerjaan",
  openings: "Lihat lowongan",
  signInNote: "Lowongan dapat dibaca tanpa masuk. Halaman Masuk dipakai akun pemberi dana; lamaran dikirim lewat papan kerja atau email.",
  valuesHeading: "Lima nilai yang kami pegang",
  valuesLabel: "Nilai perusahaan",
  values: [
    { picture: "timbangan", title: "Integrity", text: "Berkata benar walaupun angkanya tidak enak dibaca. Kepercayaan adalah produk kami." },
    { picture: "kunci", title: "Empowerment", text: "Setiap orang memegang keputusan di bidangnya, beserta tanggung jawabnya." },
    { picture: "pasar", title: "Collaboration", text: "Risiko, produk, dan layanan pelanggan duduk di meja yang sama sejak awal." },
    { picture: "padi", title: "Growth and Innovation", text: "Belajar sedikit setiap minggu, lalu mencobanya pada masalah yang nyata." },
    { picture: "warung", title: "Respect Inclusive", text: "Latar belakang boleh berbeda. Cara kita mendengarkan harus sama." },
  ],
  internship: {
    heading: "Magang di Simpul",
    text: "Program tiga sampai enam bulan untuk mahasiswa tingkat akhir dan lulusan baru. Anda mengerjakan hal yang benar-benar dipakai, dibimbing satu mentor, dan menerima uang saku.",
    points: ["Satu mentor tetap", "Proyek yang dipakai pengguna", "Uang saku bulanan", "Surat keterangan dan penilaian tertulis"],
    apply: "Kirim lamaran magang",
    subject: "Lamaran magang",
  },
  benefitsHeading: "Enam hal yang Anda terima",
  benefits: [
    { title: "Asuransi kesehatan", text: "BPJS Kesehatan dan BPJS Ketenagakerjaan, ditambah asuransi kesehatan swasta." },
    { title: "Pelatihan dan pendampingan", text: "Anggaran belajar setiap tahun dan mentor dari luar tim Anda." },
    { title: "Temu tim", text: "Pertemuan tim setiap triwulan, bergantian di empat kota kantor kami." },
    { title: "Kebijakan yang nyaman", text: "Jam kerja yang luwes, cuti yang benar-benar bisa diambil, dan pakaian kerja yang santai." },
    { title: "Acara khusus", text: "Hari raya, ulang tahun perusahaan, dan kelas keuangan bersama warga." },
    { title: "Penghargaan", text: "Pegawai terbaik setiap bulan dan setiap tahun, dipilih oleh rekan kerja." },
  ],
  video: {
    heading: "Sehari di kantor kami",
    text: "Cuplikan singkat suasana kerja di empat kota, dari rapat pagi sampai kelas keuangan sore hari.",
    play: "Putar video",
    length: "14 detik",
    title: "Sehari di kantor kami",
    src: "/video/sehari-di-kantor.mp4",
    captions: [
      "Pukul delapan. Jendela pertama menyala: rapat pagi.",
      "Matahari naik, dan kantor di kota lain menyala satu per satu.",
      "Pukul lima sore, keempat kantor sudah menyala.",
    ],
  },
  stagesHeading: "Enam tahap rekrutmen",
  stagesLead: "Biasanya 2 sampai 4 minggu. Kami memberi kabar di setiap tahap, juga jika jawabannya tidak.",
  stages: [
    {
      title: "Seleksi profil",
      duration: "3–5 hari kerja",
      text: "Kami membaca CV dan surat lamaran Anda, lalu mencocokkannya dengan kebutuhan tim.",
    },
    { title: "Wawancara HR", duration: "30–45 menit", text: "Percakapan lewat video tentang pengalaman, harapan gaji, dan cara Anda bekerja." },
    {
      title: "Tes kemampuan",
      duration: "sekitar 60 menit",
      text: "Tes daring tentang penalaran dan ketelitian. Contoh soalnya kami kirim lebih dahulu.",
    },
    { title: "Tes teknis", duration: "1–3 hari", text: "Tugas kecil sesuai bidang. Bukan pekerjaan gratis untuk perusahaan." },
    { title: "Wawancara dengan calon atasan", duration: "60 menit", text: "Calon atasan dan satu rekan tim membahas hasil tugas bersama Anda." },
    {
      title: "Surat penawaran atau penolakan",
      duration: "3–5 hari kerja",
      text: "Anda menerima surat penawaran, atau surat penolakan beserta alasannya.",
    },
  ],
  warning: "Kami tidak memungut biaya apa pun dalam rekrutmen. Permintaan uang atas nama Simpul adalah penipuan.",
  contact: {
    heading: "Kontak Kami",
    text: "Pertanyaan tentang lowongan dan magang dapat Anda kirim lewat email. Untuk urusan pinjaman, pendanaan, dan pengaduan, gunakan pusat bantuan.",
    help: "Ke pusat bantuan",
  },
} as const;

export type Job = {
  id: string;
  position: string;
  time: string;
  /** Value of schema.org employmentType. */
  employmentType: "FULL_TIME" | "PART_TIME" | "INTERN";
  education: string;
  /** Last day to apply, YYYY-MM-DD in Jakarta; and the day it was posted. */
  closingDay: string;
  posted: string;
  summary: string;
  tableText: { responsibilities: readonly string[]; requirements: readonly string[] };
  /** The advertisement on the external job board. */
  applyUrl: string;
};

export const jobs: readonly Job[] = [
  {
    id: "collection-team-leader",
    position: "Collection Team Leader",
    time: "Penuh waktu",
    employmentType: "FULL_TIME",
    education: "S1",
    closingDay: "2023-10-16",
    posted: "2023-09-16",
    summary: "Memimpin tim penagihan yang patuh kode etik dan mengutamakan jalan keluar bagi penerima dana.",
    tableText: {
      responsibilities: [
        "Memimpin tim penagihan harian sesuai kode etik.",
        "Memantau target dan mutu percakapan.",
        "Melatih petugas baru dan menilai rekaman panggilan.",
        "Menangani pengaduan tentang penagihan bersama tim kepatuhan.",
      ],
      requirements: [
        "Pendidikan minimal S1 semua jurusan.",
        "Pengalaman minimal 2 tahun di bidang penagihan.",
        "Pernah memimpin tim penagihan di perusahaan P2P.",
        "Memahami aturan penagihan OJK dan pelindungan data pribadi.",
      ],
    },
    applyUrl: "https://www.linkedin.com/jobs/search/?keywords=Collection%20Team%20Leader%20Simpul",
  },
  {
    id: "mandarin-translator",
    position: "Mandarin Translator",
    time: "Penuh waktu",
    employmentType: "FULL_TIME",
    education: "SMA/SMK",
    closingDay: "2023-10-16",
    posted: "2023-09-16",
    summary: "Menerjemahkan dokumen dan rapat antara tim Indonesia dan rekan berbahasa Mandarin.",
    tableText: {
      responsibilities: [
        "Menerjemahkan dokumen kerja Indonesia–Mandarin dan sebaliknya.",
        "Menjadi juru bahasa dalam rapat dan pelatihan.",
        "Menyusun daftar istilah agar terjemahan konsisten.",
      ],
      requirements: [
        "Pendidikan minimal SMA/SMK.",
        "Mampu berbahasa Mandarin lisan dan tulis, HSK 5 atau setara.",
        "Teliti dan mampu menjaga kerahasiaan dokumen.",
        "Bersedia bekerja di Jakarta Selatan.",
      ],
    },
    applyUrl: "https://www.linkedin.com/jobs/search/?keywords=Mandarin%20Translator%20Simpul",
  },
];

export const openingsPage = {
  title: "Lowongan kerja",
  description: "Daftar lowongan kerja Simpul beserta tanggung jawab, syarat, pendidikan, dan tanggal penutupan.",
  heading: "Lowongan kerja",
  lead: "Buka baris untuk membaca tanggung jawab dan syaratnya. Lowongan yang sudah ditutup tetap kami tampilkan agar Anda tahu profil yang biasa kami cari.",
  columns: { position: "Posisi", time: "Jenis", education: "Pendidikan", closingDay: "Penutupan" },
  responsibilities: "Tanggung jawab",
  requirements: "Syarat",
  closed: "Ditutup",
  closesOn: "Sampai",
  apply: "Lamar",
  applyClosed: (date: string) => `Lamaran ditutup ${date}`,
  share: "Bagikan",
  shareTo: (name: string) => `Bagikan ke ${name}`,
  copy: "Salin tautan",
  blocked: (name: string) => `Buka ${name}`,
  pager: "Halaman lowongan",
  back: "Tentang bekerja di Simpul",
  allClosed: "Saat ini tidak ada lowongan yang dibuka.",
  sendAnyway: "Anda tetap dapat mengirim CV lewat email; kami simpan selama satu tahun dan Anda kami hubungi jika ada posisi yang cocok.",
  none: "Tidak menemukan yang cocok? Kirim CV Anda, kami simpan selama satu tahun.",
  send: "Kirim CV",
  subject: "Lamaran kerja",
} as const;
