import { foldText } from "@/lib/format/fold-text";
import { type SearchTerm, searchTerms, withCurrencyApart } from "@/lib/read/search-terms";

/** A question of the page, with the whole text of its answer. */
export type Question = { id: string; question: string; text: string };

/** Words that say nothing about the subject. */
const STOP_WORDS =
  "ada agar aku anda apa apakah atau bagaimana berapa bisa bisakah bolehkah boleh cara caranya dan dapat dari dengan di dong ga gak gimana harus ingin itu jika juga kalau kami kapan karena ke kenapa kok lalu mana masih mau mengapa min mohon nggak oleh pada saja saya sih siapa sudah tidak tolong untuk ya yang".split(
    " ",
  );

const withoutEnd = (word: string) => word.replace(/^(.{3,})(?:nya|kan)$/, "$1").replace(/^(.{4,})(?:an|i)$/, "$1");

/** A word without its usual prefix and suffixes: `pembayaran` and `membayar` are `bayar`. */
const stem = (word: string) => withoutEnd(word).replace(/^(?:me(?:ng|n|m)?|pe(?:ng|n|m)?|ber|ter|di|ke)(?=.{4})/, "");

/** `me-` and `pe-` may swallow the first letter of a word: of `penagihan` `agih` is left, of `tagihan` `tagih`. */
const isSame = (one: string, other: string) =>
  one === other || (one.length > 3 && other.length > 3 && (other.startsWith(one) || other.slice(1) === one || one.slice(1) === other));

type Text = { words: string; stems: readonly string[] };

function readText(text: string): Text {
  const words = withCurrencyApart(foldText(text));
  return { words: ` ${words} `, stems: words.split(" ").map(stem) };
}

/** Whether a text has a word, of which the end may not be typed yet, in any of its forms; or a phrase. */
function has({ words, stems }: Text, sought: string): boolean {
  if (words.includes(` ${sought}`)) return true;
  const soughtStem = stem(sought);
  return stems.some((other) => isSame(soughtStem, other));
}

const matches = (text: Text, { typed, synonyms }: SearchTerm) =>
  // A short form with a meaning of its own is no beginning of a word: `wa` is not `waktu`.
  (synonyms.length > 0 && typed.join("").length < 3 ? text.words.includes(` ${typed.join(" ")} `) : has(text, typed.join(" "))) ||
  synonyms.some((synonym) => has(text, synonym));

/**
 * The questions that have every word of a search or its synonym; without any, those that have the most. The ones with
 * words in the question, and with rare words, come first.
 */
export function findQuestions(questions: readonly Question[], typed: string): { found: Question[]; hasAll: boolean } {
  const terms = searchTerms(foldText(typed)).filter(({ typed: [word = "", more] }) => more || (word.length > 1 && !STOP_WORDS.includes(word)));
  const rows = questions.map((row) => ({ row, question: readText(row.question), text: readText(row.text) }));
  const perTerm = terms.map((term) => {
    const inText = rows.map(({ text }) => matches(text, term));
    const count = inText.filter(Boolean).length;
    return rows.map(({ question }, index) => (inText[index] ? (matches(question, term) ? 2 : 1) / count : 0));
  });
  const scored = rows.map(({ row }, index) => {
    const weights = perTerm.map((weight) => weight[index] ?? 0).filter(Boolean);
    return { row, count: weights.length, weight: weights.reduce((sum, each) => sum + each, 0) };
  });
  const most = Math.max(0, ...scored.map(({ count }) => count));
  const found = most === 0 ? [] : scored.filter(({ count }) => count === most).sort((one, other) => other.weight - one.weight);
  return { found: found.map(({ row }) => row), hasAll: most === terms.length };
}
