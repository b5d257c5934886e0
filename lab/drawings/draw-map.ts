/**
 * Draws the map of the offices, public/art/peta-nusantara.svg: land as dots, Java large and the archipelago small.
 * Run after a change: node lab/drawings/draw-map.ts. The land is that of Natural Earth 1:10m (public domain), on two grids.
 */
import { writeFileSync } from "node:fs";

/** Columns with land, row by row: 104.4° to 115.4° east, from 2.6° south, 0.1571° a dot. */
const java = [
  "0-7 10-14 21-23 37-69",
  "0-8 11-13 19-24 37-69",
  "0-9 13-15 20-23 37 41-42 45 47-69",
  "0-10 21 23 47-54 56-69",
  "0-9 47-52 59-69",
  "0-8 47-48 59 63-69",
  "0-8 65-69",
  "0-9 65-69",
  "0-9 65-68",
  "0-8 65",
  "0-8",
  "0-8",
  "0-9",
  "0-8",
  "0-8",
  "0-8",
  "0-8",
  "0-8",
  "0 2-4 6-8",
  "0 3-4 7-8",
  "1 8 52",
  "10 17-18",
  "9-18",
  "9-22 24",
  "9-25 40-41",
  "8-25 40-42",
  "6-26 40-46",
  "12-34 36 39-51 54-60 69",
  "13-51 53-59",
  "13-53",
  "13-53",
  "20-52",
  "22-25 28-29 31-54 60-61",
  "35-63",
  "38-63",
  "40-65 67-69",
  "51-54 57-62 65-69",
  "59-62 67-69",
  "63-64 68",
  "68",
];
/** The same for 95° to 141.2° east, from 6° north, 0.9° a dot. */
const archipelago = [
  "0",
  "1-2",
  "2-3 23-24",
  "3-5 22-24",
  "4-7 22-24 36",
  "4-8 16 19-24 26 29",
  "5-9 16-24 36",
  "6-8 16-24 27 31 36 41-42",
  "4 6-11 17-23 27-29 36 41-42 45 47",
  "7-12 17-23 27-29 42-43 46-50",
  "8-11 21-23 27 29-30 35 39 42-50",
  "9-11 27 29-30 44-50",
  "10-11 27 30 47-50",
  "12-13 43 48-50",
  "13-20 28 49-50",
  "17-21 38 48-50",
  "23-25",
  "27 32",
  "31",
];

/** A path of round dots: `x` and `y` in pixels of the first dot, `step` between two. */
function dots(rows: readonly string[], x: number, y: number, step: number): string {
  return rows
    .flatMap((row, line) =>
      row
        .split(" ")
        .filter(Boolean)
        .map((run) => {
          const [first = 0, last = first] = run.split("-").map(Number);
          return `M${x + first * step} ${y + line * step}h0${`m${step} 0h0`.repeat(last - first)}`;
        }),
    )
    .join("");
}

const land = (path: string, width: number, colour: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="460" viewBox="0 0 700 460"><path fill="#0b3328" d="M0 0h700v460H0z"/>${land(dots(java, 5, 5, 10), 5.2, "#17775b")}${land(dots(archipelago, 202, 62, 5), 2.6, "#9bc9b4")}<rect x="250.500" y="107" width="64" height="42" rx="3" fill="none" stroke="#f7b92d" stroke-width="1.2"/></svg>`;
writeFileSync("public/art/peta-nusantara.svg", svg.replaceAll(".500", ".5"));
