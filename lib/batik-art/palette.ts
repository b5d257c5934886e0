const ink = {
  pandan950: "#07251D",
  pandan900: "#0B3328",
  pandan800: "#0E4536",
  pandan700: "#115C47",
  pandan600: "#17775B",
  kunyit400: "#F7B92D",
  soga800: "#5A2413",
  soga600: "#A9461F",
  soga500: "#CF5F2B",
  soga100: "#F8DFD1",
  padi300: "#CFE18D",
  mori50: "#FAF9F5",
  mori100: "#F2F1EA",
} as const;

/** Colours of a tile: background, figure, detail, accent. */
export type Inks = { a: string; b: string; c: string; d: string };

/** Batik palettes by name. */
export const palettes = {
  hijau: { a: ink.pandan900, b: ink.kunyit400, c: ink.soga500, d: ink.padi300 },
  daun: { a: ink.pandan700, b: ink.padi300, c: ink.mori50, d: ink.kunyit400 },
  daun2: { a: ink.pandan700, b: ink.mori50, c: ink.kunyit400, d: ink.padi300 },
  kunyit: { a: ink.kunyit400, b: ink.pandan900, c: ink.soga600, d: ink.mori50 },
  kunyit2: { a: ink.kunyit400, b: ink.soga600, c: ink.pandan900, d: ink.mori50 },
  soga: { a: ink.soga500, b: ink.mori50, c: ink.pandan900, d: ink.kunyit400 },
  soga2: { a: ink.soga500, b: ink.soga800, c: ink.kunyit400, d: ink.mori50 },
  padi: { a: ink.padi300, b: ink.pandan800, c: ink.soga500, d: ink.kunyit400 },
  mori: { a: ink.mori100, b: ink.pandan800, c: ink.soga500, d: ink.kunyit400 },
  mori2: { a: ink.mori100, b: ink.soga500, c: ink.pandan800, d: ink.kunyit400 },
  kulit: { a: ink.soga100, b: ink.soga600, c: ink.pandan800, d: ink.kunyit400 },
  kulit2: { a: ink.soga100, b: ink.pandan800, c: ink.soga500, d: ink.kunyit400 },
  malam: { a: ink.pandan950, b: ink.pandan600, c: ink.kunyit400, d: ink.padi300 },
  coklat: { a: ink.soga800, b: ink.kunyit400, c: ink.soga500, d: ink.mori50 },
} as const satisfies Record<string, Inks>;

export type PaletteName = keyof typeof palettes;
