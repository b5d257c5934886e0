import { hash } from "./seed.ts";
import type { SubjectName } from "./subjects.ts";

/** Words of an article's id, in order of priority: the first that matches names the subject of its cover. */
const topics: readonly [RegExp, SubjectName][] = [
  [/slik|skor|kontak|sandi|otp/, "kunci"],
  [/palsu|penipuan|ilegal|disalahgunakan|berizin|data-|pribadi|agunan/, "perisai"],
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

const ofCategory = new Map<string, readonly SubjectName[]>([
  ["Finansial", ["celengan", "kuitansi", "kalender", "jam"]],
  ["Event", ["becak", "pasar", "padi"]],
  ["Fitur Solusi", ["ponsel", "kalender", "kunci"]],
  ["Promo", ["pasar", "celengan"]],
  ["Bisnis", ["warung", "padi", "kuitansi"]],
  ["Kepatuhan OJK", ["timbangan", "perisai", "kunci"]],
]);
const any: readonly SubjectName[] = ["celengan", "kuitansi", "kalender", "ponsel"];

/** The subject on an article's cover: by a word in its id, else one of its category, chosen by a hash of the id. */
export function subjectOf(id: string, category: string): SubjectName {
  const topic = topics.find(([pattern]) => pattern.test(id))?.[1];
  const choices = ofCategory.get(category) ?? any;
  return topic ?? (choices[hash(id) % choices.length] as SubjectName);
}
