import { textOf } from "./outline.ts";

/** Reading speed in Indonesian, words per minute. */
const WORDS_PER_MINUTE = 200;

/** Reading time of clean HTML in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
