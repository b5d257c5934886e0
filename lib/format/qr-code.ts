import { encode } from "uqr";

/** Quiet zone that the standard requires, modules. */
const QUIET = 4;

/** How much of a code may be lost: M 15 %, Q 25 % (a smudge or a small logo). */
type Correction = "M" | "Q";

/** The rows of a QR code, quiet zone included; true for dark. */
export const qrRows = (text: string, ecc: Correction): boolean[][] => encode(text, { ecc, border: QUIET }).data;

/** A QR code as one SVG path on a square of `size` units, quiet zone included. */
export function qrPath(text: string, correction: Correction = "M"): { path: string; size: number } {
  const rows = qrRows(text, correction);
  let path = "";
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      let run = 0;
      while (row[x + run]) run++;
      if (run === 0) continue;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run - 1;
    }
  return { path, size: rows.length };
}

/** A QR code as an SVG file. */
export function qrSvg(text: string, correction: Correction): string {
  const { path, size } = qrPath(text, correction);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
