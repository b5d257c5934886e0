import { cleanAscii } from "./clean-text.ts";

/**
 * Synonyms: what people type, and the words or phrases that articles and answers use for it. Keys are lower case,
 * without punctuation.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
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
  galbay: ["gagal bayar", "menunggak", "tunggakan", "terlambat"],
  "gagal bayar": ["galbay", "menunggak", "terlambat"],
  "tidak bisa bayar": ["gagal bayar", "menunggak", "terlambat"],
  "gak bisa bayar": ["gagal bayar", "menunggak", "terlambat"],
  "ga bisa bayar": ["gagal bayar", "menunggak", "terlambat"],
  nunggak: ["menunggak", "tunggakan", "gagal bayar", "terlambat"],
  telat: ["terlambat"],
  dc: ["penagih", "penagihan"],
  "debt collector": ["penagih", "penagihan"],
  "dept collector": ["penagih", "penagihan"],
  "debt colector": ["penagih", "penagihan"],
  email: ["e mail", "surel"],
  "e mail": ["email", "surel"],
  surel: ["email", "e mail"],
  password: ["kata sandi"],
  sandi: ["password"],
  hp: ["ponsel"],
  handphone: ["ponsel"],
  cair: ["pencairan", "dana dikirim"],
  kontak: ["hubungi"],
  investasi: ["pendanaan"],
  diskon: ["promo"],
  wa: ["whatsapp", "nomor resmi"],
  whatsapp: ["nomor resmi"],
  uang: ["dana"],
};

/** Longest key, words. */
const KEY_WORDS_MAX = 3;
/** Further words of a search are ignored. */
const WORDS_MAX = 10;

/** A word, or a number in groups of three digits. */
const WORD = /\d{1,3}(?:[., ]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu;

/** A text in small letters, with "rp" as a word of its own, also right before a number. */
export const withCurrencyApart = (text: string): string => text.replace(/\brp(?=\d)/g, "rp ");

/** One term of a search: the words as typed, and their synonyms. */
export type SearchTerm = { typed: string[]; synonyms: readonly string[] };

/**
 * Splits a keyword into terms, all of which a text must contain. The longest key wins: "pinjol ilegal" is two
 * terms, "e-KTP" and "3.000.000" one.
 */
export function searchTerms(keyword: string): SearchTerm[] {
  const words = (withCurrencyApart(cleanAscii(keyword).toLowerCase()).match(WORD) ?? []).slice(0, WORDS_MAX);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(KEY_WORDS_MAX, words.length - at);
    while (length > 1 && !Object.hasOwn(synonyms, words.slice(at, at + length).join(" "))) length -= 1;
    const typed = words.slice(at, at + length);
    const key = typed.join(" ");
    terms.push({ typed: typed.flatMap((word) => word.split(/[., ]/)), synonyms: Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : [] });
    at += length;
  }
  return terms;
}
