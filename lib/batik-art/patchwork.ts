import { type PaletteName, palettes } from "./palette.ts";
import { type TileName, tiles } from "./tiles.ts";

/**
 * One patch: position and size in units, motif, palette, tile size in units (default: the width), degrees of rotation.
 */
export type Patch = { x: number; y: number; w: number; h: number; s?: number | undefined; m: TileName; k: PaletteName; r: number };

/** Joins patches into one SVG of `width` by `height` units of `unit` pixels. `id` makes pattern names unique. */
export function patchwork(patches: Patch[], width: number, height: number, { unit, id }: { unit: number; id: string }): string {
  const patterns = new Map<string, { name: string; patch: Patch; size: number }>();
  let body = "";
  for (const patch of patches) {
    const size = (patch.s || patch.w) * unit;
    const x = patch.x * unit;
    const y = patch.y * unit;
    const w = patch.w * unit;
    const key = [patch.m, patch.k, size, patch.r, x % size, y % size].join("|");
    const pattern = patterns.get(key) ?? { name: id + patterns.size, patch, size };
    patterns.set(key, pattern);
    const fill = patch.m === "polos" ? palettes[patch.k].a : `url(#${pattern.name})`;
    body += `<path shape-rendering="crispEdges" fill="${fill}" d="M${x} ${y}h${w}v${patch.h * unit}h-${w}z"/>`;
  }
  const defs = [...patterns.values()]
    .filter(({ patch }) => patch.m !== "polos")
    .map(({ name, patch, size }) => {
      const tile = tiles[patch.m](palettes[patch.k]);
      const drawn = patch.r ? `<g transform="rotate(${patch.r} 60 60)">${tile}</g>` : tile;
      return `<pattern id="${name}" width="${size}" height="${size}" x="${(patch.x * unit) % size}" y="${(patch.y * unit) % size}" patternUnits="userSpaceOnUse" viewBox="0 0 120 120">${drawn}</pattern>`;
    })
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * unit} ${height * unit}" ><defs>${defs}</defs>${body}</svg>`;
  return svg.replace(/(\d)\.(\d\d)\d+/g, "$1.$2");
}
