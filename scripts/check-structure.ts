/**
 * Checks what the linter cannot (scripts/structure-rules.ts). Prints one line per finding; exits 1 when a rule is broken.
 * Long components only warn.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { findingsOf, folderCycles } from "./structure-rules.ts";

const COMPONENT_MAX_LINES = 250;

const sources = new Map(
  globSync("{app,components,lib,reference-api}/**/*.{ts,tsx}").map((file) => [file.split(path.sep).join("/"), readFileSync(file, "utf8")] as const),
);
const errors = [
  ...[...sources].flatMap(([file, source]) => findingsOf(file, source).map((finding) => `${file} ${finding}`)),
  ...folderCycles(sources).map((cycle) => `folders of lib import each other: ${cycle}`),
];
const warnings = [...sources].flatMap(([file, source]) => {
  const lines = source.split("\n").length - 1;
  const long = /^components\/.*(?<!\.test)\.tsx$/.test(file) && lines > COMPONENT_MAX_LINES;
  return long ? [`${file} has ${lines} lines, more than ${COMPONENT_MAX_LINES}`] : [];
});

for (const line of warnings) console.warn(`warning: ${line}`);
for (const line of errors) console.error(`error: ${line}`);
console.log(`structure: ${errors.length} errors, ${warnings.length} warnings`);
process.exit(errors.length > 0 ? 1 : 0);
