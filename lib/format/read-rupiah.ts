/** The scales of an amount, by every usual way to write them. */
const scales: Record<string, number> = {
  "": 1,
  rb: 1e3,
  ribu: 1e3,
  k: 1e3,
  jt: 1e6,
  juta: 1e6,
  m: 1e9,
  miliar: 1e9,
  milyar: 1e9,
  t: 1e12,
  triliun: 1e12,
  trilyun: 1e12,
};

const PART = /^([\d.,]*\d)([a-z]*)/;
/** Groups of three behind points, commas or nothing. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d+$/;

/** Above every amount of the site; a JavaScript number is exact up to here. */
const LIMIT = 1e15;

/** The number in front of a scale. With a scale such as `juta`, a point or comma may be the decimal mark: `1,5`, `2.75`. */
function figureOf(text: string, scale: number): number | undefined {
  const fraction = scale > 1 && (/^([\d.]+),(\d+)$/.exec(text) ?? /^(\d+)\.(\d{1,2})$/.exec(text));
  const [, whole = text, decimals = "0"] = fraction || [];
  return GROUPED.test(whole) ? Number(`${whole.replace(/\D/g, "")}.${decimals}`) : undefined;
}

/**
 * The whole rupiah that a text means: `Rp120.000.000,00`, `120 juta`, `1,5 jt`, `500rb`, `2 M`, `1 juta 500 ribu`.
 * Undefined where it is empty, unclear (`12,5`) or not an amount.
 */
export function readRupiah(text: string): number | undefined {
  let rest = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^\s*(?:rp|idr)\.?/, "")
    .replace(/(?:rupiah|,-+|,00)\s*$/, "")
    .replace(/\s+/g, "");
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  do {
    const [part, figure, word] = (PART.exec(rest) ?? []) as [string?, string?, string?];
    const scale = scales[word ?? ""];
    const value = figure && scale && scale < last ? figureOf(figure, scale) : undefined;
    if (part === undefined || scale === undefined || value === undefined) return undefined;
    sum += value * scale;
    last = scale;
    rest = rest.slice(part.length);
  } while (rest);
  return sum < LIMIT ? Math.round(sum) : undefined;
}
