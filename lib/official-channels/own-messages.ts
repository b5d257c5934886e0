import { site } from "../content/site.ts";
import { colleaguePartTitles } from "../contract/colleague-parts.ts";
import { REFERENCE } from "./find-channels.ts";
import { lookOf } from "./similar.ts";

const brand = lookOf(site.name);

/** A time in our messages: 25 Nov, 14.05 WIB. */
const TIME = String.raw`\d{1,2} [A-Z][a-z]{2}, \d\d\.\d\d WIB`;

/** The number of a submission. */
const SUBMISSION = "DAF(?:-[0-9A-Z]{4}){3}";

/** The security messages that the service sends, word for word; what differs from one to the next is a slot. */
const MESSAGES = [
  String.raw`\d{6}, kode untuk (?:mengubah kata sandi|memverifikasi (?:email|nomor) Anda|MENGHAPUS akun)\. Berlaku 10 menit\. Jangan beri tahu siapa pun\.`,
  String.raw`akun Anda dibuka dari perangkat baru \(${TIME}\)\.`,
  String.raw`10 kali kata sandi salah untuk akun Anda\. Percobaan dari sana dikunci 15 menit, perangkat Anda sendiri tidak\.`,
  String.raw`5 kali kode salah untuk akun Anda\. Percobaan dari sana ditolak\. Jangan beri tahu siapa pun kodenya\.`,
  String.raw`kata sandi akun Anda diganti \(${TIME}\)\.`,
  String.raw`data Anda, rekening (?:[\p{L}.&()/' -]{2,80} )?berakhiran \d{1,4}, kami terima, nomor ${SUBMISSION}\.`,
  String.raw`data yang dikirim sebelum kontak Anda diverifikasi sudah ditarik\. Isi kembali data Anda\.`,
  String.raw`rekan Anda sudah mengisi (?:bagian (?:${Object.values(colleaguePartTitles).join("|")})|satu bagian data)\. Periksa di formulir Anda\.`,
  String.raw`kontak akun Anda berubah \(${TIME}\)\.`,
  String.raw`data dan dokumen Anda sudah disetujui\. Masuk ke situs kami untuk langkah berikutnya\.`,
  String.raw`pendaftaran Anda kami tolak\. Masuk ke situs kami untuk membaca alasannya\.`,
  String.raw`ada bagian data Anda yang perlu diperbaiki\. Masuk ke situs kami untuk melihatnya\.`,
];
const SECURITY = new RegExp(
  String.raw`^Simpul(?: ${SUBMISSION})?: (?:${MESSAGES.join("|")})(?: (?:Bukan Anda|Tidak meminta)\? Buka situs kami, menu Bantuan\.)?$`,
  "u",
);

const TICKET_NUMBER = "(?:HAK|ADU|PJU)(?:-[0-9A-Z]{4}){3}";
/** An answer to a ticket and its doubles, whose text an operator writes. */
const TICKET = new RegExp(`^Simpul, tiket ${TICKET_NUMBER}(?:(?:, ${TICKET_NUMBER})* dan ${TICKET_NUMBER})?: `);
/** The confirmation of a request; its link is judged as a channel. */
const TICKET_FILED =
  /^Simpul: permintaan Anda kami terima dengan nomor tiket (?:HAK|ADU|PJU)(?:-[0-9A-Z]{4}){3}\. Periksa perkembangannya di https?:\/\/[a-z0-9.:-]+\/kebijakanPrivasi\?name=Kebijakan#hak-data\. Bukan Anda\? Abaikan pesan ini\.$/;
/** The request to a colleague; its link is judged as a channel. */
const COLLEAGUE =
  /^Simpul: orang yang mendaftarkan perusahaan Anda di situs kami meminta Anda mengisi satu bagian datanya\. Buka tautan ini dalam 7 hari: https?:\/\/[a-z0-9.:-]+\/isiBagian#[\w-]{32,64} Pastikan dulu kepada orang itu bahwa ia yang meminta\. Tautan hanya untuk Anda; jangan diteruskan\. Tidak ada yang meminta\? Abaikan pesan ini\.$/;

/** Other services, words for signs, and ends of addresses that are no words: ways to name a channel that is not found as one. */
const HIDDEN_CHANNEL =
  /\b(?:wh?ats? ?(?:app|up)|wa|wasap|telegram|tele|ig|instagram|insta|threads|line|facebook|fb|messenger|tiktok|twitter|signal|viber|discord|wechat|skype|snapchat|michat|gmail|yahoo|hotmail|outlook|username|dm|inbox|bot|at|dot|dotcom|titik|dash|strip|slash|garing|underscore|com|co|id|net|org|xyz|t me)\b/i;
/** An address in which the dot is a word, written onto its name. */
const GLUED_DOT = /(?:dot|titik)(?:com|co|id|net|org|xyz|info|me|link|site|online|shop|app|vip)\b/i;
/** The end of an address behind a full stop and a space: sentences begin with a capital. */
const ADDRESS_END = /[.\n]\s{0,3}(?:info|online|site|link|web|app|shop|store|top|me|my|live|click|vip|club|icu|cc|tv|io|ai|biz|pro|website|space)\b/;
/** A word that is written letter by letter. */
const SPELT = /(?:(?<![\p{L}\p{N}])\p{L}[\s.,·-]{1,3}){3}/u;
/** What an answer of ours consists of: no letters or digits of other scripts. */
const USUAL_SIGNS = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9\s.,;:!?()'"“”‘’%+&/@#=-]*$/;
/** Letters between digits, or dots and signs inside a word, where no address was found. */
const ODD_WORD = /\d\p{L}+\d|\p{L}[^\p{L}\p{N}\s'’/-]+\p{L}|\p{L}[:=@#&%+]\d/u;
/** Digits that belong to one number wherever it is broken. Amounts and dates are none. */
const BROKEN_NUMBER = /\d(?:[^\p{L}\d]{0,6}\d){7}/u;
const IP_ADDRESS = /(?<![\d.])\d{1,3}(?: ?\. ?\d{1,3}){3}(?![\d.])/;
/** A short number that is to be called. */
const CALLED = /\b(?:hubungi|telepon|telpon|telp|tlp|call|sms|hp|chat|kontak)(?:\W{1,3}[a-z]{1,12}){0,2}\W{1,3}\d[\d .-]{2}/i;

/** Digits as words, Indonesian and English. */
const DIGIT_WORDS: Record<string, string> = Object.fromEntries(
  [
    "nol kosong zero oh",
    "satu one",
    "dua two",
    "tiga three",
    "empat four",
    "lima five",
    "enam six",
    "tujuh seven",
    "delapan lapan eight",
    "sembilan nine",
  ].flatMap((words, digit) => words.split(" ").map((word) => [word, String(digit)])),
);
const DIGIT_WORD = new RegExp(
  Object.keys(DIGIT_WORDS)
    .sort((one, other) => other.length - one.length)
    .join("|"),
  "gi",
);
/** Three digits as words behind each other, also written onto each other. */
const SPOKEN_NUMBER = new RegExp(String.raw`\b(?:(?:${Object.keys(DIGIT_WORDS).join("|")}|double|dobel|triple)[ \n,.-]{0,3}){3}`, "i");
/** Words between the digits of a number that is read out. */
const BETWEEN_DIGITS = /\b(?:dan|lalu|terus|kemudian|lanjut|spasi|plus|double|dobel|triple|and|then)\b/gi;

/** Words with our name in them that everybody uses: kesimpulan, disimpulkan. */
const USUAL_WITH_NAME = /^(?:ke|di|ter)?slmpul(?:an|kan)?(?:nya)?$/;
const namesOther = (word: string) => {
  const look = lookOf(word);
  return look.includes(brand) && !USUAL_WITH_NAME.test(look);
};

const AMOUNTS_AND_TIMES = new RegExp(
  [
    String.raw`\brp\.? ?\d[\d.]*(?:,\d\d)?`,
    String.raw`\b[1-9]\d{0,2}(?:\.\d{3})+ rupiah`,
    String.raw`\b\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}\b`,
    String.raw`\b\d{1,2} (?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)[a-z]{0,6} \d{4}\b`,
    String.raw`\bpukul \d{1,2}[.:]\d\d\b`,
  ].join("|"),
  "gi",
);

/** Whether the free text of an answer may name a channel in a way that only people read. `rest`: without what was judged. */
export function mayHideChannel(rest: string): boolean {
  const plain = rest.replace(AMOUNTS_AND_TIMES, " ");
  const digits = plain.replace(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] as string).replace(BETWEEN_DIGITS, " ");
  const isOdd = [HIDDEN_CHANNEL, GLUED_DOT, ADDRESS_END, SPELT, ODD_WORD, IP_ADDRESS, CALLED, SPOKEN_NUMBER].some((pattern) => pattern.test(plain));
  return (
    isOdd || plain.split(/[^\p{L}\p{N}]+/u).some(namesOther) || !USUAL_SIGNS.test(plain) || BROKEN_NUMBER.test(plain) || BROKEN_NUMBER.test(digits)
  );
}

/** Digits of a reference number that is a telephone number in disguise, at least. Ours have fewer (reference-number.ts). */
const DISGUISED_MIN_DIGITS = 10;

/** Whether a number in the form of a receipt or ticket consists of digits. */
export const hasDisguisedNumber = (text: string): boolean =>
  (text.match(REFERENCE) ?? []).some((number) => number.replace(/\D/g, "").length >= DISGUISED_MIN_DIGITS);

/** Which message of ours a text has the wording of, with the line that binds a code to the site taken off. */
export function ownMessage(text: string): "own-message" | "own-ticket" | undefined {
  const words = text
    .split("\n")
    .filter((line) => !/^@[a-z0-9.-]+ #\d+$/i.test(line.trim()))
    .join(" ")
    .replace(/ +/g, " ")
    .trim();
  if (SECURITY.test(words)) return "own-message";
  return TICKET.test(words) || TICKET_FILED.test(words) || COLLEAGUE.test(words) ? "own-ticket" : undefined;
}

const ASKS = /\b(?:kirim(?:kan)?|balas|sebutkan|berikan|kasih|bagikan|infokan|beritahukan|teruskan|forward|share)\b/i;
const SECRET = /\b(?:kode|otp|pin|kata sandi|sandi|password|cvv)\b/i;
const PAYS = /\b(?:transfer|bayar|setor|kirim(?:kan)?|lunasi)\b/i;
const MONEY = /\b(?:biaya|admin|deposit|jaminan|pajak|uang muka|dp)\b/i;
const REFUSES = /\b(?:jangan|tidak|tak|bukan|dilarang)\b/i;

/** Whether a sentence of a text asks for a code or password, or for money in advance. */
export function demandsOf(text: string): ("asks-secret" | "asks-money")[] {
  const sentences = text.split(/[.!?\n]/).filter((sentence) => !REFUSES.test(sentence));
  return [
    ...(sentences.some((sentence) => ASKS.test(sentence) && SECRET.test(sentence)) ? (["asks-secret"] as const) : []),
    ...(sentences.some((sentence) => PAYS.test(sentence) && MONEY.test(sentence)) ? (["asks-money"] as const) : []),
  ];
}
