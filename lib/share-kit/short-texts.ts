import { textOf } from "../article/outline.ts";

/** Lengths of a text to share, characters. */
const MIN = 50;
const MAX = 220;
const COUNT = 3;

/** Splits prose into sentences. A full stop inside a number, an abbreviation or a web address ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .split(/(?<=[.!?]["”’)]?) (?=["“‘(]?\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/**
 * Three texts for a post, all of them whole sentences of the article: its description, its first sentences, and the
 * first sentence with a figure, else the next fitting one. Fewer if the article has no more. `html`: clean HTML.
 */
export function shortTexts({ description, html }: { description: string; html: string }): string[] {
  const paragraphs = [...html.matchAll(/<p(?: [^>]*)?>([\s\S]*?)<\/p>/g)].map(([, inside = ""]) => textOf(inside));
  const fits = (text: string) => text.length >= MIN && text.length <= MAX && /[.!?]["”’)]?$/.test(text);
  const sentences = paragraphs.flatMap(sentencesOf).filter(fits);
  const [opening = []] = paragraphs.map(sentencesOf).filter((list) => list.length > 0);
  const firstTwo = opening.slice(0, 2).join(" ");
  const first = [firstTwo, opening[0] ?? "", ...sentences].find(fits) ?? "";
  const rest = sentences.filter((sentence) => !first.includes(sentence) && !description.includes(sentence));
  const figure = rest.find((sentence) => /\d/.test(sentence)) ?? "";
  const texts = [description.trim(), first, figure, ...rest].filter(Boolean);
  return [...new Set(texts)].slice(0, COUNT);
}
