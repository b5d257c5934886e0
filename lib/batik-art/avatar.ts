import { palettes } from "./palette.ts";
import { hash } from "./seed.ts";
import { tiles } from "./tiles.ts";

const grounds = ["kunyit", "hijau", "soga", "padi", "daun2", "kulit2"] as const;
const motifs = ["kawungSolid", "ceplokBintang", "kawungLens", "ceplok"] as const;

/** A decorative SVG tile for a person without a portrait, stable per name. */
export function avatar(name: string): string {
  const seed = hash(name);
  const palette = palettes[grounds[(seed >>> 12) % grounds.length] as (typeof grounds)[number]];
  const motif = motifs[(seed >>> 24) % motifs.length] as (typeof motifs)[number];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${tiles[motif](palette)}</svg>`;
}
