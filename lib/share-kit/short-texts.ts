import { claimOf } from "../article/claim.ts";
import { textOf } from "../article/outline.ts";

/** Lengths of a text to share, characters. */
const MIN = 50;
const MAX = 220;
/** Shorter ones leave out what they are about. */
const ALONE_MIN = 60;

/** Splits prose into sentences. A full stop inside a number, an abbreviation or a web address ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]["”’)]?) (?=["“‘(]?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Notes, quotations and lists: not the article's own sentences, or none without what stands around them. */
const ASIDES = /<(?:blockquote|ul|ol|div class="note")[ >][\s\S]*?<\/(?:blockquote|ul|ol|div)>/g;

/** A sentence that gives a figure of a rule. Sums of money are mostly those of an example. */
const isRule = (sentence: string) =>
  /\b\d/.test(sentence) &&
  !/\bRp\d/.test(sentence) &&
  /\b(?:paling (?:banyak|sedikit|lama|singkat|lambat|tinggi|rendah)|(?:PO|SEO|O)JK|AFPI|Undang-Undang|wajib|dilarang|berlaku|adalah|berarti)\b/.test(
    sentence,
  );

/**
 * What shows that a sentence says nothing alone, or something else: the words of another, a step of a calculation or
 * example, and words that refer back.
 */
const LEANS = [
  /["“”‘’…:]|\d [×÷=−]|\bke-\d|\b(?:saya|kita|misal\p{L}*|contoh\p{L}*)\b/iu,
  /\b(?:itu|ini|tersebut|tadi|begitu|begini|demikian|berikut|keduanya|ketiganya|di (?:sini|sana|atas|bawah)|kata lain|juga|terpisah)\b/iu,
  /\b(?:menyatakan|menyebut|mengatakan|memang|berasal dari|diambil dari|didapat dari)\b/u,
  /^(?:\S+ ){0,4}\p{L}+nya\b/u,
  /^(?:Jadi|Maka|Karena|Tetapi|Namun|Sebaliknya|Selain|Lalu|Kemudian|Dan|Bahkan|Sedangkan|Yang|Kalau|Jika|Angka|Ia|Mereka)\b/u,
];
/** A place in the article that a post does not have. */
const PLACE = /\bdi (?:sini|bawah ini)\b/i;
const standsAlone = (sentence: string) => !LEANS.some((sign) => sign.test(sentence));

/**
 * Up to three texts for a post, all of them whole sentences of the article: its description, its first sentences, and
 * the first sentence with the figure of a rule that says the same alone. A fact check gives its description only: its
 * first sentence is a verdict, which without the claim denies what is true. `html`: clean HTML.
 */
export function shortTexts({ description, html }: { description: string; html: string }): string[] {
  if (claimOf(html)) return [description.trim()].filter(Boolean);
  const paragraphs = [...html.replace(ASIDES, "").matchAll(/<p(?: [^>]*)?>([\s\S]*?)<\/p>/g)].map(([, inside = ""]) => sentencesOf(textOf(inside)));
  const fits = (text: string, min: number) => text.length >= min && text.length <= MAX && /[.!?]["”’)]?$/.test(text);
  const [opening = []] = paragraphs.filter((list) => list.length > 0);
  const first = [opening.slice(0, 2).join(" "), opening[0] ?? ""].find((text) => fits(text, MIN) && !PLACE.test(text)) ?? "";
  const figure = paragraphs
    .flat()
    .find(
      (sentence) =>
        fits(sentence, ALONE_MIN) && isRule(sentence) && standsAlone(sentence) && !first.includes(sentence) && !description.includes(sentence),
    );
  return [...new Set([description.trim(), first, figure ?? ""].filter(Boolean))];
}
