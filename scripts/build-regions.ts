/** Packs the region tables of idn-area-data into the compact file that the reference API keeps in memory. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const source = "node_modules/idn-area-data/data";
const target = "reference-api/data/regions.br";

function rowsOf(file: string): string[][] {
  const lines = readFileSync(path.join(source, file), "utf8").trim().split(/\r?\n/).slice(1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => (match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim()),
  );
}

type Node = [name: string, children: (Node | string)[]];
const nodes = new Map<string, Node>();
const provinces: Node[] = [];
for (const [code, name] of rowsOf("provinces.csv") as [string, string][]) {
  const node: Node = [name, []];
  nodes.set(code, node);
  provinces.push(node);
}
for (const file of ["regencies.csv", "districts.csv"]) {
  for (const [code, parent, name] of rowsOf(file) as [string, string, string][]) {
    const node: Node = [name, []];
    nodes.set(code, node);
    nodes.get(parent)?.[1].push(node);
  }
}
let villages = 0;
for (const [, parent, name] of rowsOf("villages.csv") as [string, string, string][]) {
  const list = nodes.get(parent)?.[1];
  // Two villages of one district share a name in a few places; the address form needs each name once.
  if (!list || list.includes(name)) continue;
  list.push(name);
  villages += 1;
}

const packed = brotliCompressSync(JSON.stringify(provinces), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(target, packed);
console.log(`${provinces.length} provinces, ${nodes.size - provinces.length} cities and districts, ${villages} villages: ${packed.length} bytes`);
