/**
 * Lists the licences of production packages from the lockfile: `npm run licences`. With --check it lists only those
 * that a closed product may not ship, and exits 1 when there is any.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Licences that require only a notice. MPL-2.0 and LGPL-3.0 also cover changes to their own files; there are none. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "PostgreSQL",
  "PSF-2.0",
  "Unlicense",
  "Zlib",
]);

type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };

/** Falls back to the package's own manifest. */
function licenceOf(location: string, locked: Locked): string {
  if (locked.license) return locked.license;
  const manifest = path.join(location, "package.json");
  if (!existsSync(manifest)) return "not named";
  const { license } = JSON.parse(readFileSync(manifest, "utf8")) as { license?: string | { type: string } };
  return (typeof license === "object" ? license.type : license) ?? "not named";
}

/** Evaluates an SPDX expression such as `(MIT OR Apache-2.0)`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, "").trim();
  if (/ OR /.test(plain)) return plain.split(" OR ").some(isAllowed);
  if (/ AND /.test(plain)) return plain.split(" AND ").every(isAllowed);
  return ALLOWED.has(plain);
}

const groups = new Map<string, string[]>();
const rejected: string[] = [];
for (const [location, locked] of Object.entries(packages)) {
  if (!location || locked.dev || locked.link) continue;
  const name = `${location.split("node_modules/").at(-1)} ${locked.version}`;
  const licence = licenceOf(location, locked);
  groups.set(licence, [...(groups.get(licence) ?? []), name]);
  if (!isAllowed(licence)) rejected.push(`${name}: ${licence}`);
}

if (!process.argv.includes("--check"))
  for (const [licence, names] of [...groups].sort(([, a], [, b]) => b.length - a.length))
    console.log(`${licence} (${names.length})\n  ${names.sort().join("\n  ")}`);
for (const line of rejected) console.error(`not allowed: ${line}`);
const total = [...groups.values()].reduce((sum, names) => sum + names.length, 0);
console.log(`licences: ${total} packages, ${groups.size} licences, ${rejected.length} not allowed`);
process.exit(rejected.length > 0 ? 1 : 0);
