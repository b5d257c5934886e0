import { normalizeName } from "../normalize-name.ts";
import type { RegionTree } from "./region-tree.ts";

type Level = { name: string; below: () => Level[] };

const levelsOf = (tree: RegionTree): Level[] =>
  [...tree].map(([name, cities]) => ({
    name,
    below: () =>
      [...cities].map(([city, districts]) => ({
        name: city,
        below: () =>
          [...districts].map(([district, villages]) => ({
            name: district,
            below: () => [...villages.values()].flat().map((village) => ({ name: village, below: () => [] })),
          })),
      })),
  }));

/** Rank words, which people write, abbreviate or omit: "DKI Jakarta", "Kab. Badung", "Kota Jakarta Selatan". */
const RANK =
  /\b(?:daerah khusus(?: ibukota)?|daerah istimewa|d\.?k\.?i|d\.?i|provinsi|prov|kabupaten|kab|kota|administrasi|adm|kecamatan|kec|kelurahan|kel|desa)\b\.?/gi;

/** Upper bound of "/"-separated parts; the longest region has six. */
const PARTS_MAX = 12;

/** A region's name for comparison: without rank words, unless nothing else remains. */
const normalizeRegion = (name: string) => normalizeName(name.replace(RANK, " ")) || normalizeName(name);

/**
 * Whether the parts are a path of `depth` levels in the tree. A name may contain "/" and so span several parts. Below a
 * region without known children any name matches.
 */
function matchesPath(levels: Level[], parts: string[], depth: number): boolean {
  if (depth === 0) return parts.length === 0;
  if (levels.length === 0) return parts.length > 0;
  for (let count = 1; count <= parts.length - depth + 1; count += 1) {
    const wanted = normalizeRegion(parts.slice(0, count).join("/"));
    if (levels.some(({ name, below }) => normalizeRegion(name) === wanted && matchesPath(below(), parts.slice(count), depth - 1))) return true;
  }
  return false;
}

/** Whether "province/city/district/village" is in the region list, regardless of case, spacing and rank words. */
export function isKnownRegion(tree: RegionTree, joined: string): boolean {
  const parts = joined.split("/");
  return parts.length <= PARTS_MAX && matchesPath(levelsOf(tree), parts, 4);
}
