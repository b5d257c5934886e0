/**
 * Packs the regions of idn-area-data and the postcodes of geografis into the compressed file that the reference API
 * loads. Downloads geografis temporarily instead of depending on it: it is many times larger than its postcodes.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const source = "node_modules/idn-area-data/data";
const target = "reference-api/data/regions.br";
const postcodeSource = "geografis@1.3.2";
/** A postcode that this share of a district's villages has is the district's usual one. */
const DISTRICT_SHARE = 0.6;

type PostcodeRow = { code: string; postal: number; city: string; district: string; village: string };

/**
 * A name as it is written: apostrophes for other quotes, capitals at the start, spaces between glued words, no point or
 * star at the end. The source has about 45 that are not. Throws for a name that is still malformed.
 */
function mendName(written: string): string {
  const name = written
    .replace(/["’‘ʼ]/g, "'")
    .replace(/[.*]$/, "")
    .replace(/\.(?=\p{L}(?!\.))/gu, ". ")
    .replace(/(\p{Ll})E$/u, "$1e")
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    .replace(/ {2,}/g, " ")
    .trim();
  if (!/^[\p{Lu}\d'][\p{L}\d'() /.,-]*$/u.test(name) || /[.*]$|\p{Ll}\p{Lu}/u.test(name)) throw new Error(`malformed region name: ${written}`);
  return name;
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(path.join(source, file), "utf8").trim().split(/\r?\n/).slice(1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => (match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim()),
  );
}

function postcodeRows(): PostcodeRow[] {
  const folder = mkdtempSync(path.join(tmpdir(), "postcodes-"));
  try {
    const archive = execFileSync("npm", ["pack", postcodeSource, "--silent", "--pack-destination", folder], { encoding: "utf8" }).trim();
    execFileSync("tar", ["-xzf", path.join(folder, archive), "-C", folder, "package/data/json/data.json"]);
    const rows = JSON.parse(readFileSync(path.join(folder, "package/data/json/data.json"), "utf8")) as PostcodeRow[];
    return rows.filter(({ postal }) => /^[1-9]\d{4}$/.test(String(postal)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const letters = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]/g, "");
const place = (city: string, district: string, village: string) =>
  [city.replace(/^(Kabupaten|Kota Administrasi|Kota)\s/i, ""), district, village].map(letters).join("/");

/** Counts inner keys per outer key. */
function tally(rows: PostcodeRow[], key: (row: PostcodeRow) => [string, number]): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const [outer, inner] = key(row);
    const counted = counts.get(outer) ?? new Map<number, number>();
    counts.set(outer, counted.set(inner, (counted.get(inner) ?? 0) + 1));
  }
  return counts;
}

const mostFrequent = (counted: Map<number, number>) => [...counted].reduce((first, other) => (other[1] > first[1] ? other : first));
const districtOf = ({ code }: PostcodeRow) => Number(code.slice(0, 8).replaceAll(".", ""));

/** Drops rows whose postcode belongs to another district: villages confused with a namesake. */
function withoutNamesakeErrors(rows: PostcodeRow[]): PostcodeRow[] {
  const byDistrict = tally(rows, (row) => [String(districtOf(row)), row.postal]);
  const byPostcode = tally(rows, (row) => [String(row.postal), districtOf(row)]);
  return rows.filter((row) => {
    const counted = byDistrict.get(String(districtOf(row))) as Map<number, number>;
    const [usual, times] = mostFrequent(counted);
    const villages = [...counted.values()].reduce((sum, count) => sum + count);
    const home = mostFrequent(byPostcode.get(String(row.postal)) as Map<number, number>)[0];
    return usual === row.postal || times / villages < DISTRICT_SHARE || home === districtOf(row);
  });
}

/** Finds a postcode by village code when the name matches, else by a unique name, because codes change. */
function postcodeFinder(rows: PostcodeRow[]): (code: string, city: string, district: string, village: string) => string {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const byPlace = Map.groupBy(rows, (row) => place(row.city, row.district, row.village));
  return (code, city, district, village) => {
    const same = byCode.get(code);
    if (same && letters(same.village) === letters(village)) return String(same.postal);
    const [only, second] = byPlace.get(place(city, district, village)) ?? [];
    return only && !second ? String(only.postal) : "";
  };
}

type District = [name: string, byPostcode: [postcode: string, villages: string[]][]];
type City = [name: string, districts: District[]];
type Province = [name: string, cities: City[]];

const provinces = new Map(rowsOf("provinces.csv").map(([code, name = ""]) => [code, [mendName(name), []] as unknown as Province]));
const cities = new Map<string | undefined, City>();
for (const [code, province, name] of rowsOf("regencies.csv") as [string, string, string][]) {
  const city: City = [mendName(name), []];
  cities.set(code, city);
  provinces.get(province)?.[1].push(city);
}
const districts = new Map<string | undefined, { city: string; district: District }>();
for (const [code, parent, name] of rowsOf("districts.csv") as [string, string, string][]) {
  const city = cities.get(parent);
  if (!city) continue;
  const district: District = [mendName(name), []];
  districts.set(code, { city: city[0], district });
  city[1].push(district);
}
const postcodeOf = postcodeFinder(withoutNamesakeErrors(postcodeRows()));
let villages = 0;
let known = 0;
for (const [code, parent, written] of rowsOf("villages.csv") as [string, string, string][]) {
  const name = mendName(written);
  const found = districts.get(parent);
  // A few districts have two villages of one name; the address form needs each name once.
  if (!found || found.district[1].some(([, names]) => names.includes(name))) continue;
  const postcode = postcodeOf(code, found.city, found.district[0], name);
  const group = found.district[1].find(([other]) => other === postcode);
  if (group) group[1].push(name);
  else found.district[1].push([postcode, [name]]);
  villages += 1;
  if (postcode) known += 1;
}

const packed = brotliCompressSync(JSON.stringify([...provinces.values()]), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(target, packed);
console.log(
  `${provinces.size} provinces, ${cities.size} cities, ${districts.size} districts, ${villages} villages, ${known} with a postcode: ${packed.length} bytes`,
);
