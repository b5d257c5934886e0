import type { PaletteName } from "./palette.ts";
import { type Patch, patchwork } from "./patchwork.ts";
import { hash, sequence } from "./seed.ts";
import { subjectOf } from "./subject-of.ts";
import type { TileName } from "./tiles.ts";

type Family = { big: TileName[]; mid: TileName[]; quiet: TileName[]; palettes: [PaletteName, PaletteName, PaletteName, PaletteName] };
type Role = "big" | "mid" | "quiet" | "plain";
type Slot = [role: Role, x: number, y: number, w: number, h: number, tile?: number];

const finance: Family = {
  big: ["kawungLens", "kawungSolid"],
  mid: ["kawung", "buah"],
  quiet: ["cecek", "kawungFine"],
  palettes: ["hijau", "kunyit", "mori", "daun"],
};

/** Motifs by category; unknown ones look like Finansial. */
const families = new Map<string, Family>([
  ["Finansial", finance],
  [
    "Event",
    { big: ["ceplok", "ceplokBintang"], mid: ["ceplokIntan", "buah"], quiet: ["truntum", "cecek"], palettes: ["soga", "kunyit", "kulit2", "hijau"] },
  ],
  [
    "Fitur Solusi",
    { big: ["kawungLens", "daun"], mid: ["truntum", "kawung"], quiet: ["sisik", "cecek"], palettes: ["daun", "padi", "mori", "kunyit"] },
  ],
  ["Promo", { big: ["kawungSolid", "buah"], mid: ["parang", "kawung"], quiet: ["lereng", "parang"], palettes: ["kunyit", "soga", "hijau", "kulit"] }],
  ["Bisnis", { big: ["daun", "ceplokBintang"], mid: ["ombak", "buah"], quiet: ["lereng", "sisik"], palettes: ["padi", "hijau", "mori2", "soga2"] }],
  [
    "Kepatuhan OJK",
    { big: ["ceplokIntan", "ceplok"], mid: ["sisik", "kawungFine"], quiet: ["truntum", "cecek"], palettes: ["hijau", "daun2", "mori", "kunyit"] },
  ],
]);

/** Layouts on 8 by 5 units. */
const layouts: Slot[][] = [
  [
    ["big", 0, 0, 5, 5],
    ["mid", 5, 0, 3, 3, 3],
    ["quiet", 5, 3, 3, 2, 2],
  ],
  [
    ["quiet", 0, 0, 2, 5, 2],
    ["big", 2, 0, 4, 4],
    ["mid", 6, 0, 2, 2, 2],
    ["mid", 6, 2, 2, 2, 2],
    ["plain", 2, 4, 2, 1],
    ["quiet", 4, 4, 4, 1, 1],
  ],
  [
    ["mid", 0, 0, 4, 2, 2],
    ["quiet", 0, 2, 4, 3, 1.5],
    ["big", 4, 0, 4, 4],
    ["mid", 4, 4, 4, 1, 1],
  ],
  [
    ["big", 3, 0, 5, 5],
    ["mid", 0, 0, 3, 3, 3],
    ["quiet", 0, 3, 3, 2, 1],
  ],
  [
    ["quiet", 0, 0, 3, 3, 1.5],
    ["mid", 3, 0, 2, 2, 2],
    ["mid", 0, 3, 2, 2, 2],
    ["big", 5, 0, 3, 3],
    ["mid", 3, 2, 2, 3, 1],
    ["plain", 2, 3, 1, 2],
    ["quiet", 5, 3, 3, 2, 2],
  ],
  [
    ["mid", 0, 0, 2, 2, 2],
    ["quiet", 0, 2, 2, 3, 1],
    ["big", 2, 0, 3, 3],
    ["mid", 2, 3, 3, 2, 1],
    ["big", 5, 2, 3, 3],
    ["quiet", 5, 0, 3, 2, 2],
  ],
];
/** The right part of a wide cover. */
const extensions: Slot[][] = [
  [
    ["big", 8, 0, 4, 4],
    ["quiet", 8, 4, 4, 1, 1],
  ],
  [
    ["quiet", 8, 0, 4, 1, 1],
    ["big", 8, 1, 4, 4],
  ],
];

/** The lower part of a cover that is higher than wide. */
const below: Slot[] = [
  ["quiet", 0, 5, 3, 1, 1],
  ["mid", 3, 5, 5, 1, 1],
];

/** Units of a cover and pixels of a unit. */
const HEIGHT = 5;
const WIDTH = 8;
/** Width by height. */
const aspects = { usual: WIDTH / HEIGHT, wide: 12 / HEIGHT, square: 1 };
export type CoverShape = keyof typeof aspects;
const UNIT = 60;

/**
 * The cover of an article as an SVG of 480 by 300 pixels (wide: 720 by 300): its subject among batik patches. `shape` may be
 * a number, width by height, from 0.84 to 2.4. A narrower one than the usual is the part of it with the whole subject. The
 * same id and category always give the same cover.
 */
export function cover(id: string, category: string, { shape = "usual" }: { shape?: CoverShape | number } = {}): string {
  const aspect = typeof shape === "number" ? shape : aspects[shape];
  const wide = aspect > WIDTH / HEIGHT;
  const family = families.get(category) ?? finance;
  const next = sequence(hash(id + category));
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const layout = pick(layouts);
  const mirrored = next() < 0.5;
  const slots = [...layout, ...(wide ? (extensions[hash(id) % 2] as Slot[]) : []), ...(aspect < 1 ? below : [])];
  let palette = Math.floor(next() * 4);
  const picture = slots.findIndex(([role]) => role === "big");
  const patches = slots.map(([role, x, y, w, h, tile], index): Patch => {
    const k = family.palettes[palette++ % 4] as PaletteName;
    const motif = role === "plain" ? "polos" : pick(family[role]);
    const m = index === picture ? subjectOf(id, category) : motif;
    const turned = (m === "buah" || m === "daun") && next() < 0.5;
    return { x: mirrored && x < 8 ? 8 - x - w : x, y, w, h, s: role === "big" ? w : tile, m, k, r: turned ? 90 : 0 };
  });
  const whole = wide ? 12 : WIDTH;
  const svg = patchwork(patches, whole, HEIGHT, { unit: UNIT, id: `c${hash(id + category).toString(36)}_` });
  const width = Math.max(HEIGHT * aspect, HEIGHT);
  if (width === whole) return svg;
  const { x = 0, w = 0 } = patches[picture] ?? {};
  const left = Math.min(Math.max(x + (w - width) / 2, 0), whole - width);
  const view = [left, 0, width, width / aspect].map((side) => Math.round(side * UNIT));
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${view.join(" ")}"`);
}
