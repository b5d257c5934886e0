/** A part of the framework's data: what kind it is, and its text. */
type Part = [kind: number, text?: string];

const TEXT = 1;
/** Kinds without rows: the beginning, and the state of a form. */
const WITHOUT_ROWS = new Set([0, 2]);
const COLON = 0x3a;
const COMMA = 0x2c;
const LINE_END = 0x0a;
const LONG_TEXT = 0x54;
/** A row's mention of another one by its number. */
const MENTION = /"\$[L@Q]?[\da-f]+(?=[":])/g;
/** The address for which the page was made, which the browser takes from its own. */
const MADE_FOR = /"c":\[[^\]]*\],"q":"[^"]*"/;

function rowsOf(data: Buffer): string[] {
  const rows: string[] = [];
  let at = 0;
  while (at < data.byteLength) {
    const colon = data.indexOf(COLON, at);
    if (colon < 0) return [...rows, data.toString("utf8", at)];
    const comma = data[colon + 1] === LONG_TEXT ? data.indexOf(COMMA, colon) : -1;
    const length = comma < 0 ? Number.NaN : Number.parseInt(data.toString("latin1", colon + 2, comma), 16);
    const lineEnd = data.indexOf(LINE_END, colon);
    const end = Number.isNaN(length) ? (lineEnd < 0 ? data.byteLength : lineEnd) : comma + 1 + length;
    rows.push(data.toString("utf8", colon + 1, end));
    at = Number.isNaN(length) ? end + 1 : end;
  }
  return rows;
}

/** The parts, where their form is the known one. */
function readParts(data: string): Part[] | undefined {
  try {
    const parts: unknown = JSON.parse(data);
    const isKnown = (part: unknown) => Array.isArray(part) && (WITHOUT_ROWS.has(part[0]) || (part[0] === TEXT && typeof part[1] === "string"));
    return Array.isArray(parts) && parts.every(isKnown) ? (parts as Part[]) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The framework's data of a page in an order of its own. React numbers and orders its rows by which of them is ready first, so that the same page made
 * twice has different bytes; these are the same. Made to be compared, never to be sent. `data` is its parts as
 * JSON; what has another form stays as it is.
 */
export function inFixedOrder(data: string): string {
  const parts = readParts(data);
  if (!parts) return data;
  const text = parts.map(([kind, part]) => (kind === TEXT ? part : "")).join("");
  const rows = rowsOf(Buffer.from(text)).map((row) => row.replace(MADE_FOR, "").replace(MENTION, '"$'));
  return rows.sort().join("\n");
}
