import { cleanAscii } from "../read/clean-text.ts";

/** A text for comparing: lower case, without accents and punctuation, words one space apart. */
export function foldText(text: string): string {
  return cleanAscii(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
