/**
 * The company behind the site. Name, licence, addresses and contacts are fictional until the company supplies its own.
 * The licence number is a sample without digits of its own, marked as one.
 */
export const site = {
  name: "Simpul",
  tagline: "pinjaman yang biayanya jelas sejak awal",
  description:
    "Layanan pendanaan bersama yang berizin dan diawasi OJK. Lihat dana yang diterima, besar cicilan, dan total yang dikembalikan sebelum menyetujui apa pun.",
  company: "PT Simpul Solusi Nusantara",
  licenceNumber: "KEP-00/D.05/0000",
  /** False once the licence number and the certificate are the company's own. */
  hasSampleLicence: true,
} as const;

/** How to reach the company. `tel` is the number as dialled. */
export const contact = {
  phone: "(021) 0000 0148",
  tel: "+622100000148",
  /** Around the clock, for the move to the new app alone. */
  appPhone: "(021) 0000 0240",
  appTel: "+622100000240",
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

/** A telephone number of the company; `whatsapp` if it answers there too. */
type OfficialPhone = { number: string; name: string; since: string; whatsapp?: boolean };
/** An account that receives payments. `prefix`: its number continues with digits of the payer's own. */
type OfficialAccount = { bank: string; number: string; holder: string; since: string; prefix?: boolean };

/**
 * Every channel of the company, the one list: /bantuan and /cekKeaslian show it, the check answers by it, the picture
 * has its first lines, and /.well-known/kanal-resmi.json is it, signed. The address of the site itself (SITE_URL) is
 * added. What is not listed is not the company's. `since` is the day on which a channel was listed.
 */
const listed = {
  phones: [
    { number: contact.phone, name: "Layanan pelanggan", since: "2025-11-03" },
    { number: contact.appPhone, name: "Perpindahan aplikasi, 24 jam", since: "2026-11-26" },
  ] as readonly OfficialPhone[],
  emails: [
    { address: contact.email, name: "Layanan pelanggan", since: "2025-11-03" },
    { address: contact.privacyEmail, name: "Pelindungan data pribadi", since: "2026-11-20" },
    { address: contact.securityEmail, name: "Celah keamanan", since: "2026-11-20" },
    { address: "no-reply@simpul.example", name: "Kode verifikasi dan pemberitahuan", since: "2025-11-03" },
  ],
  /** Addresses below these domains are the company's too. */
  domains: ["simpul.example"],
  apps: [
    { store: "Google Play", id: "id.simpul.app", href: stores.android },
    { store: "App Store", id: "id0000000000", href: stores.ios },
  ],
  socials,
  accounts: [
    { bank: "Bank Contoh", number: "8800 0148", holder: site.company, since: "2025-11-03", prefix: true },
    { bank: "Bank Contoh", number: "000 0148 0000", holder: `${site.company} Escrow`, since: "2025-11-03" },
  ] as readonly OfficialAccount[],
  /** Channels that were reported and do not belong to the company, in any spelling. */
  impostors: ["simpul-hadiah.example", "0811 0000 0148"] as readonly string[],
  /** The last day on which a channel was removed, if that is later than every `since`. */
  removed: "2025-11-03",
} as const;

/** The list with the day of its last change, which is never before that of a channel on it. */
export const officialChannels = {
  ...listed,
  updated: [listed.removed, ...[...listed.phones, ...listed.emails, ...listed.accounts].map(({ since }) => since)].sort().at(-1) as string,
};

/**
 * Channels of authorities that the site names for complaints and reports, by authority. They are not the company's, and no
 * fraud either.
 */
export const authorityChannels: Readonly<Record<string, readonly string[]>> = {
  "Otoritas Jasa Keuangan (OJK)": [
    "ojk.go.id",
    "kontak157.ojk.go.id",
    "sipasti.ojk.go.id",
    "iasc.ojk.go.id",
    "konsumen@ojk.go.id",
    "157",
    "081157157157",
  ],
  AFPI: ["afpi.or.id", "150505"],
  "LAPS SJK": ["lapssjk.id"],
  "Kementerian Komunikasi dan Digital": ["aduankonten.id", "cekrekening.id"],
};

/** The regulator's own wording, required on every page. */
export const riskWarning =
  "PERINGATAN: HATI-HATI, TRANSAKSI INI BERISIKO TINGGI. ANDA DAPAT SAJA MENGALAMI KERUGIAN ATAU KEHILANGAN UANG. JANGAN BERUTANG JIKA TIDAK MEMILIKI KEMAMPUAN MEMBAYAR. PERTIMBANGKAN SECARA BIJAK SEBELUM BERTRANSAKSI.";
