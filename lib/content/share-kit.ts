/** /bagikan: what staff need to share an article. Figures of the platforms are their usual limits, not promises. */
export const shareKit = {
  title: "Alat berbagi",
  description: "Alamat dengan penanda kampanye, kode QR, pratinjau, gambar, dan kalimat siap pakai untuk membagikan artikel.",
  heading: "Alat berbagi artikel",
  lead: "Pilih artikel, kanal, dan kampanye. Halaman ini menyiapkan alamat, kode QR, gambar, dan kalimatnya.",
  form: {
    article: "Artikel",
    articleHint: "Alamat atau sebagian judulnya.",
    channel: "Kanal",
    campaign: "Kampanye (opsional)",
    campaignHint: "Misalnya: kelas kas warung 2026. Huruf kecil dan tanda hubung dibuat otomatis.",
    submit: "Siapkan",
    empty: "Tulis alamat atau judul artikel dulu.",
  },
  several: "Pilih artikelnya",
  none: "Tidak ada artikel yang cocok. Coba kata lain dari judulnya, atau tempel alamatnya.",
  failed: "Artikel belum dapat dibaca. Isian Anda tetap ada; coba lagi sebentar lagi.",
  address: {
    heading: "Alamat",
    text: "Penanda utm hanya dibaca alat statistik. Halaman dan mesin pencari tetap memakai alamat tanpa penanda.",
    copy: "Salin alamat",
    label: "Alamat untuk dibagikan",
  },
  qr: {
    heading: "Kode QR",
    label: "Kode QR dengan penanda kampanye",
    text: "Untuk cetak pakai SVG, paling kecil 2 × 2 cm. Coba pindai sebelum dicetak banyak.",
    svg: "Unduh SVG",
    png: "Unduh PNG",
  },
  previews: {
    heading: "Pratinjau",
    text: "Perkiraan tampilan di ponsel. Setiap layanan dapat mengubahnya; pratinjau lama disimpan beberapa hari.",
  },
  pictures: {
    heading: "Gambar",
    sizes: { wide: "Tautan dan unggahan, 1200×630", square: "Unggahan persegi, 1080×1080", story: "Cerita dan status, 1080×1920" },
    download: (size: string) => `Unduh PNG: ${size}`,
  },
  texts: {
    heading: "Kalimat siap pakai",
    text: "Diambil utuh dari artikel, supaya isinya tetap benar. Alamat ikut tersalin.",
    copy: (number: number) => `Salin kalimat ${number}`,
    none: "Artikel ini tidak punya kalimat yang pas panjangnya.",
  },
  check: {
    heading: "Pemeriksaan sebelum dibagikan",
    unreachable: "Server tidak dapat memeriksa dirinya sendiri saat ini. Coba lagi nanti.",
    good: "Baik",
    attention: "Perlu perhatian",
    status: (status: number) =>
      status === 200 ? "Halaman terbuka tanpa perlu masuk." : `Halaman menjawab ${status}, jadi pratinjau tidak akan muncul.`,
    robots: (blocked: boolean) =>
      blocked
        ? "WhatsApp dan media sosial tidak boleh membaca halaman atau gambarnya."
        : "WhatsApp dan media sosial boleh membaca halaman dan gambarnya.",
    title: (length: number, max: number) =>
      length === 0
        ? "Tidak ada judul untuk pratinjau."
        : length > max
          ? `Judul ${length} karakter: layanan biasanya memotong setelah sekitar ${max}.`
          : `Judul ${length} karakter, tampil utuh.`,
    description: (length: number, max: number) =>
      length === 0
        ? "Tidak ada deskripsi untuk pratinjau."
        : length > max
          ? `Deskripsi ${length} karakter: layanan biasanya memotong setelah sekitar ${max}.`
          : `Deskripsi ${length} karakter, tampil utuh.`,
    noPicture: "Gambar tidak ditemukan, jadi pratinjau tampil tanpa gambar.",
    pictureSize: (width: number, height: number) => `Gambar ${width}×${height} piksel.`,
    pictureBytes: (size: string, isHeavy: boolean) =>
      isHeavy ? `Gambar ${size}: WhatsApp dapat melewatkan gambar di atas 600 kB.` : `Gambar ${size}, cukup ringan.`,
    canonical: (isPlain: boolean) =>
      isPlain
        ? "Mesin pencari tetap menghitungnya sebagai satu halaman."
        : "Alamatnya memuat penanda; mesin pencari akan menghitungnya sebagai halaman lain.",
  },
} as const;
