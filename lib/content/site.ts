/**
 * The company behind the site. Name, licence, addresses and contacts are fictional until the company fills them in;
 * an empty licence number hides its line: a number is never invented.
 */
export const site = {
  name: "Simpul",
  tagline: "pinjaman yang biayanya jelas sejak awal",
  description:
    "Layanan pendanaan bersama yang berizin dan diawasi Otoritas Jasa Keuangan. Lihat dana yang Anda terima, besar cicilan, dan total yang Anda kembalikan sebelum menyetujui apa pun.",
  company: "PT Simpul Solusi Nusantara",
  licenceNumber: "KEP-00/D.05/20XX",
} as const;
