/**
 * Checks that each class in the sources has a rule in a style sheet (scripts/style-classes.ts). Prints one line per
 * unknown class; exits 1 when there is any. e2e/headers.spec.ts checks the pages.
 */
import { globSync, readFileSync } from "node:fs";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { classesOf, unknownInSource } from "./style-classes.ts";

const known = new Set<string>();
for (const file of globSync("{app,components}/**/*.css")) {
  const { css } = await postcss([tailwind()]).process(readFileSync(file, "utf8"), { from: file });
  for (const name of classesOf(css)) known.add(name);
}
const errors = globSync("{app,components,lib/enhancements,lib/page}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap((file) => unknownInSource(readFileSync(file, "utf8"), known).map((name) => `${file} uses the class "${name}", which no style sheet has`));

for (const line of errors) console.error(`error: ${line}`);
console.log(`classes: ${errors.length} errors, ${known.size} classes`);
process.exit(errors.length > 0 ? 1 : 0);
