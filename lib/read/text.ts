import { cleanText } from "./clean-text.ts";

/** Line breaks of all systems and of word processors. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Bullets of word processors: letters of Wingdings and Symbol in the private area, at the beginning of a line. */
const WORD_BULLETS = /(^[ \t]*)[\uf020-\uf0ff](?=[ \t]|[\uf020-\uf0ff]*$)|[\uf02d\uf06c\uf06e\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc\uf0fe]/gm;
const WORD_ARROW = /[\uf0e0\uf0e8]/g;

/** A text of several lines, as written in any program: one kind of line break, the bullets of Word as hyphens. */
export function readLines(text: string): string {
  return cleanText(text.replace(BREAKS, "\n").replace(WORD_ARROW, "→").replace(WORD_BULLETS, "$1-"));
}

/** A text of one line: the line breaks of word processors, which nobody types, become spaces. */
export function readLine(text: string): string {
  return readLines(text.replace(/[\v\f\u0085\u2028\u2029]/g, " "));
}

/** A cell that a spreadsheet put in quotes because of its line breaks or quotes, which it doubled. */
const QUOTED_CELL = /^"((?:[^"]|"")*)"$/;
/** Marks of a messenger's bold, italic, struck and fixed-width letters. */
const STYLE_MARKS = /^[*_~`]+/;

/** A copied text without what surrounds the whole of it: the quotes of a spreadsheet's cell, the marks of styled letters. */
export function unwrapped(text: string): string {
  const cell = QUOTED_CELL.exec(text.trim())?.[1];
  const plain = cell !== undefined && /[\n\r]|""/.test(cell) ? cell.replaceAll('""', '"') : text;
  const trimmed = plain.trim();
  const marks = STYLE_MARKS.exec(trimmed)?.[0] ?? "";
  const isStyled = marks !== "" && trimmed.length > 2 * marks.length && trimmed.endsWith([...marks].reverse().join(""));
  return isStyled ? trimmed.slice(marks.length, -marks.length) : plain;
}

/** Nobody sees these, they turn the direction of a text, only the program that wrote them has them, or it lost a letter there. */
const NEVER = /[\ufffd\p{Cc}\p{Cs}\p{Co}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
/** Not part of a name or an address: angle brackets, and pictures that always have a colour. */
const NOT_IN_NAMES = /[<>]|\p{Emoji_Presentation}/u;

/** A sign as a person can look for it. */
function named(sign: string): string {
  const code = `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`;
  return NEVER.test(sign) ? code : `“${sign}”`;
}

/** The first sign of a text that may not be in it, by name. Tabs may, and line breaks where `lines` says so. */
export function refusedSign(text: string, { inName, lines }: { inName: boolean; lines: boolean }): string | undefined {
  const plain = text.replace(lines ? /[\n\t]/g : /\t/g, " ");
  const sign = NEVER.exec(plain)?.[0] ?? (inName ? NOT_IN_NAMES.exec(plain)?.[0] : undefined);
  return sign === undefined ? undefined : named(sign);
}
