/**
 * Draws the batik patchworks of pages into public/art. Run after changing lib/batik-art or a list below:
 * `node tools/draw-batik.ts`.
 */
import { writeFileSync } from "node:fs";
import type { PaletteName } from "../lib/batik-art/palette.ts";
import { patchwork } from "../lib/batik-art/patchwork.ts";
import type { TileName } from "../lib/batik-art/tiles.ts";

type Row = [x: number, y: number, w: number, h: number, motif: TileName, palette: PaletteName, tile?: number, turn?: number];

const patchworks: Record<string, { w: number; h: number; rows: Row[] }> = {
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
      [3, 0, 5, 5, "ceplokBintang", "kulit"],
      [0, 3, 3, 4, "parang", "coklat", 2],
      [3, 5, 2, 2, "kawungLens", "kunyit2"],
      [5, 5, 3, 2, "lereng", "mori2", 2],
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

/** City blocks around an office: x, y, width, height, and whether it is a park. Each city mirrors the plan. */
const blocks: [number, number, number, number, boolean][] = [
  [-20, -20, 230, 140, false],
  [230, -20, 150, 110, false],
  [410, -20, 330, 90, true],
  [-20, 140, 140, 150, false],
  [140, 140, 240, 60, false],
  [140, 220, 110, 130, false],
  [410, 90, 110, 110, true],
  [540, 90, 200, 130, false],
  [490, 240, 240, 80, false],
  [270, 330, 220, 160, false],
  [-20, 310, 140, 190, false],
  [140, 370, 110, 120, true],
  [510, 340, 240, 160, false],
];
const leaf = [0, 90, 180, 270]
  .map((turn) => `<ellipse cx="90" cy="30" rx="37" ry="18.5" fill="#EDF4D2" transform="rotate(${turn} 60 60) rotate(-45 90 30)"/>`)
  .join("");
const pin =
  '<path d="M0 34C-18 12 -24 4 -24 -8A24 24 0 0 1 24 -8C24 4 18 12 0 34z" fill="#A9461F"/><g transform="translate(0 -8) scale(.7)" fill-rule="evenodd"><path fill="#F7B92D" transform="rotate(45)" d="M5 0C7 -3 8.6 -8 13.8 -8C18.7 -8 21.5 -4.4 21.5 0S18.7 8 13.8 8C8.6 8 7 3 5 0z"/><path fill="#F7B92D" transform="rotate(225)" d="M5 0C7 -3 8.6 -8 13.8 -8C18.7 -8 21.5 -4.4 21.5 0S18.7 8 13.8 8C8.6 8 7 3 5 0z"/><path fill="#fff" transform="rotate(-45)" d="M0 -2.8C6 -2.8 7.3 -8 13.8 -8C18.7 -8 21.5 -4.4 21.5 0S18.7 8 13.8 8C7.3 8 6 2.8 0 2.8S-7.3 8 -13.8 8C-18.7 8 -21.5 4.4 -21.5 0S-18.7 -8 -13.8 -8C-7.3 -8 -6 -2.8 0 -2.8z"/></g>';
const cities = [
  ["jakarta", 1, 1, 395, 300],
  ["bandung", -1, 1, 255, 250],
  ["yogyakarta", 1, -1, 480, 350],
  ["surabaya", -1, -1, 130, 320],
] as const;
for (const [city, flipX, flipY, road, river] of cities) {
  const x = (at: number, width: number) => (flipX > 0 ? at : 700 - at - width);
  const y = (at: number, height: number) => (flipY > 0 ? at : 460 - at - height);
  const plan = blocks
    .map(([bx, by, w, h, park]) => `<rect x="${x(bx, w)}" y="${y(by, h)}" width="${w}" height="${h}" rx="4" fill="${park ? "#EDF4D2" : "#F2F1EA"}"/>`)
    .join("");
  const square = `<rect x="${x(270, 200)}" y="${y(220, 90)}" width="200" height="90" rx="4" fill="url(#t)"/>`;
  const water = `<path d="M-20 ${river}C120 ${river - 20 * flipX} 230 ${river + 30 * flipX} 380 ${river + 20}S600 ${river} 720 ${river + 30 * flipY}" stroke="#DCEFE5" stroke-width="26" fill="none"/>`;
  writeFileSync(
    `public/art/peta-${city}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="460" viewBox="0 0 700 460"><defs><pattern id="t" width="40" height="40" patternUnits="userSpaceOnUse" viewBox="0 0 120 120"><path fill="#CFE18D" d="M0 0h120v120H0z"/>${leaf}</pattern></defs><path fill="#fff" d="M0 0h700v460H0z"/>${plan}${square}${water}<path d="M${road} -10V470" stroke="#FBD06E" stroke-width="10"/><g transform="translate(${x(330, 0)} ${y(205, 0) + (flipY < 0 ? -60 : 0)})">${pin}</g></svg>`,
  );
}

/** Single tiles: product panels and marks of the company's values. */
const single: Record<string, [TileName, PaletteName]> = {
  "panel-kini": ["kawung", "kunyit"],
  "panel-cepat": ["parang", "soga"],
  "panel-kawan": ["ceplok", "daun"],
  "nilai-kawung": ["kawungSolid", "kunyit2"],
  "nilai-parang": ["parang", "coklat"],
  "nilai-ceplok": ["ceplok", "kulit2"],
  "nilai-truntum": ["kawungLens", "soga"],
  "nilai-ceplok-intan": ["ceplokIntan", "hijau"],
};
for (const [name, [motif, palette]] of Object.entries(single)) {
  const svg = patchwork([{ x: 0, y: 0, w: 1, h: 1, m: motif, k: palette, r: 0 }], 1, 1, { unit: 120, id: "p" });
  writeFileSync(`public/art/${name}.svg`, svg.replace("<svg ", '<svg width="120" height="120" '));
}
