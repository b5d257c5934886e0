import { type PaletteName, palettes } from "./palette.ts";
import { hash, sequence } from "./seed.ts";
import { dot, fourfold, ground, leaf, lens } from "./shapes.ts";

const PATCHES = 12;
const SIDE = 120;
const grounds: readonly PaletteName[] = ["hijau", "daun", "kunyit", "soga", "padi", "kulit", "coklat", "mori"];

/** One patch: its motif in the inks of a palette. Simple enough to tell apart on a phone and in a photograph of one. */
const motifs: readonly ((inks: (typeof palettes)[PaletteName]) => string)[] = [
  ({ b }) => lens(0, 0, SIDE, "rising", b),
  ({ b }) => lens(0, 0, SIDE, "falling", b),
  ({ b, c }) => fourfold(leaf(90, 30, 37, 18, -45, b)) + dot(60, 60, 9, c),
  ({ b, c }) => `<path fill="${b}" d="M60 8L112 60L60 112L8 60z"/>${dot(60, 60, 18, c)}`,
  ({ b, c }) => dot(60, 60, 46, b) + dot(60, 60, 18, c),
  ({ b, c }) => `<path fill="${b}" d="M0 20h120v20H0zM0 80h120v20H0z"/><path fill="${c}" d="M0 54h120v12H0z"/>`,
  ({ b, c }) => `<path fill="${b}" d="M20 0v120h20V0zM80 0v120h20V0z"/><path fill="${c}" d="M54 0v120h12V0z"/>`,
  ({ b, c }) => fourfold(lens(60, 0, 60, "rising", b)) + dot(60, 60, 7, c),
];

/**
 * A strip of cloth computed from a number alone: a different number changes nearly every patch. Anyone with a picture of
 * a receipt can compare its strip with the one that the site draws from the number.
 */
export function numberCloth(number: string): string {
  const next = sequence(hash(number));
  const draw = (count: number) => Math.floor(next() * count);
  let last = -1;
  let body = "";
  for (let patch = 0; patch < PATCHES; patch++) {
    // Neighbours never share a ground.
    const at = last < 0 ? draw(grounds.length) : (last + 1 + draw(grounds.length - 1)) % grounds.length;
    last = at;
    const inks = palettes[grounds[at] as PaletteName];
    body += `<g transform="translate(${patch * SIDE})">${ground(inks.a)}${motifs[draw(motifs.length)]?.(inks)}</g>`;
  }
  const [width, height] = [PATCHES * SIDE, SIDE];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
