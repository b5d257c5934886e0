/** Rows as CSV (RFC 4180). All cells are quoted, and spreadsheets take none for a formula. */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** An Indonesian figure with a decimal point: `1.234.567` → `1234567`, `97,85%` → `97.85`. Other text stays. */
export function csvFigure(figure: string | number): string {
  const text = String(figure)
    .replace(/^Rp\s*|\s*%$/g, "")
    .trim();
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return text.replaceAll(".", "").replace(",", ".");
  return /^-?\d+,\d+$/.test(text) ? text.replace(",", ".") : text;
}
