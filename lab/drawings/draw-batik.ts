/**
 * Draws the batik patchworks of pages into public/art. Run after changing lib/batik-art or a list below:
 * `node lab/drawings/draw-batik.ts`.
 */
import { writeFileSync } from "node:fs";
import type { PaletteName } from "../../lib/batik-art/palette.ts";
import { patchwork } from "../../lib/batik-art/patchwork.ts";
import type { TileName } from "../../lib/batik-art/tiles.ts";

type Row = [x: number, y: number, w: number, h: number, motif: TileName, palette: PaletteName, tile?: number, turn?: number];

const patchworks: Record<string, { w: number; h: number; rows: Row[] }> = {
  "kegiatan-1": {
    w: 8,
    h: 5,
    rows: [
      [3, 0, 5, 5, "warung", "kunyit"],
      [0, 0, 3, 3, "kuitansi", "hijau"],
      [0, 3, 3, 2, "lereng", "soga2", 2],
    ],
  },
  "kegiatan-2": {
    w: 8,
    h: 5,
    rows: [
      [0, 0, 5, 5, "timbangan", "hijau"],
      [5, 0, 3, 3, "padi", "kunyit"],
      [5, 3, 3, 2, "truntum", "soga", 1],
    ],
  },
  "kegiatan-3": {
    w: 8,
    h: 5,
    rows: [
      [0, 0, 5, 5, "pasar", "padi"],
      [5, 0, 3, 3, "becak", "kulit2"],
      [5, 3, 3, 2, "parang", "hijau", 2],
    ],
  },
  "kain-kantor": {
    w: 16,
    h: 9,
    rows: [
      [0, 0, 9, 9, "jam", "kunyit"],
      [9, 0, 4, 4, "ponsel", "hijau"],
      [13, 0, 3, 4, "lereng", "soga2", 2],
      [9, 4, 2, 5, "truntum", "malam", 2],
      [11, 4, 5, 5, "kuitansi", "padi"],
    ],
  },
  "nilai-timbangan": {
    w: 7,
    h: 3,
    rows: [
      [0, 0, 3, 3, "timbangan", "kunyit"],
      [3, 0, 2, 3, "cecek", "hijau", 1],
      [5, 0, 2, 2, "buah", "soga"],
      [5, 2, 2, 1, "truntum", "malam", 1],
    ],
  },
  "nilai-kunci": {
    w: 7,
    h: 3,
    rows: [
      [0, 0, 2, 3, "kawungFine", "daun", 1],
      [2, 0, 3, 3, "kunci", "hijau"],
      [5, 0, 2, 2, "buah", "kunyit"],
      [5, 2, 2, 1, "lereng", "soga2", 1],
    ],
  },
  "nilai-pasar": {
    w: 7,
    h: 3,
    rows: [
      [0, 0, 2, 2, "ceplokBintang", "soga"],
      [0, 2, 2, 1, "polos", "hijau"],
      [2, 0, 2, 3, "cecek", "padi", 1],
      [4, 0, 3, 3, "pasar", "kulit2"],
    ],
  },
  "nilai-padi": {
    w: 7,
    h: 3,
    rows: [
      [0, 0, 3, 3, "padi", "daun"],
      [3, 0, 2, 2, "kawungLens", "kunyit"],
      [3, 2, 2, 1, "lereng", "soga2", 1],
      [5, 0, 2, 3, "truntum", "malam", 1],
    ],
  },
  "nilai-warung": {
    w: 7,
    h: 3,
    rows: [
      [0, 0, 2, 1, "parang", "hijau", 1],
      [0, 1, 2, 2, "buah", "padi"],
      [2, 0, 3, 3, "warung", "soga"],
      [5, 0, 2, 3, "kawungFine", "kunyit", 1],
    ],
  },
  "kain-bantuan": {
    w: 8,
    h: 6,
    rows: [
      [0, 0, 4, 4, "kawungLens", "soga"],
      [4, 0, 4, 4, "ceplok", "kulit2"],
      [0, 4, 2, 2, "buah", "daun2"],
      [2, 4, 2, 2, "truntum", "malam", 2],
      [4, 4, 4, 2, "parang", "hijau", 2],
    ],
  },
  "kain-tentang": {
    w: 24,
    h: 5,
    rows: [
      [0, 0, 5, 5, "kawungSolid", "hijau", 2.5],
      [5, 0, 3, 3, "ceplokBintang", "soga"],
      [5, 3, 3, 2, "lereng", "kulit", 2],
      [8, 0, 2, 2, "buah", "padi"],
      [8, 2, 2, 3, "truntum", "malam", 2],
      [10, 0, 5, 5, "kawungLens", "kunyit"],
      [15, 0, 4, 2, "parang", "coklat", 2],
      [15, 2, 4, 3, "cecek", "padi", 2],
      [19, 0, 5, 5, "ceplokIntan", "daun2"],
    ],
  },
  "kain-karir": {
    w: 8,
    h: 7,
    rows: [
      [0, 0, 3, 3, "buah", "soga2"],
      [3, 0, 1, 5, "cecek", "padi", 1],
      [4, 0, 4, 4, "ceplokBintang", "kulit"],
      [0, 3, 3, 2, "lereng", "mori2", 2],
      [0, 5, 2, 2, "kawungLens", "kunyit2"],
      [2, 5, 2, 2, "truntum", "malam", 2],
      [4, 4, 4, 3, "parang", "coklat", 2],
    ],
  },
  "kain-unduh": {
    w: 8,
    h: 9,
    rows: [
      [0, 0, 3, 3, "ceplokIntan", "hijau"],
      [3, 0, 5, 2, "cecek", "padi", 2],
      [3, 2, 5, 5, "kawungLens", "kunyit"],
      [0, 3, 3, 2, "parang", "soga2", 2],
      [0, 5, 3, 4, "kawungSolid", "daun", 1.5],
      [3, 7, 2, 2, "buah", "kulit2"],
      [5, 7, 3, 2, "truntum", "malam", 2],
    ],
  },
  "kain-pengumuman": {
    w: 14,
    h: 4,
    rows: [
      [0, 0, 4, 4, "kawungLens", "daun"],
      [4, 0, 2, 2, "ceplokBintang", "soga"],
      [4, 2, 2, 2, "polos", "kunyit"],
      [6, 0, 4, 4, "ceplok", "kulit2"],
      [10, 0, 4, 2, "parang", "hijau", 2],
      [10, 2, 2, 2, "buah", "padi"],
      [12, 2, 2, 2, "truntum", "soga"],
    ],
  },
  "kain-pinjaman": {
    w: 6,
    h: 7,
    rows: [
      [0, 0, 2, 2, "buah", "hijau"],
      [2, 0, 4, 4, "kawungSolid", "kunyit2", 2],
      [0, 2, 2, 2, "truntum", "malam", 2],
      [0, 4, 4, 3, "parang", "soga2", 1.5],
      [4, 4, 2, 3, "kawungFine", "daun", 1],
    ],
  },
};

for (const [name, { w, h, rows }] of Object.entries(patchworks)) {
  const patches = rows.map(([x, y, width, height, m, k, s, r]) => ({ x, y, w: width, h: height, m, k, s, r: r ?? 0 }));
  const svg = patchwork(patches, w, h, { unit: 60, id: "p" }).replace("<svg ", `<svg width="${w * 60}" height="${h * 60}" `);
  writeFileSync(`public/art/${name}.svg`, svg);
}

/** Tone-on-tone kawung with four highlighted petals, for dark sections. */
const petal = (x: number, y: number, turn: number, colour: string) =>
  `<ellipse cx="${x + 90}" cy="${y + 30}" rx="36.5" ry="18" fill="${colour}" transform="rotate(${turn} ${x + 60} ${y + 60}) rotate(-45 ${x + 90} ${y + 30})"/>`;
const lit = new Map([
  ["240,120,90", "#f7b92d"],
  ["240,120,270", "#cf5f2b"],
  ["360,240,0", "#cfe18d"],
  ["120,240,180", "#17775b"],
]);
let deep = "";
for (let x = 0; x < 600; x += 120)
  for (let y = 0; y < 480; y += 120) for (const turn of [0, 90, 180, 270]) deep += petal(x, y, turn, lit.get(`${x},${y},${turn}`) ?? "#0f4334");
writeFileSync(
  "public/art/kain-malam.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="480" viewBox="0 0 600 480"><path fill="#0b3328" d="M0 0h600v480H0z"/>${deep}</svg>`,
);

/** One tile each: the panels of the products. The page stretches it a little, so that whole tiles fit. */
const single: Record<string, [TileName, PaletteName]> = {
  "panel-kini": ["kawung", "kunyit"],
  "panel-cepat": ["parang", "coklat"],
  "panel-kawan": ["ceplok", "daun"],
};
for (const [name, [motif, palette]] of Object.entries(single)) {
  const svg = patchwork([{ x: 0, y: 0, w: 1, h: 1, m: motif, k: palette, r: 0 }], 1, 1, { unit: 120, id: "p" });
  writeFileSync(`public/art/${name}.svg`, svg.replace("<svg ", '<svg width="120" height="120" preserveAspectRatio="none" '));
}
