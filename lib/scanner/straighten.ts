import type { Point, Quad } from "./geometry.ts";

/** RGBA bytes, row by row, as in the ImageData of a canvas. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Size of the straightened page, pixels: its longer sides in the picture, at most `longest`. */
export function straightSize([topLeft, topRight, bottomRight, bottomLeft]: Quad, longest: number): { width: number; height: number } {
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The projective map of the unit square onto a quadrangle (Heckbert 1989). */
function projection([p0, p1, p2, p3]: Quad): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const turn = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / turn;
  const h = (dx1 * dy3 - dx3 * dy1) / turn;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w };
  };
}

/**
 * Draws the part of a picture between four corners, in pixels, as an upright rectangle. The corners must be convex.
 * Between pixels it takes the mean of the four nearest ones.
 */
export function straighten(picture: Pixels, corners: Quad, { width, height }: { width: number; height: number }): Pixels {
  const { data: from, width: fromWidth, height: fromHeight } = picture;
  const place = projection(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { x, y } = place((column + 0.5) / width, (row + 0.5) / height);
      const left = Math.min(fromWidth - 1, Math.max(0, x - 0.5));
      const top = Math.min(fromHeight - 1, Math.max(0, y - 0.5));
      const [x0, y0] = [Math.floor(left), Math.floor(top)];
      const [x1, y1] = [Math.min(fromWidth - 1, x0 + 1), Math.min(fromHeight - 1, y0 + 1)];
      const [dx, dy] = [left - x0, top - y0];
      const to = (row * width + column) * 4;
      const [at00, at10, at01, at11] = [y0 * fromWidth + x0, y0 * fromWidth + x1, y1 * fromWidth + x0, y1 * fromWidth + x1];
      for (let channel = 0; channel < 3; channel++) {
        const upper = (from[at00 * 4 + channel] as number) * (1 - dx) + (from[at10 * 4 + channel] as number) * dx;
        const lower = (from[at01 * 4 + channel] as number) * (1 - dx) + (from[at11 * 4 + channel] as number) * dx;
        data[to + channel] = upper * (1 - dy) + lower * dy;
      }
      data[to + 3] = 255;
    }
  return { data, width, height };
}
