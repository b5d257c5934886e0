/** Writes the table of rules into docs/claims.md between its two marks: `npm run docs:claims`. */
import { readFileSync, writeFileSync } from "node:fs";
import { claimsTable, withClaims } from "../lib/loans/claims.ts";

const file = "docs/claims.md";
writeFileSync(file, withClaims(readFileSync(file, "utf8"), claimsTable()));
