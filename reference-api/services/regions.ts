import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { z } from "zod";
import type { cityListRequest, Region } from "../../lib/contract/website.ts";

/** A name for comparison: NFKC, lower case, without spaces, with one apostrophe and no point at its end. */
export const normalizeName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, "")
    .replace(/["’‘ʼ]/g, "'")
    .replace(/(?<![.*])[.*]+$/, "");

/** Villages of a district by postcode; "" for those with an unknown postcode. */
type Villages = ReadonlyMap<string, readonly string[]>;

/** Names by level: province → city → district → villages. */
export type RegionTree = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Villages>>>;

/** The file format: lists of [name, children], and village names by postcode. */
type Packed = [province: string, cities: [city: string, districts: [district: string, villages: [postcode: string, names: string[]][]][]][]][];

/** Reads the region file into memory: 38 provinces down to the villages, about 90,000 names. */
export function readRegionTree(file: string = path.join(import.meta.dirname, "../data/regions.br")): RegionTree {
  const packed = JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")) as Packed;
  return new Map(
    packed.map(([province, cities]) => [
      province,
      new Map(cities.map(([city, districts]) => [city, new Map(districts.map(([district, villages]) => [district, new Map(villages)]))])),
    ]),
  );
}

const byName = new Intl.Collator("id").compare;

/**
 * The regions one level below the given ones, by name; villages with their postcode when known. Empty for an unknown
 * name.
 */
export function listRegions(tree: RegionTree, { province, city, district }: z.infer<typeof cityListRequest>): Region[] {
  if (province === undefined) return [...tree.keys()].sort(byName).map((name) => ({ province: name }));
  const cities = tree.get(province);
  if (city === undefined) return [...(cities?.keys() ?? [])].sort(byName).map((name) => ({ province, city: name }));
  const districts = cities?.get(city);
  if (district === undefined) return [...(districts?.keys() ?? [])].sort(byName).map((name) => ({ province, city, district: name }));
  return [...(districts?.get(district) ?? [])]
    .flatMap(([postcode, villages]) => villages.map((village) => ({ province, city, district, village, ...(postcode && { postcode }) })))
    .sort((one, other) => byName(one.village, other.village));
}

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
