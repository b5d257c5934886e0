import { hash } from "./seed.ts";
import type { SubjectName } from "./subjects.ts";

/** Words of an article's id, in order of priority: the first that matches names the subject of its cover. */
const topics: readonly [RegExp, SubjectName][] = [
  [/slik|skor|kontak|sandi|otp/, "kunci"],
  [/palsu|penipuan|ilegal|disalahgunakan|berizin|data-|pribadi|agunan/, "stempel"],
  [/promo|diskon|pasar|belanja/, "pasar"],
  [/warung|toko|modal|usaha/, "warung"],
  [/imbal|pendana|panen|pajak/, "padi"],
  [/anggaran|darurat|dapur|simpan|tabung/, "celengan"],
  [/gagal-bayar|penagih|dipercepat|melunasi|restrukturisasi/, "jam"],
  [/cicilan|jatuh-tempo|jadwal|tenor/, "kalender"],
  [/aturan|batas|mengadu|hak|rasio|legal|tkb|flat|membantu/, "timbangan"],
  [/biaya|bunga|perjanjian|syarat|harga|kas|simulasi/, "kuitansi"],
  [/online|paylater|aplikasi|pinjol|solusi/, "ponsel"],
  [/kumpul|kelas|temu|kunjungan/, "becak"],
];

/** Articles whose word would repeat the subject of a neighbour in their list: the one that fits next best. */
const chosen: Readonly<Record<string, SubjectName>> = {
  "restrukturisasi-pinjaman": "ponsel",
  "gagal-bayar-dan-penagihan": "kuitansi",
  "kontak-darurat-bukan-penjamin": "becak",
  "data-ktp-disalahgunakan": "kunci",
  "pinjaman-modal-usaha-tanpa-agunan": "pasar",
  "paylater-atau-pindar": "kalender",
  "transfer-salah-dan-penipuan": "ponsel",
  "memisahkan-uang-warung-dan-dapur": "celengan",
  "dana-darurat-penghasilan-tidak-tetap": "padi",
  "kapan-siap-modal-kerja": "jam",
  "catatan-temu-pendana": "becak",
  "cek-penyelenggara-berizin": "kunci",
  "membayar-cicilan": "kuitansi",
  "arus-kas-tiga-kolom": "pasar",
  "simulasi-biaya": "celengan",
  "saat-musim-diskon": "kuitansi",
  "izin-pindar-dicabut": "warung",
  "denda-pindar-2026": "celengan",
  "dc-lapangan-hari-ke-berapa": "kalender",
  "cek-fakta-pinjol-ilegal-tidak-dibayar": "ponsel",
  "cek-fakta-dc-kapan-saja": "warung",
  "cek-fakta-data-slik-dihapus": "celengan",
  "cara-lapor-sipasti": "kalender",
  "bunga-pindar-2026": "ponsel",
  "menghitung-bunga-pinjaman-online": "stempel",
  "rasio-cicilan-30-persen": "warung",
  "pinjol-legal-dan-ilegal": "celengan",
  "melunasi-utang": "warung",
  "hak-data-pribadi": "warung",
  "menghitung-harga-pokok": "kalender",
};

const ofCategory = new Map<string, readonly SubjectName[]>([
  ["Finansial", ["celengan", "kuitansi", "kalender", "jam"]],
  ["Event", ["becak", "pasar", "padi"]],
  ["Fitur Solusi", ["ponsel", "kalender", "kunci"]],
  ["Promo", ["pasar", "celengan"]],
  ["Bisnis", ["warung", "padi", "kuitansi"]],
  ["Kepatuhan OJK", ["timbangan", "stempel", "kunci"]],
]);
const any: readonly SubjectName[] = ["celengan", "kuitansi", "kalender", "ponsel"];

/** The subject on an article's cover: chosen for it, or by a word in its id, else one of its category, chosen by a hash of the id. */
export function subjectOf(id: string, category: string): SubjectName {
  const topic = topics.find(([pattern]) => pattern.test(id))?.[1];
  const choices = ofCategory.get(category) ?? any;
  return (Object.hasOwn(chosen, id) ? chosen[id] : topic) ?? (choices[hash(id) % choices.length] as SubjectName);
}
