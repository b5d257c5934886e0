/** Draws a monogram for every bank of the content into public/bank, because their logos are trademarks. */
import { mkdirSync, writeFileSync } from "node:fs";
import { apiEnv } from "../../reference-api/env.ts";
import { readSiteContent } from "../../reference-api/services/content/site-content.ts";

const grounds = ["#115c47", "#7e3219", "#6b4600", "#0e4536", "#5a2413", "#434a43"];

/** The short name in brackets, else up to three initials without "Bank". */
function lettersOf(name: string): string {
  const short = /\(([^)]+)\)/.exec(name)?.[1] ?? "";
  if (/^[A-Z]{2,3}$/.test(short)) return short;
  const words = name
    .replace(/\(.*\)/, "")
    .replace(/^(?:Bank|BPD)\s+/, "")
    .trim()
    .split(/\s+/);
  const first = words[0] ?? "";
  if (/^[A-Z]{2,3}$/.test(first)) return first;
  return words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}

mkdirSync("public/bank", { recursive: true });
const { banks } = await readSiteContent(apiEnv().CONTENT_DIR);
for (const { code, name } of banks) {
  const letters = lettersOf(name);
  const ground = grounds[Number(code) % grounds.length];
  const size = letters.length > 2 ? 13 : 16;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><path fill="${ground}" d="M4 0h24a12 12 0 0 1 12 12v24a4 4 0 0 1-4 4H12A12 12 0 0 1 0 28V4a4 4 0 0 1 4-4z"/><text x="20" y="20" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`;
  writeFileSync(`public/bank/${code}.svg`, svg);
}
console.log(`${banks.length} marks`);
