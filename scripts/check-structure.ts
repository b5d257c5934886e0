/**
 * Checks what the linter cannot: subjects of components/ do not import each other, public pages stay cacheable, one
 * file accesses browser storage. Prints one line per error and exits 1 when there is any; long components only warn.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const COMPONENT_MAX_LINES = 150;
/** Folders of components/ that every subject may use. */
const SHARED = new Set(["ui", "form"]);

const errors: string[] = [];
const warnings: string[] = [];

const importsOf = (source: string) => [...source.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1] as string);

for (const file of globSync("components/**/*.{ts,tsx}")) {
  const subject = file.split(path.sep)[1] as string;
  const source = readFileSync(file, "utf8");
  for (const specifier of importsOf(source)) {
    const target = /^@\/components\/([^/]+)\//.exec(specifier)?.[1];
    if (target && target !== subject && !SHARED.has(target))
      errors.push(`${file} imports ${specifier}: subjects do not import each other, pages combine them`);
    if (target && SHARED.has(subject) && !SHARED.has(target)) errors.push(`${file} imports ${specifier}: ui and form import no subject`);
  }
  const lines = source.split("\n").length - 1;
  if (lines > COMPONENT_MAX_LINES && file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    warnings.push(`${file} has ${lines} lines, more than ${COMPONENT_MAX_LINES}`);
}

for (const file of globSync("app/**/page.tsx")) {
  const source = readFileSync(file, "utf8");
  if (file.includes("(site)") && /\bsearchParams\b|next\/headers/.test(source))
    errors.push(`${file} reads the request: pages of the public site stay cacheable`);
}

/** lib/deferred-hydration is inlined into every page and cannot import lib/browser/storage.ts. */
const STORAGE = /\b(?:localStorage|sessionStorage)\b|document\.cookie|["']js-cookie["']/;
const STORAGE_FILES = /^lib\/(?:browser\/storage\.ts|deferred-hydration\/)|\.test\.tsx?$/;
for (const file of globSync("{app,components,lib}/**/*.{ts,tsx}")) {
  const code = readFileSync(file, "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
  if (!STORAGE_FILES.test(file.split(path.sep).join("/")) && STORAGE.test(code))
    errors.push(`${file} accesses storage or cookies: use lib/browser/storage.ts`);
}

for (const line of warnings) console.warn(`warning: ${line}`);
for (const line of errors) console.error(`error: ${line}`);
console.log(`structure: ${errors.length} errors, ${warnings.length} warnings`);
process.exit(errors.length > 0 ? 1 : 0);
