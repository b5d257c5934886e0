/** /daftarPenerima, /carouselDetails and /pdf. */
export const recipientPage = {
  title: "Unduh aplikasi Simpul",
  description:
    "Unduh aplikasi Simpul untuk Android dan iPhone. Lihat empat syarat penerima dana, dokumen yang disiapkan, dan izin yang diminta aplikasi.",
  heading: "Ajukan dari ponsel Anda.",
  lead: "Pengajuan pinjaman dilakukan di aplikasi. Mengisinya perlu sekitar 8 menit.",
  scan: "Pindai dengan kamera ponsel, atau pilih toko aplikasi Anda.",
  choose: "Pilih toko aplikasi Anda.",
  qrLabel: "Kode QR ke halaman unduh aplikasi",
  requirementsHeading: "Empat syarat penerima dana",
  requirements: [
    { title: "Warga negara Indonesia", text: "Berdomisili di wilayah Indonesia." },
    { title: "Minimal 21 tahun", text: "Pada hari Anda mengajukan." },
    {
      title: "Berpenghasilan",
      text: "Bruto rata-rata paling sedikit {{rule penghasilan-penerima-dana}} sebulan (aturan OJK, paling lambat {{rule penghasilan-penerima-dana deadline}} bagi penerima dana baru dan perpanjangan), dibuktikan dengan slip gaji, rekening koran, atau bukti lain.",
    },
    { title: "Punya KTP asli", text: "Beserta rekening bank atas nama sendiri." },
  ],
  requirementsNote:
    "Pinjaman hanya untuk modal kerja. Seluruh cicilan Anda paling banyak {{rule rasio-cicilan}} penghasilan (kebijakan kami, sama dengan batas OJK bagi pendanaan konsumtif sejak {{rule rasio-cicilan since}}), dan Anda meminjam pada paling banyak {{rule jumlah-penyelenggara}}.",
  stepsHeading: "Cara memulai",
  steps: [
    "Unduh aplikasi dari tautan di halaman ini, bukan dari pesan.",
    "Daftar dengan nomor ponsel yang aktif, lalu masukkan kode verifikasi.",
    "Isi data, foto KTP, dan tiga kontak darurat yang sudah Anda beri tahu.",
    "Baca rincian biaya. Setujui hanya jika angkanya cocok untuk Anda.",
  ],
  permissionsHeading: "Izin yang diminta aplikasi",
  permissions: [
    { title: "Kamera", text: "untuk memfoto KTP dan wajah" },
    { title: "Mikrofon", text: "untuk verifikasi video" },
    { title: "Lokasi", text: "untuk memastikan Anda berada di Indonesia" },
  ],
  permissionsNote: "Hanya tiga itu. Aplikasi tidak membaca kontak, galeri, pesan, atau riwayat panggilan.",
  funder: "Ingin mendanai? Daftar sebagai pemberi dana lewat situs.",
  funderLink: "Ke halaman pendanaan",
} as const;

export const announcementPage = {
  title: "Aplikasi baru Simpul",
  description: "Aplikasi Simpul yang baru sudah dapat diunduh. Aplikasi lama tetap dapat dipakai.",
  heading: "Aplikasi baru sudah dapat diunduh.",
  paragraphs: [
    "Kami memperbarui aplikasi Simpul agar lebih ringan dan rincian biayanya lebih mudah dibaca.",
    "Aplikasi lama tetap dapat dipakai seperti biasa. Pinjaman, jadwal, dan riwayat Anda tidak berubah, dan Anda tidak perlu mendaftar ulang.",
    "Jika ingin pindah, unduh aplikasi baru lalu masuk dengan nomor ponsel dan kata sandi yang sama.",
  ],
  phoneHeading: "Perlu bantuan?",
  phoneText: (phone: string) => `Untuk perpindahan aplikasi, nomor ini dapat ditelepon 24 jam. Urusan lain dilayani di ${phone} pada jam layanan.`,
  download: "Unduh aplikasi baru",
  safe: "Pengumuman ini tidak meminta OTP, PIN, atau kata sandi. Unduh hanya dari Google Play dan App Store.",
} as const;

export const pdfPage = {
  larger: "Perbesar",
  smaller: "Perkecil",
  title: "Kebijakan Perlindungan Konsumen",
  description: "Kebijakan perlindungan konsumen Simpul dalam bentuk PDF: hak konsumen, cara mengadu, dan batas waktu penanganan.",
  heading: "Kebijakan Perlindungan Konsumen",
  save: "Simpan PDF",
  download: "Unduh file PDF",
  unsupported: "Perangkat Anda tidak dapat menampilkan PDF di halaman ini. Unduh berkasnya untuk membaca.",
  failedTitle: "Berkas tidak dapat ditampilkan",
  failed: "Berkas PDF gagal dimuat. Silakan unduh berkasnya.",
  failedText: "Berkas PDF gagal dimuat, atau perangkat Anda tidak dapat menampilkan PDF di halaman ini. Unduh berkasnya untuk membaca.",
  loading: "Memuat dokumen",
  readText: "Baca sebagai teks",
  textTitle: "Naskah dalam teks",
  page: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
} as const;
