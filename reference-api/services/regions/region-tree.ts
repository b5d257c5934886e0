import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Villages of a district by postcode; "" for those with an unknown postcode. */
type Villages = ReadonlyMap<string, readonly string[]>;

/** Names by level: province → city → district → villages. */
export type RegionTree = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Villages>>>;

/** The file format: lists of [name, children], and village names by postcode. */
type Packed = [province: string, cities: [city: string, districts: [district: string, villages: [postcode: string, names: string[]][]][]][]][];

/** Reads the region file into memory: 38 provinces down to the villages, about 90,000 names. */
export function readRegionTree(file: string = path.join(import.meta.dirname, "../../data/regions.br")): RegionTree {
  const packed = JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")) as Packed;
  return new Map(
    packed.map(([province, cities]) => [
      province,
      new Map(cities.map(([city, districts]) => [city, new Map(districts.map(([district, villages]) => [district, new Map(villages)]))])),
    ]),
  );
}
