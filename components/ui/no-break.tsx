import type { ReactNode } from "react";

const UNITS = "ribu|juta|miliar|menit|jam|hari|minggu|bulan|tahun|kali|detik|angka|MB|WIB";
const FIGURE = new RegExp(
  `(\\b(?:ISO|POJK|SEOJK) \\d[\\d:/]*\\d|\\bRp\\d[\\d.,]*(?: (?:${UNITS})\\b(?: –)?| –)|\\b(?:No\\.|Lt\\.|Km) \\d[\\d.,]*|\\d[\\d.,–]*(?: × \\d+)? (?:${UNITS})\\b|\\d{1,2} (?!Tahun)[A-Z][a-z]+ \\d{4}|Kota \\w+ \\d{5}|÷ \\w+|\\b(?:masing-masing|benar-benar)\\b)`,
);

/**
 * Short text with figures on one line with their units and hyphenated words unbroken. By elements, not by non-breaking
 * spaces, so that copied and searched text has plain spaces. Not for articles, terms and FAQ answers: their sentences
 * stay whole in the HTML.
 */
export function noBreak(text: string): ReactNode {
  return text.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
