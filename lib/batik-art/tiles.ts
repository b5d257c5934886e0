import type { Inks } from "./palette.ts";
import { around, corners, dot, fourfold, ground, leaf, lens, round2 } from "./shapes.ts";
import { subjects } from "./subjects.ts";

/** Width of a diagonal band that repeats seamlessly: a quarter of the tile's diagonal. */
const BAND = 42.426;
const half = [0, 60] as const;
const tilted = (bands: string) => `<g transform="translate(60 60) rotate(-45)">${bands}</g>`;

/** Parang: slanted S shapes in diagonal bands, with thin lines between the bands. */
function parang({ a, b, c }: Inks): string {
  const pitch = 21.213;
  let bands = "";
  for (let row = -2; row < 2; row++) {
    const top = row * BAND;
    const reach = 86 - Math.min(Math.abs(top), Math.abs(top + BAND));
    bands += `<path d="M${round2(-reach)} ${round2(top)}H${round2(reach)}" stroke="${c}" stroke-width="2.6"/>`;
    for (let blade = -5; blade <= 4; blade++) {
      const x = blade * pitch;
      if (Math.abs(x + 5) + Math.abs(top + BAND / 2) > 104) continue;
      bands += `<path fill="${b}" d="M${round2(x - 2)} ${round2(top + BAND - 4.2)}c-7.500 -8.500 -3 -17.500 3.500 -19.800c6.200 -2.200 7.800 -7 5 -13.500c8 2.600 12.400 10.600 8.200 18c-3 5.300 -9.600 4.600 -11 9.600c-.6 2.200 .2 4 1.600 5.700z"/>`;
    }
  }
  return ground(a) + tilted(bands);
}

/** Diagonal waves in two tones. */
function ombak({ a, b, c }: Inks): string {
  const k = BAND / 4;
  const forth = `a${round2(k)} ${round2(k)} 0 0 0 ${round2(2 * k)} 0a${round2(k)} ${round2(k)} 0 0 1 ${round2(2 * k)} 0`.repeat(6);
  const back = `a${round2(k)} ${round2(k)} 0 0 0 -${round2(2 * k)} 0a${round2(k)} ${round2(k)} 0 0 1 -${round2(2 * k)} 0`.repeat(6);
  let bands = "";
  for (let row = -2; row <= 2; row++)
    bands += `<path fill="${row & 1 ? b : c}" d="M-127.279 ${round2(row * BAND)}${forth}v${round2(BAND / 2)}${back}z"/>`;
  return ground(a) + tilted(bands);
}

function lereng({ a, b, c }: Inks): string {
  let stripes = "";
  for (let i = -4; i <= 4; i++) stripes += `<path d="M${round2(i * 21.213)} -85V85" stroke="${i & 1 ? c : b}" stroke-width="${i & 1 ? 2.6 : 11}"/>`;
  return `${ground(a)}<g transform="translate(60 60) rotate(45)">${stripes}</g>`;
}

function cecek({ a, b }: Inks): string {
  let dots = "";
  for (let i = 0; i < 6; i++) for (let j = 0; j < 6; j++) dots += dot(10 + i * 20, 10 + j * 20, (i + j) & 1 ? 2 : 4.2, b);
  return ground(a) + dots;
}

function sisik({ a, b }: Inks): string {
  let scales = "";
  for (let j = 4; j >= 0; j--)
    for (let i = -1; i < 5; i++) {
      const x = i * 30 + (j & 1 ? 15 : 0) + 15;
      scales += `<circle cx="${x}" cy="${j * 30}" r="15" fill="${a}" stroke="${b}" stroke-width="2.6"/>${dot(x, j * 30, 4, b)}`;
    }
  return `<svg viewBox="0 0 120 120" width="120" height="120">${ground(a)}${scales}</svg>`;
}

function truntum({ a, b, c }: Inks): string {
  const star = `${around(`<ellipse cx="60" cy="47" rx="3.600" ry="9" fill="${b}"/>`, 8)}${dot(60, 60, "3.400", c)}`;
  const stars = [30, 90].map((at) => `<g transform="translate(${at - 60} ${at - 60})">${star}</g>`).join("");
  const arms = [
    [0, -12],
    [12, 0],
    [0, 12],
    [-12, 0],
  ] as const;
  const crosses = [
    [90, 30],
    [30, 90],
  ] as const;
  return ground(a) + stars + crosses.map(([x, y]) => dot(x, y, "3.600", c) + arms.map(([u, v]) => dot(x + u, y + v, "2.200", b)).join("")).join("");
}

/** Batik tiles of 120 units that repeat seamlessly, and pictures. Each returns the content of an SVG. */
export const tiles = {
  ...subjects,
  /** Four palm fruits that meet in one point. */
  kawung: ({ a, b, c }) =>
    `${ground(a)}${fourfold(`${leaf(90, 30, 36.5, 18, -45, b)}${leaf(90, 30, 21, 4.6, -45, a)}${dot(90, 30, 2.6, c)}`)}<rect x="55.5" y="55.5" width="9" height="9" fill="${c}" transform="rotate(45 60 60)"/>`,
  kawungSolid: ({ a, b, c }) => ground(a) + fourfold(leaf(90, 30, 37, 18.5, -45, b)) + dot(60, 60, 6, c),
  kawungLens: ({ a, b, c }) =>
    ground(a) + lens(0, 0, 60, "falling", b) + lens(60, 0, 60, "rising", c) + lens(0, 60, 60, "rising", c) + lens(60, 60, 60, "falling", b),
  kawungFine: ({ a, b, c }) =>
    ground(a) +
    half
      .flatMap((x) =>
        half.map(
          (y) =>
            `<g transform="translate(${x} ${y}) scale(.5)">${fourfold(leaf(90, 30, 35, 17, -45, b) + dot(90, 30, 5, a))}${dot(60, 60, 7, c)}</g>`,
        ),
      )
      .join(""),
  /** One giant fruit across the tile. */
  buah: ({ a, b, c, d }) =>
    `${ground(a)}${lens(0, 0, 120, "rising", b)}<path d="M22 98L98 22" stroke="${c}" stroke-width="5" stroke-linecap="round"/>${dot(40, 60, 0, d)}`,
  daun: ({ a, b, c }) =>
    `${ground(a)}${lens(0, 0, 120, "rising", b)}${lens(27, 27, 66, "rising", c)}<path d="M46 74L74 46" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
  parang,
  ombak,
  lereng,
  /** A rosette in a frame. */
  ceplok: ({ a, b, c }) =>
    ground(a) +
    dot(60, 60, 52, b) +
    around(`<path fill="${a}" d="M60 54C50 44 50 28 60 14C70 28 70 44 60 54z"/>`, 8) +
    around(dot(60, 34, 3, c), 8) +
    dot(60, 60, 9, c) +
    corners.map(([x, y]) => dot(x, y, 17, c) + dot(x, y, 8, a)).join(""),
  ceplokIntan: ({ a, b, c, d }) =>
    `${ground(a)}<path fill="${b}" d="M60 0L120 60L60 120L0 60z"/>` +
    fourfold(`<path fill="${a}" d="M60 60C48 48 48 30 60 16C72 30 72 48 60 60z"/>`) +
    fourfold(dot(60, 37, "3.600", c)) +
    around(dot(60, 30, 4, c), 4, 45) +
    `<rect x="53" y="53" width="14" height="14" fill="${c}" transform="rotate(45 60 60)"/>` +
    corners.map(([x, y]) => dot(x, y, 24, d) + dot(x, y, 11, a)).join(""),
  ceplokBintang: ({ a, b, c }) =>
    `${ground(a)}<rect x="22" y="22" width="76" height="76" fill="${b}"/><rect x="22" y="22" width="76" height="76" fill="${b}" transform="rotate(45 60 60)"/>` +
    around(`<ellipse cx="60" cy="36" rx="6.500" ry="14" fill="${a}"/>`, 8, 22.5) +
    dot(60, 60, 13, c) +
    dot(60, 60, 5, b),
  cecek,
  sisik,
  truntum,
  polos: ({ a }) => ground(a),
} satisfies Record<string, (inks: Inks) => string>;

export type TileName = keyof typeof tiles;
