import { create } from "qrcode";

/** Quiet zone that the standard requires, modules. */
const QUIET = 4;

/** A QR code as one SVG path on a square of `size` units, quiet zone included. */
export function qrPath(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      if (run === 0) continue;
      path += `M${column + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
      column += run - 1;
    }
  }
  return { path, size: modules.size + 2 * QUIET };
}
