/** Brightness of a picture's pixels, 0 to 255, row by row. */
export type Grey = { values: Uint8ClampedArray; width: number; height: number };
export type PictureFault = "blurred" | "dark" | "blank";

/** Tiles per side. Part of a document is always blank paper, so the sharpest tiles decide. */
const TILES = 8;
/** Which of the tiles decides: the one that 90 % are not sharper than. */
const QUANTILE = 0.9;
/** Variance of the Laplacian below which no print is legible. Sharp print has thousands. */
const SHARP_MIN = 120;
/** Mean brightness of a picture taken without light. */
const BRIGHT_MIN = 45;
/** Standard deviation of a sheet with nothing on it. */
const BLANK_MAX = 3;

/** Grey values of RGBA bytes, as in the `data` of a canvas. */
export function greyOf(rgba: ArrayLike<number>, width: number, height: number): Grey {
  const values = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const at = pixel * 4;
    values[pixel] = 0.299 * (rgba[at] as number) + 0.587 * (rgba[at + 1] as number) + 0.114 * (rgba[at + 2] as number);
  }
  return { values, width, height };
}

function spreadOf(values: readonly number[] | Uint8ClampedArray): { mean: number; variance: number } {
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return { mean, variance: squares / values.length - mean * mean };
}

/** How sharp the sharpest parts of a picture are: a high value for crisp edges. */
function sharpness({ values, width, height }: Grey): number {
  const at = (x: number, y: number) => values[y * width + x] as number;
  const variances: number[] = [];
  for (let tileY = 0; tileY < TILES; tileY++)
    for (let tileX = 0; tileX < TILES; tileX++) {
      const responses: number[] = [];
      const endX = Math.min(width - 1, Math.floor(((tileX + 1) * width) / TILES));
      const endY = Math.min(height - 1, Math.floor(((tileY + 1) * height) / TILES));
      for (let y = Math.max(1, Math.floor((tileY * height) / TILES)); y < endY; y++)
        for (let x = Math.max(1, Math.floor((tileX * width) / TILES)); x < endX; x++)
          responses.push(4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1));
      if (responses.length > 0) variances.push(spreadOf(responses).variance);
    }
  variances.sort((a, b) => a - b);
  return variances[Math.floor((variances.length - 1) * QUANTILE)] ?? 0;
}

/** The worst fault of a picture, if any. A dark or blank picture is not called blurred too. */
export function pictureFault(grey: Grey): PictureFault | undefined {
  const { mean, variance } = spreadOf(grey.values);
  if (mean < BRIGHT_MIN) return "dark";
  if (Math.sqrt(variance) < BLANK_MAX) return "blank";
  return sharpness(grey) < SHARP_MIN ? "blurred" : undefined;
}
