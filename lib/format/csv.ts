/**
 * Rows as CSV for spreadsheets set to Indonesian: semicolons, because the comma is the decimal sign, and a byte order mark,
 * without which Excel reads UTF-8 as Windows-1252. All cells are quoted, and none is taken for a formula.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** A figure as spreadsheets here read it: `1.234.567` → `1234567`, `97.85%` → `97,85`. Other text stays. */
export function csvFigure(figure: string | number): string {
  const text = String(figure).replace(/^Rp/, "").replace(/%$/, "").trim();
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return text.replaceAll(".", "");
  return /^-?\d+\.\d+$/.test(text) ? text.replace(".", ",") : text;
}
