type Row = Record<string, unknown>;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};
/** Shortens times to minutes, and removes line breaks and control characters, which a terminal would interpret. */
const plain = (value: unknown) =>
  cell(value)
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d\.\d+Z$/, "$1 $2Z")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ");

function table(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => plain(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] as string).length)));
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] as number))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function fields(row: Row, indent = ""): string {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      if (Array.isArray(value) && value.some((one) => typeof one === "object"))
        return `${indent}${name}:\n${value
          .map(
            (one) =>
              `${indent}  ${Object.values(one as Row)
                .map(plain)
                .join("  ")}`,
          )
          .join("\n")}`;
      if (typeof value === "object" && !Array.isArray(value) && !(value instanceof Date))
        return `${indent}${name}:\n${fields(value as Row, `${indent}  `)}`;
      return `${indent}${name}: ${Array.isArray(value) ? value.map(plain).join(", ") : plain(value)}`;
    })
    .join("\n");
}

/** The result of a command for people: a table, lines of fields, or a text. */
export function printed(data: unknown): string {
  if (Array.isArray(data)) return data.length === 0 ? "Nothing found." : table(data as Row[]);
  return typeof data === "object" && data !== null ? fields(data as Row) : plain(data);
}
