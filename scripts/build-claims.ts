/**
 * Writes the table of rules into docs/claims.md between its two marks: `npm run docs:claims`. With --check it only
 * compares, and exits 1 when the document is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { claimsTable, withClaims } from "../lib/loans/claims.ts";

const file = "docs/claims.md";
const before = readFileSync(file, "utf8");
const after = withClaims(before, claimsTable());
if (!process.argv.includes("--check")) writeFileSync(file, after);
else if (after !== before) {
  console.error(`${file} is out of date: run npm run docs:claims`);
  process.exitCode = 1;
}
