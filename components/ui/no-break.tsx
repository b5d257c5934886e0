import type { ReactNode } from "react";

const UNITS = "ribu|juta|miliar|menit|jam|hari|minggu|bulan|tahun|kali|detik|angka|penyelenggara|MB|WIB";
const UNBROKEN = [
  String.raw`\b(?:ISO|POJK|SEOJK) \d[\d:/]*\d`,
  String.raw`\bRp\d[\d.,]*(?: (?:${UNITS})\b(?: –)?| –)`,
  String.raw`\b(?:No\.|Lt\.|Km) \d[\d.,]*`,
  String.raw`\d[\d.,–]*(?: × \d+)? (?:${UNITS})\b`,
  String.raw`\d{1,2} (?!Tahun)[A-Z][a-z]+ \d{4}`,
  String.raw`Kota \w+ \d{5}`,
  String.raw`÷ \w+`,
  String.raw`\(\d+\) \d[\d ]*\d`,
  String.raw`\b[A-Za-z]+-[A-Za-z]+\b`,
  String.raw`\b[A-Z][a-z]+–[A-Z][a-z]+\b`,
  String.raw`\b[A-Z]{3}(?:-[A-Z\d]{4})+[.,]?`,
];
const PARTS = new RegExp(`(${UNBROKEN.join("|")})`);

/**
 * Short text with figures on one line with their units, and hyphenated words, telephone and receipt numbers unbroken.
 * By elements, not by non-breaking spaces, so that copied and searched text has plain spaces. Not for articles, terms
 * and FAQ answers: their sentences stay whole in the HTML.
 */
export function noBreak(text: string): ReactNode {
  return text.split(PARTS).map((part, index) =>
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
