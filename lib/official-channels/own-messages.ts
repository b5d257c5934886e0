import { site } from "../content/site.ts";
import { colleaguePartTitles } from "../contract/colleague-parts.ts";
import { HOURS, REFERENCE } from "./find-channels.ts";
import { demandIn } from "./free-text.ts";
import { latinOf, lookOf } from "./similar.ts";

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
  String.raw`(?:perbaikan )?data Anda, rekening (?:[\p{L}.&()/' -]{2,80} )?berakhiran \d{1,4}, kami terima, nomor ${SUBMISSION}\.`,
  String.raw`perbaikan data Anda kami terima, nomor ${SUBMISSION}\.`,
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
/** An answer to a ticket and its duplicates, whose text an operator writes. */
const TICKET = new RegExp(`^Simpul, tiket ${TICKET_NUMBER}(?:(?:, ${TICKET_NUMBER})* dan ${TICKET_NUMBER})?: `);
/** The confirmation of a request; its link is judged as a channel. */
const TICKET_FILED =
  /^Simpul: (?:permintaan(?: pinjaman usaha)?|pengaduan) Anda kami terima dengan nomor tiket (?:HAK|ADU|PJU)(?:-[0-9A-Z]{4}){3}\. Periksa perkembangannya di https?:\/\/[a-z0-9.:-]+\/(?:kebijakanPrivasi\?name=Kebijakan#hak-data|bantuan#periksa-nomor)\. Bukan Anda\? Abaikan pesan ini\.$/;
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
/** What no answer of ours has: letters and digits of other scripts, and signs that may stand for a dot. Usual faces and hands are none. */
const UNUSUAL_SIGN =
  /(?![\u{1F3FB}-\u{1F3FF}])[^A-Za-zÀ-ÖØ-öø-ÿ0-9\s.,;:!?()[\]'"“”‘’%+&/@#=<>→•×*~\u{1F600}-\u{1F64F}\u{1F44B}-\u{1F44F}\u{1F91D}\u{1F917}☺✅✔✨❤-]/u;
/** Letters between digits, or dots and signs inside a word, where no address was found. */
const ODD_WORD = /\d\p{L}+\d|\p{L}[^\p{L}\p{N}\s'’/,;!?()"“”>-][^\p{L}\p{N}\s'’/-]{0,80}\p{L}|\p{L}[:=@#&%+]\d/u;
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

/** Shapes that hide no number unless one is announced. An amount without a currency may be an account. */
const SHAPES = [
  String.raw`rp\.? ?\d[\d.]*(?:,\d\d)?`,
  // The eighth of a month, with a time, has the digits of a mobile number.
  String.raw`(?!08.{8} \d)\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}\b`,
  String.raw`(?!08)\d{1,2}[-/.]\d{1,2}[-/.]\d\d(?: \d\d[.:]\d\d)?\b(?![-/.]?\d)`,
  String.raw`\d{1,2} (?:jan|feb|mar|apr|mei|jun|jul|agu|sep|okt|nov|des)[a-z]{0,6} \d{4}\b`,
  String.raw`s\.d\.(?= \d)`,
  String.raw`pukul \d{1,2}[.:]\d\d\b`,
  String.raw`${HOURS}\b(?![-/.]?\d)`,
  String.raw`20\d\d[-/]20\d\d\b(?![-/.]?\d)`,
  String.raw`\d{1,2} ?[x×] ?24 ?jam\b`,
  String.raw`[ht][-+]\d{1,2}\b(?![-/.]?\d)`,
];
const AMOUNTS_AND_TIMES = new RegExp(
  String.raw`(?<!\b(?:hubungi|telepon|telpon|telp|tlp|call|sms|hp|chat|kontak|no|nomor|rek|rekening|va|(?:tf|transfer|kirim|bayar|setor) ke)[ .:]{1,3})\b(?:${SHAPES.join("|")})`,
  "gi",
);

/** Atas nama, dengan alamat, untuk perhatian. */
const ABBREVIATION = /\b(?:a\.n|d\.a|u\.p)\.(?= \p{L})/giu;

/** The part of an answer's free text that may name a channel in a way that only people read. `rest`: without what was judged. */
function hiddenChannel(rest: string): string | undefined {
  const plain = rest.replace(AMOUNTS_AND_TIMES, " ").replace(ABBREVIATION, " ");
  const digits = plain.replace(DIGIT_WORD, (word) => DIGIT_WORDS[word.toLowerCase()] as string).replace(BETWEEN_DIGITS, " ");
  const odd = [HIDDEN_CHANNEL, GLUED_DOT, ADDRESS_END, SPELT, ODD_WORD, IP_ADDRESS, CALLED, SPOKEN_NUMBER, UNUSUAL_SIGN, BROKEN_NUMBER];
  const found = odd.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  // A letter alone says too little, so its word is named.
  if (found) {
    const from = Math.max(...[" ", "\n"].map((space) => plain.lastIndexOf(space, found.index))) + 1;
    return plain.slice(from, found.index) + found[0] + (plain.slice(found.index + found[0].length).split(/\s/)[0] ?? "");
  }
  return plain.split(/[^\p{L}\p{N}]+/u).find(namesOther) ?? BROKEN_NUMBER.exec(digits)?.[0];
}

/**
 * The first part of a message of ours because of which it may be somebody else's: a hidden channel, or a demand in the free
 * text of an answer. `rest`: without what was judged.
 */
export function oddPart(rest: string): string | undefined {
  const free = rest.slice(/^\s*Simpul, tiket [^:]*:/.exec(rest)?.[0].length ?? rest.length);
  return hiddenChannel(rest) ?? demandIn(readable(free.replace(/\brp\.? ?\d[\d.,]*/gi, "rp")));
}

/** Digits of a reference number that is a telephone number in disguise, at least. Ours have fewer (reference-number.ts). */
const DISGUISED_MIN_DIGITS = 10;

/** A number in the form of a receipt or ticket that consists of digits. */
export const disguisedNumber = (text: string): string | undefined =>
  text.match(REFERENCE)?.find((number) => number.replace(/\D/g, "").length >= DISGUISED_MIN_DIGITS);

/** What messengers write in front of a copied message of ours, without a name: anybody may have that. */
const STAMP = /^\[(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])(?:\/(?:20)?\d\d)?,? (?:[01]?\d|2[0-3])[.:][0-5]\d(?:[.:][0-5]\d)?\] (?=Simpul[ :,])/;
export const withoutStamp = (text: string): string => text.replace(STAMP, "");

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

const SECRET = String.raw`(?:kode(?! pos\b)|otp|pin|kata sandi|sandi|password|cvv)(?:nya)?\b`;
const MONEY = String.raw`(?:biaya|admin|adm|fee|deposit|jaminan|pajak|uang muka|dp)(?:nya)?\b`;
const GIVE =
  "(?:kirim|krm|sebut|beri|beritahu|beri tah?u|kasih? tah?u|kasih?|teruskan|forward|share|bilang|balas|konfirmasikan|verifikasikan)(?:kan|in|i)?(?:lah)?|(?:bagi|info|serah|baca|dikte|tunjuk)(?:kan|in)(?:lah)?";
const PAY = "(?:tf|trf|transfer|bayar|setor|kirim|lunas)(?:kan|in|i)?(?:lah)?";
/** Forms that tell more often than they ask. They ask where the object follows. */
const TELLING =
  "(?:mengirim|menyebut|menyerah|memberi|membagi|menginfo|memberitahu|memberi tahu|membaca|membalas|menerus|mendikte|mengasih|menunjuk)(?:kan)?";
const TELLING_PAY = "(?:mentransfer|membayar|menyetor|mengirim)(?:kan)?";
const ENTER = "(?:masuk|isi|ketik|input|memasuk|mengisi|mengetik)(?:kan|in)?|masukan";
const REQUEST = "(?:me)?minta(?:in)?|menanyakan|tanya|tanyakan";
const word = (...words: string[]) => String.raw`\b(?:${words.join("|")})\b`;
const GIVES = word(GIVE, PAY, TELLING, TELLING_PAY, ENTER);
const ANY = word(GIVE, PAY, TELLING, TELLING_PAY, ENTER, REQUEST);
const NOT = String.raw`\b(?:jangan|janganlah|jgn|tidak|tdk|tak|nggak|gak|dilarang|tanpa)(?: (?:pernah|boleh|perlu|usah|akan|mau|sampai|sekali-kali|sekalipun)){0,3}`;
/** Verbs that share the word in front of them: "jangan kirim atau bagikan". */
const LIST = String.raw`(?:, \w{1,20}){0,4},? (?:atau|dan|maupun|serta|apalagi) ${ANY}`;
/** What is not asked for: "tidak meminta Anda untuk mengirim". */
const ASKED = `(?:${LIST}|(?: anda| kamu| siapa pun| nasabah| pelanggan)?(?: untuk| agar)? ${ANY}){0,4}`;
const HARMLESS = new RegExp(
  [
    // "Jika tidak kirim kode" is a threat, "jika tidak meminta kode" is none.
    String.raw`(?<!\b(?:jika|bila|kalau|apabila|jangan|sampai)(?: anda| kamu)? )${NOT} ${GIVES}(?:${LIST}){0,4}`,
    `${NOT} ${word(REQUEST)}${ASKED}`,
    // What others do, and what we do ourselves.
    String.raw`\b(?:yang|penipu|pelaku|orang|seseorang|siapa pun|anda|pesan ini)(?: (?:mengaku|biasanya|sering|akan|suka|pernah|sudah|baru saja|dapat|bisa)){0,2} ${word(REQUEST)}${ASKED}`,
    String.raw`(?<!\b(?:bantu|tolong|kepada|untuk|ke) )\bkami(?: (?:hanya|akan|sudah|telah|juga|selalu)){0,2} (?:(?:kirim|mengirim)(?:kan)?|memberi(?:kan|tahukan)?)\b`,
    String.raw`\bterima kasih\b|\b(?:telanjur|terlanjur|(?:dipakai|digunakan) untuk) ${word(TELLING)}|\bgagal bayar\b|\byang (?:anda|saya) bayar\b`,
  ].join("|"),
  "gi",
);
const PLEASE = String.raw`\b(?:harap|mohon|tolong|silakan|segera|wajib)(?: (?:segera|untuk|dapat|agar)){0,2} `;
const HAS_SECRET = new RegExp(`\\b${SECRET}`, "i");
/** Words between "minta" and what is asked for. */
const ADDRESSED = "anda|kamu|kakak|kak|dong|nomor|dulu|tolong|foto|screenshot";
const OBJECT = String.raw`(?: \w{1,20}){0,2} `;
/** The signs of a request for a code, and of one for money: all of one line together. */
const ASKS_SECRET = [
  [new RegExp(`${word(GIVE)}|${PLEASE}di ?(?:kirim|sebut|beri|bagi|info|beritahu|terus|serah|balas)(?:kan)?\\b`, "i"), HAS_SECRET],
  [new RegExp(`${word(TELLING)}${OBJECT}${SECRET}`, "i")],
  [new RegExp(word(ENTER), "i"), HAS_SECRET, /\b(?:link|tautan|sini|bawah ini|form|formulir|chat)\b/i],
  [new RegExp(String.raw`\b(?:me)?minta(?:in)?(?: (?:${ADDRESSED})){0,2} ${SECRET}(?! (?:lagi|baru|ulang))`, "i")],
  [new RegExp(String.raw`\b${SECRET} berapa\b|\bberapa ${SECRET}`, "i")],
];
const PAID = "di ?(?:transfer|tf|bayar|setor|kirim|lunas)(?:kan|i)?";
const ASKS_MONEY = [
  [
    new RegExp(String.raw`${word(PAY)}|${PLEASE}${PAID}\b|\b${PAID} (?:dulu|dahulu|terlebih dahulu|di muka|di depan|sekarang)\b`, "i"),
    new RegExp(`\\b${MONEY}`, "i"),
  ],
  [new RegExp(`${word(TELLING_PAY)}${OBJECT}${MONEY}`, "i")],
];

/** Digits and foreign letters that stand for letters, and letters of a word that stand apart: 0TP, O.T.P. */
const readable = (text: string): string =>
  text
    .replace(/[\p{L}\p{N}]+/gu, (word) => (/\p{L}/u.test(word) ? latinOf(word) : word))
    .replace(/\bo[ ._-]{1,2}t[ ._-]{1,2}p\b/gi, "otp")
    .replace(/\bp[._-]i[._-]n\b/gi, "pin");

/** The sentences of a text that ask for a code or password, or for money in advance. A refusal counts only for its own verb. */
export function demandsOf(text: string): { reason: "asks-secret" | "asks-money"; part: string }[] {
  const sentences = readable(text).split(/[!?\n]|\.(?!\d)/);
  const asking = (requests: RegExp[][]) =>
    sentences.find((sentence) => requests.some((signs) => signs.every((sign) => sign.test(sentence.replace(HARMLESS, " ")))));
  const demands = [["asks-secret", asking(ASKS_SECRET)] as const, ["asks-money", asking(ASKS_MONEY)] as const];
  return demands.flatMap(([reason, part]) => (part === undefined ? [] : [{ reason, part: part.replace(/^simpul, tiket [^:]*:/, "").trim() }]));
}
