/**
 * The company behind the site. Name, licence, addresses and contacts are fictional until the company supplies its own.
 * An empty licence number hides its line, because a number must not be invented.
 */
export const site = {
  name: "Simpul",
  tagline: "pinjaman yang biayanya jelas sejak awal",
  description:
    "Layanan pendanaan bersama yang berizin dan diawasi OJK. Lihat dana yang diterima, besar cicilan, dan total yang dikembalikan sebelum menyetujui apa pun.",
  company: "PT Simpul Solusi Nusantara",
  licenceNumber: "",
} as const;

/** How to reach the company. `tel` is the number as dialled. */
export const contact = {
  phone: "(021) 0000 0148",
  tel: "+622100000148",
  email: "bantuan@simpul.example",
  /** The data protection officer. */
  privacyEmail: "pelindungan.data@simpul.example",
  /** Where to report vulnerabilities, for security.txt. */
  securityEmail: "keamanan@simpul.example",
  website: "www.simpul.example",
  days: "Senin–Minggu",
  hours: "08.30–17.30 WIB",
} as const;

/** Days from a build to the expiry of its security.txt (RFC 9116: below a year). */
export const securityTextDays = 330;

export type Office = {
  id: string;
  title: string;
  address: string;
  map: string;
  /** Link to an external map. */
  directions: string;
};

const at = (latitude: string, longitude: string) => ({
  map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  directions: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`,
});

export const offices: readonly Office[] = [
  {
    id: "jakarta",
    title: "Kantor pusat, Jakarta Selatan",
    address: "Gedung Lintang Lt. 8, Jl. Prapanca Raya No. 00, Kebayoran Baru 12160",
    ...at("-6.2530", "106.8060"),
  },
  { id: "bandung", title: "Bandung", address: "Jl. Cihampelas No. 000, Coblong, Kota Bandung 40131", ...at("-6.8930", "107.6040") },
  { id: "yogyakarta", title: "Yogyakarta", address: "Jl. Kaliurang Km 5 No. 00, Depok, Sleman 55281", ...at("-7.7600", "110.3810") },
  { id: "surabaya", title: "Surabaya", address: "Jl. Raya Darmo No. 000, Wonokromo, Kota Surabaya 60241", ...at("-7.2920", "112.7390") },
];

export const stores = {
  android: "https://play.google.com/store/apps/details?id=id.simpul.app",
  ios: "https://apps.apple.com/id/app/simpul/id0000000000",
} as const;

export const socials = [
  { name: "Instagram", href: "https://www.instagram.com/simpul.example" },
  { name: "Facebook", href: "https://www.facebook.com/simpul.example" },
  { name: "LinkedIn", href: "https://www.linkedin.com/company/simpul-example" },
  { name: "YouTube", href: "https://www.youtube.com/@simpul.example" },
] as const;

/** The regulator's own wording, required on every page. */
export const riskWarning =
  "PERINGATAN: HATI-HATI, TRANSAKSI INI BERISIKO TINGGI. ANDA DAPAT SAJA MENGALAMI KERUGIAN ATAU KEHILANGAN UANG. JANGAN BERUTANG JIKA TIDAK MEMILIKI KEMAMPUAN MEMBAYAR. PERTIMBANGKAN SECARA BIJAK SEBELUM BERTRANSAKSI.";
