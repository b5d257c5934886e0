const NBSP = "\u00a0";

/** Keeps a figure on one line with its unit: for running text, not for labels and headings, which stay as they are written. */
export function together(text: string): string {
  return text
    .replace(/\b(Rp|No\.|Lt\.|Km) (?=\d)/g, `$1${NBSP}`)
    .replace(/(\d) (?=(?:ribu|juta|miliar|menit|jam|hari|minggu|bulan|tahun|kali|detik|angka|MB|WIB)\b)/g, `$1${NBSP}`)
    .replace(/(\d) × (?=\d)/g, `$1${NBSP}×${NBSP}`);
}
