import { readFileSync } from "node:fs";

/** A spelling and what it means; `refused` for a text that must not be understood as a value. */
export type Spelling = { written: string; meant: string };

/**
 * The table lib/read/corpus/<name>.txt: a spelling and its value per line with ` => ` between them, with `\uXXXX`, `\n`
 * and `\t` for characters that nobody sees. Lines that begin with `#` are comments.
 */
export function corpus(name: string): Spelling[] {
  const unescaped = (text: string) =>
    text.replace(/\\(?:u([0-9a-f]{4})|([nt]))/gi, (_, hex, letter) =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : letter === "n" ? "\n" : "\t",
    );
  return readFileSync(`lib/read/corpus/${name}.txt`, "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const at = line.lastIndexOf(" => ");
      if (at < 0) throw new Error(`no " => " in ${name}.txt: ${line}`);
      return { written: unescaped(line.slice(0, at)), meant: unescaped(line.slice(at + 4)) };
    });
}

/** Rewrites a text in ways that change nothing of its meaning: marks of direction, invisible letters, wide characters. */
export const disguises: Record<string, (text: string) => string> = {
  "marks of direction": (text) => `\u202a\u2068${text}\u2069\u202c`,
  "invisible letters": (text) => [...text].join("\u200b"),
  "a byte order mark": (text) => `\ufeff${text}`,
  "variation selectors": (text) => [...text].join("\ufe0d"),
  "soft hyphens": (text) => [...text].join("\u00ad"),
  "wide letters and digits": (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  "no-break spaces": (text) => `\u00a0${text.replaceAll(" ", "\u00a0")}\u202f`,
  "spaces and line breaks around": (text) => `\n\t ${text} \r\n`,
};
