/**
 * What people type and what articles write for it, in both directions where both are usual. A key is a word or several, in small
 * letters, without signs; each of its names is a word or a phrase.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  pinjol: ["pinjaman online", "pinjaman daring", "pinjaman"],
  "pinjaman online": ["pinjol", "pinjaman daring", "pinjaman"],
  "pinjaman daring": ["pinjol", "pinjaman online", "pindar", "pinjaman"],
  pindar: ["pinjaman daring", "pinjaman online", "pendanaan", "pinjaman"],
  p2p: ["peer to peer", "pendanaan", "pinjaman daring"],
  "peer to peer": ["p2p", "pendanaan", "pinjaman daring"],
  "p2p lending": ["peer to peer", "pendanaan", "pinjaman daring"],
  fintech: ["teknologi finansial", "pendanaan", "pinjaman daring"],
  "e ktp": ["ktp", "kartu tanda penduduk"],
  ektp: ["ktp", "kartu tanda penduduk"],
  "ktp elektronik": ["ktp"],
  ktp: ["kartu tanda penduduk", "nik"],
  nik: ["ktp", "nomor induk"],
  lender: ["pendana", "pemberi dana", "pendanaan"],
  funder: ["pendana", "pemberi dana"],
  borrower: ["peminjam", "penerima dana"],
  scam: ["penipuan", "palsu"],
  hoax: ["palsu", "penipuan"],
  phishing: ["penipuan", "palsu"],
  modus: ["penipuan", "palsu"],
  tipu: ["penipuan", "palsu"],
  penipu: ["penipuan", "palsu"],
  penipuan: ["palsu"],
  bodong: ["ilegal", "palsu"],
  ojk: ["otoritas jasa keuangan"],
  "otoritas jasa keuangan": ["ojk"],
  umkm: ["usaha kecil", "usaha mikro", "usaha"],
  hutang: ["utang", "pinjaman"],
  utang: ["hutang", "pinjaman"],
  kredit: ["pinjaman", "utang"],
  angsuran: ["cicilan"],
  cicilan: ["angsuran"],
  galbay: ["gagal bayar", "menunggak", "tunggakan"],
  nunggak: ["menunggak", "tunggakan", "gagal bayar"],
  dc: ["penagih", "penagihan"],
  "debt collector": ["penagih", "penagihan"],
  investasi: ["pendanaan"],
  diskon: ["promo"],
  wa: ["whatsapp"],
  uang: ["dana"],
};

/** Words that one key may have. */
const KEY_WORDS_MAX = 3;
/** Words of a search that are looked for; what follows is left out. */
const WORDS_MAX = 10;

/** One thing that is looked for: what was typed, and its other names. */
export type Wanted = { typed: string[]; names: readonly string[] };

/**
 * The things that a keyword names, each of which an article has to hold. The longest key wins: "pinjol ilegal" is two things,
 * "e-KTP" one.
 */
export function wantedOf(keyword: string): Wanted[] {
  const words = (keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = Math.min(KEY_WORDS_MAX, words.length - at);
    while (taken > 1 && !Object.hasOwn(otherNames, words.slice(at, at + taken).join(" "))) taken -= 1;
    const typed = words.slice(at, at + taken);
    const key = typed.join(" ");
    wanted.push({ typed, names: Object.hasOwn(otherNames, key) ? (otherNames[key] ?? []) : [] });
    at += taken;
  }
  return wanted;
}
