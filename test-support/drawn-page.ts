/** Pictures of pages on a table, drawn for the tests of the scanner. */
import sharp from "sharp";
import type { Point, Quad } from "../lib/scanner/geometry.ts";

type Scene = {
  width: number;
  height: number;
  /** Corners of the page, pixels, clockwise from the top left one; none without a page. */
  corners?: Quad;
  paper?: string;
  table?: string;
  /** A frame and text on the page. */
  printed?: boolean;
  /** Boards of a wooden table. */
  boards?: boolean;
  noise?: number;
  blur?: number;
};

/** A point of the page by its shares of width and height. Without perspective, which the tests do not need here. */
function on([a, b, c, d]: Quad, u: number, v: number): Point {
  const mix = (one: number, other: number, share: number) => one + (other - one) * share;
  return {
    x: mix(mix(a.x, b.x, u), mix(d.x, c.x, u), v),
    y: mix(mix(a.y, b.y, u), mix(d.y, c.y, u), v),
  };
}

const polygon = (points: Point[], style: string) => `<polygon points="${points.map(({ x, y }) => `${x},${y}`).join(" ")}" ${style}/>`;

function print(corners: Quad): string {
  const box = (u: number, v: number, w: number, h: number, style: string) =>
    polygon([on(corners, u, v), on(corners, u + w, v), on(corners, u + w, v + h), on(corners, u, v + h)], style);
  let drawn = box(0.06, 0.04, 0.88, 0.92, 'fill="none" stroke="#444" stroke-width="2"') + box(0.3, 0.08, 0.4, 0.03, 'fill="#222"');
  // Words of different lengths, line by line.
  for (let line = 0; line < 26; line++)
    for (let u = 0.12, word = 0; u < 0.84; word++) {
      const width = Math.min(0.03 + ((line * 7 + word * 5) % 6) * 0.015, 0.88 - u);
      drawn += box(u, 0.15 + line * 0.03, width, 0.012, 'fill="#333"');
      u += width + 0.015;
    }
  return drawn;
}

/** The drawing as raw RGBA; the noise is the same each time. */
export async function drawPage({
  width,
  height,
  corners,
  paper = "#f4f1ea",
  table = "#7a5a3c",
  printed = true,
  boards = false,
  noise = 6,
  blur = 0.6,
}: Scene): Promise<{ data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }> {
  const seams = boards
    ? Array.from({ length: 6 }, (_, board) => `<rect y="${(board * height) / 6}" width="${width}" height="3" fill="#50391f"/>`)
    : [];
  const page = corners ? polygon([...corners], `fill="${paper}"`) + (printed ? print(corners) : "") : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${table}"/>${seams.join("")}${page}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).blur(blur).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.length);
  let seed = 7;
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = at % 4 === 3 ? 255 : (data[at] as number) + (seed / 2_147_483_648 - 0.5) * 2 * noise;
  }
  return { data: pixels, width, height };
}
