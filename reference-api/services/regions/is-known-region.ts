import { comparable } from "../same-name.ts";
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

/** Words of a region's rank, which people write, shorten or leave out: "DKI Jakarta", "Kab. Badung", "Kota Jakarta Selatan". */
const RANK =
  /\b(?:daerah khusus(?: ibukota)?|daerah istimewa|d\.?k\.?i|d\.?i|provinsi|prov|kabupaten|kab|kota|administrasi|adm|kecamatan|kec|kelurahan|kel|desa)\b\.?/gi;

/** More than so many parts are no region: the longest one has six. */
const PARTS_MAX = 12;

/** A region's name as it is compared: without its rank, where there is more to it. */
const comparableRegion = (name: string) => comparable(name.replace(RANK, " ")) || comparable(name);

/**
 * Whether the parts of a path, put together again to names where a name holds the sign that divides them, lead down so many
 * levels to their end. Where the list knows of nothing below, what is named there is believed.
 */
function leadsDown(levels: Level[], parts: string[], depth: number): boolean {
  if (depth === 0) return parts.length === 0;
  if (levels.length === 0) return parts.length > 0;
  for (let taken = 1; taken <= parts.length - depth + 1; taken += 1) {
    const wanted = comparableRegion(parts.slice(0, taken).join("/"));
    if (levels.some(({ name, below }) => comparableRegion(name) === wanted && leadsDown(below(), parts.slice(taken), depth - 1))) return true;
  }
  return false;
}

/**
 * Whether a province, a city, a district and a village, joined with "/", are those of the region list, in any case and spacing,
 * with or without the words of their rank.
 */
export function isKnownRegion(tree: RegionTree, joined: string): boolean {
  const parts = joined.split("/");
  return parts.length <= PARTS_MAX && leadsDown(levelsOf(tree), parts, 4);
}
