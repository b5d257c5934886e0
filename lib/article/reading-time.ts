import { textOf } from "./outline.ts";

/** Words a minute of quiet reading in Indonesian. */
const WORDS_PER_MINUTE = 200;

/** Whole minutes that clean HTML takes to read, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
