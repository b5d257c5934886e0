import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Names by level: province → city → district → villages. */
export type RegionTree = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>>;

/** The file's shape: lists of [name, children], villages as plain names. */
type Packed = [province: string, cities: [city: string, districts: [district: string, villages: string[]][]][]][];

/** Reads the compact region file into memory: 38 provinces down to the villages, about 90,000 names. */
export function readRegionTree(file: string = path.join(import.meta.dirname, "../../data/regions.br")): RegionTree {
  const packed = JSON.parse(brotliDecompressSync(readFileSync(file)).toString("utf8")) as Packed;
  return new Map(packed.map(([province, cities]) => [province, new Map(cities.map(([city, districts]) => [city, new Map(districts)]))]));
}
