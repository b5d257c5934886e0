import { cellText, cleanNumber } from "./clean-text.ts";

/** The scales of an amount, by every usual way to write them. */
const scales: Record<string, number> = {
  "": 1,
  rb: 1e3,
  rbu: 1e3,
  ribu: 1e3,
  rebu: 1e3,
  k: 1e3,
  jt: 1e6,
  jta: 1e6,
  juta: 1e6,
  mio: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  t: 1e12,
  triliun: 1e12,
  trilyun: 1e12,
};

/** Groups of three behind points, commas, apostrophes or spaces, or none. */
const GROUPED = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:'\d{3})+|\d{1,3}(?: \d{3})+)$/;
/** Cents of zero, a dash in their place, or the sign that separates them. */
const NO_CENTS = /(\d)(?:[.,](?:00|-{1,2}|=)?|\/?-{1,2})$/;
/** One group of thousands and two zeros behind the same sign: "1.500.00" lacks a zero more likely than it has cents. */
const CUT_GROUP = /^\d{1,3}([.,])\d{3}\1(?:00)$/;
/** How a spreadsheet or a program writes a whole number. */
const PROGRAM_NUMBER = /^(\d{4,})[.,]0$/;

/** Above every amount of the site; a JavaScript number is exact up to here. */
const LIMIT = 1e15;

/** The number in front of a scale. With a scale such as `juta`, a point or comma may be the decimal mark: `1,5`, `2.75`. */
function figureOf(text: string, scale: number): number | undefined {
  const fraction = scale > 1 && (/^([\d.]+),(\d+)$/.exec(text) ?? /^(\d+)\.(\d{1,2})$/.exec(text));
  const [, whole = text, decimals = "0"] = fraction || [];
  // "2,500 juta" may be two and a half million or 2.500 million.
  if (/^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3) return undefined;
  return GROUPED.test(whole) ? Number(`${whole.replace(/\D/g, "")}.${decimals}`) : undefined;
}

/** Words in front of an amount that say what it is for. With any others, such as "minus" or "dua kali", it may be another one. */
const LABELS =
  "total|jumlah|nominal|tagihan|harga|biaya|admin|gaji|pokok|penghasilan|pendapatan|pinjaman|plafon|utang|hutang|cicilan|angsuran|denda|sisa|dana|saldo|bayar|pembayaran|transfer|sebesar|senilai|adalah|saya|anda|kira-kira|kira2|sekitar|sktr|kurang lebih|kurleb|lk|l\\.k|±|\\+\\/-|\\+-|≈|~|rp|idr";
const LABEL = new RegExp(`^(?:(?:${LABELS})(?![a-z])[ .:=]*)+(?=\\d)`);
/** Words in front of a colon. */
const HEADING = /^[a-z][a-z ./-]{0,60}: */;
/** What makes the amount another one, in a heading or in brackets: a time, a limit, another unit, another currency. */
const OTHER_AMOUNT =
  /\b(?:per|tiap|setiap|(?:se)?bulan(?:an)?|minggu(?:an)?|hari(?:an)?|tahun(?:an)?|kali|minus|setengah|maks|maksimal|min|minimal|dalam|ribuan|jutaan|miliaran|milyaran|usd|sgd|myr|eur|dolar|dollar|ringgit|euro|yen|persen)\b/;
const unlessOther = (kept: string) => (words: string) => (OTHER_AMOUNT.test(words) ? words : kept);

/** "5M" is 5 billion here, but 5 million in English, where "IDR" comes from. */
const isInEnglishMillions = (text: string) => /idr/.test(text) && /\d ?m\b/.test(text);

/** One written as a word, directly in front of its scale: "sejuta", "satu juta". Other numbers in words are refused. */
const ONE = /(^|[a-z:.] ?)\b(?:se|satu )(?=(?:ribu|juta|miliar|milyar|triliun|trilyun)(?![a-z]))/g;

/** What may stand around an amount: what it is for, "about", the currency, the amount in words in brackets. */
function amountIn(text: string): string {
  const bare = text
    .replace(/\([^()\d]*\)/g, unlessOther(" "))
    .trim()
    .replace(HEADING, unlessOther(""))
    .replace(ONE, "$11 ")
    .replace(LABEL, "")
    .replace(/[!?;.]$/, "")
    .replace(/ (?:saja|aja|pas|bersih|kotor|nett?|gross)$/, "")
    .replace(/ ?(?:rupiah|idr|rp)\.?(?=,?-?$)/, "");
  return bare.replace(/([a-z])[.,]?-?$/, "$1");
}

const PER_MONTH = / ?(?:(?:\/|per|se|tiap|setiap) ?(?:bulan|bln|bl|month)(?:nya)?|bulanan|p\.?m)(?=[ :)]|\.?$)\.?/;

/**
 * The whole rupiah that a text means: `Rp120.000.000,00`, `IDR 1,500,000.00`, `1.500.000,-`, `120 juta`, `1,5jt-an`,
 * `500rb`, `2 M`, `1 juta 500 ribu`. Undefined where it is empty, unclear (`12,5`), has cents or is not an amount.
 * `perMonth`: `/bulan` may follow; elsewhere it is refused.
 */
export function readRupiah(text: string, { perMonth = false }: { perMonth?: boolean } = {}): number | undefined {
  const plain = cellText(cleanNumber(text)).toLowerCase().replace(/\s+/g, " ").replace(/’/g, "'").replace(PROGRAM_NUMBER, "$1");
  if (isInEnglishMillions(plain) || /\.\.\d/.test(plain)) return undefined;
  let rest = amountIn(perMonth ? plain.replace(PER_MONTH, "").trim() : plain);
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  do {
    const [part, figure = "", word = ""] =
      /^([\d.,' ]*\d(?:[.,](?:-{1,2}|=)?|\/?-{1,2}(?![a-z]))?) ?([a-z]*)(?:[ -]?an(?![a-z]))?(?: dan)? */.exec(rest) ?? [];
    // "jutaan" is about as many millions.
    const scale = scales[word] ?? scales[word.replace(/an$/, "")];
    if (CUT_GROUP.test(figure)) return undefined;
    const value = scale && scale < last ? figureOf(scale === 1 ? figure.replace(NO_CENTS, "$1") : figure, scale) : undefined;
    if (!part || scale === undefined || value === undefined) return undefined;
    // "5.00" may be five rupiah or the beginning of 5.000.
    if (scale === 1 && value < 1e3 && /[.,]00$/.test(figure)) return undefined;
    // "5 juta 500" is five and a half million to some, 5.000.500 to others.
    if (scale === 1 && sum >= 1e6 && value < 1e3) return undefined;
    sum += value * scale;
    last = scale;
    rest = rest.slice(part.length);
  } while (rest);
  return sum < LIMIT ? Math.round(sum) : undefined;
}
