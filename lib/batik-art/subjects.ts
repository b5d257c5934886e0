import type { Inks } from "./palette.ts";
import { around, corners, dot, fourfold, ground, leaf } from "./shapes.ts";

const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ""} fill="${colour}"/>`;
const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ring = (x: number, y: number, radius: number, width: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
/** A quarter flower in each corner: it joins the picture with the adjacent patches. */
const frame = (outer: string, inner: string) => corners.map(([x, y]) => dot(x, y, 15, outer) + dot(x, y, 7, inner)).join("");
/** A small kawung: four petals around a seed. */
const flower = (x: number, y: number, scale: number, petals: string, seed: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-60 -60)">${fourfold(leaf(90, 30, 37, 18.5, -45, petals))}${dot(60, 60, 9, seed)}</g>`;

/** A stall with a scalloped awning, jars on its counter. */
function warung({ a, b, c, d }: Inks): string {
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const colour = index % 2 ? c : b;
      return box(18 + index * 14, 24, 14, 22, colour) + dot(25 + index * 14, 46, 7, colour);
    })
    .join("");
  const jars = [38, 60, 82].map((x, index) => dot(x, 70, 8, index === 1 ? c : d) + box(x - 5, 58, 10, 5, b)).join("");
  return `${ground(a)}${frame(c, a)}${box(22, 40, 5, 62, b)}${box(93, 40, 5, 62, b)}${jars}${stripes}${box(18, 78, 84, 7, c)}${box(22, 85, 76, 17, b)}${leaf(60, 93.5, 26, 4, 0, a)}`;
}

/** A money box in the shape of a pig, a coin above its slot. */
function celengan({ a, b, c, d }: Inks): string {
  const legs = [40, 70].map((x) => box(x, 84, 12, 18, b, 4)).join("");
  return `${ground(a)}${frame(c, a)}${dot(60, 24, 12, d)}${leaf(60, 24, 7, 2.4, -45, a)}${legs}<ellipse cx="61" cy="66" rx="35" ry="27" fill="${b}"/>${leaf(38, 44, 12, 6, 55, c)}${dot(28, 66, 9, c)}${dot(25.5, 66, 1.8, a)}${dot(30.5, 66, 1.8, a)}${dot(42, 58, 3, a)}${box(51, 43, 20, 4.5, a, 2)}${line("M96 62c8 -2 8 -12 1 -12", b, 4)}${leaf(70, 70, 12, 6, -30, c)}`;
}

/** A month with one day marked. */
function kalender({ a, b, c, d }: Inks): string {
  const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [36 + column * 16, 62 + row * 14] as const));
  const marks = days.map(([x, y], index) => (index === 6 ? dot(x, y, 8, d) + dot(x, y, 3, c) : dot(x, y, 3.6, a))).join("");
  return `${ground(a)}${frame(c, a)}${box(20, 24, 80, 80, b, 8)}<path fill="${c}" d="M20 48V32a8 8 0 0 1 8 -8h64a8 8 0 0 1 8 8v16z"/>${[38, 60, 82].map((x) => box(x - 3, 15, 6, 18, d, 3)).join("")}${marks}`;
}

/** A phone with a flower on its screen. */
function ponsel({ a, b, c, d }: Inks): string {
  return `${ground(a)}${frame(c, a)}${box(33, 12, 54, 96, b, 10)}${box(39, 23, 42, 68, a, 3)}${flower(60, 47, 0.3, d, c)}${box(46, 69, 28, 4.5, c, 2)}${box(46, 78, 18, 4.5, b, 2)}${dot(60, 99.5, 3.6, a)}${box(53, 16, 14, 3, a, 1.5)}`;
}

/** A rubber stamp with a flower on its handle, above the line it has printed. */
function stempel({ a, b, c, d }: Inks): string {
  const neck = "M51 36H69L76 66H44z";
  return `${ground(a)}${frame(c, a)}<path fill="${b}" d="${neck}"/>${dot(60, 30, 20, b)}${flower(60, 30, 0.24, d, c)}${box(34, 60, 52, 14, c, 3)}${box(24, 72, 72, 15, b, 3)}${leaf(46, 79.5, 9, 3, 0, a)}${leaf(74, 79.5, 9, 3, 0, a)}${dot(60, 79.5, 3.2, d)}${box(30, 96, 60, 5, d, 2.5)}${box(42, 105, 36, 3.5, c, 1.75)}`;
}

/** A receipt with a torn edge and a stamp. */
function kuitansi({ a, b, c, d }: Inks): string {
  const torn = Array.from({ length: 8 }, (_, index) => `l-4 ${index % 2 ? 7 : -7}l-4 ${index % 2 ? -7 : 7}`).join("");
  const rows = [32, 44, 56].map((y) => box(38, y, 22, 4.5, a, 2) + box(70, y, 12, 4.5, a, 2)).join("");
  return `${ground(a)}${frame(c, a)}<path fill="${b}" d="M28 14h64v90${torn}z"/>${box(38, 22, 16, 4.5, d, 2)}${rows}${box(38, 67, 44, 3, c)}${dot(72, 84, 12, c)}${flower(72, 84, 0.16, b, b)}${box(38, 80, 18, 6, c, 2)}`;
}

/** Two ears of rice. */
function padi({ a, b, c, d }: Inks): string {
  const ear = (turn: number, colour: string) => {
    const grains = [0, 1, 2, 3, 4, 5]
      .map(
        (index) =>
          leaf(51.5, 26 + index * 9.5, 9, 4.2, 55, index % 2 ? d : colour) + leaf(68.5, 26 + index * 9.5, 9, 4.2, -55, index % 2 ? d : colour),
      )
      .join("");
    return `<g transform="rotate(${turn} 60 108)">${line("M60 108V22", c, 3)}${grains}${leaf(60, 17, 10, 4.4, 90, colour)}</g>`;
  };
  return `${ground(a)}${ear(-21, b)}${ear(21, b)}${leaf(38, 98, 20, 5, 32, c)}${leaf(82, 98, 20, 5, -32, c)}`;
}

/** A pedicab: its canopy in front, two wheels. */
function becak({ a, b, c, d }: Inks): string {
  const wheel = (x: number, y: number, radius: number) =>
    `<g transform="translate(${x - 60} ${y - 60})">${around(`<path d="M60 ${60 - radius}V60" stroke="${b}" stroke-width="1.8"/>`, 8)}</g>${ring(x, y, radius, 4.5, b)}${dot(x, y, 4, d)}`;
  return `${ground(a)}<path fill="${c}" d="M14 54a27 27 0 0 1 54 0z"/><path fill="${d}" d="M32 54a27 27 0 0 1 9 -26.500a27 27 0 0 1 9 26.500z"/>${box(16, 54, 50, 6, b)}<path fill="${c}" d="M20 60h42l-4 20H28z"/>${line("M58 78H92L84 42", b, 4.5)}${line("M76 42h15", b, 5)}${leaf(72, 62, 10, 4, 0, d)}${line("M72 66L80 88", b, 4.5)}${wheel(38, 88, 17)}${wheel(88, 84, 21)}`;
}

/** A balance with a coin in one pan and a leaf in the other. */
function timbangan({ a, b, c, d }: Inks): string {
  const pan = (x: number) =>
    `${line(`M${x} 36L${x - 17} 70M${x} 36L${x + 17} 70`, b, 2.2)}<path fill="${c}" d="M${x - 21} 70h42a21 15 0 0 1 -42 0z"/>`;
  return `${ground(a)}${frame(c, a)}${dot(31, 62, 8, d)}${leaf(89, 61, 13, 6, -35, d)}${box(57, 26, 6, 72, b)}${line("M28 36H92", b, 6)}${pan(31)}${pan(89)}${dot(60, 24, 9, d)}${dot(60, 24, 4, c)}<path fill="${b}" d="M36 106a24 13 0 0 1 48 0z"/>`;
}

/** A key whose bow is a flower. */
function kunci({ a, b, c, d }: Inks): string {
  const key = `${dot(60, 30, 25, b)}${dot(60, 30, 17, a)}${flower(60, 30, 0.25, d, c)}${box(55.5, 52, 9, 58, b, 3)}${box(64, 82, 16, 8, b, 2)}${box(64, 97, 11, 8, b, 2)}${dot(60, 60, 6, c)}`;
  return `${ground(a)}${frame(c, a)}<g transform="rotate(38 60 60)">${key}</g>`;
}

/** A clock at ten past ten. */
function jam({ a, b, c, d }: Inks): string {
  const hours = around(dot(60, 25, 2.6, a), 12) + around(dot(60, 25, 4.6, c), 4);
  return `${ground(a)}${frame(c, a)}${dot(60, 60, 47, b)}${hours}${leaf(50.5, 54.5, 14, 4.2, 30, a)}${leaf(74, 52, 19, 4.2, -30, a)}${dot(60, 60, 7, d)}${dot(60, 60, 3, c)}`;
}

/** A market umbrella over heaps of fruit. */
function pasar({ a, b, c, d }: Inks): string {
  const heap = (x: number, colour: string) =>
    [
      [-9, 92],
      [3, 92],
      [15, 92],
      [-3, 83],
      [9, 83],
      [3, 74],
    ]
      .map(([dx, y]) => dot(x + (dx as number), y as number, 6, colour))
      .join("");
  return `${ground(a)}<path fill="${b}" d="M12 56a48 42 0 0 1 96 0z"/><path fill="${c}" d="M44 56c0 -24 6 -36 16 -42c10 6 16 18 16 42z"/>${[28, 60, 92].map((x) => dot(x, 56, 16, a)).join("")}${box(57.5, 40, 5, 58, b)}${heap(29, c)}${heap(85, d)}${box(12, 98, 96, 8, b, 2)}${dot(60, 13, 5, d)}`;
}

/** Tiles with a subject, each drawn once on 120 units from the circles and lenses of the other tiles. */
export const subjects = { warung, celengan, kalender, ponsel, stempel, kuitansi, padi, becak, timbangan, kunci, jam, pasar } satisfies Record<
  string,
  (inks: Inks) => string
>;

export type SubjectName = keyof typeof subjects;
