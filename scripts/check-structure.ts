/**
 * Checks what the linter cannot: subjects of components/ stay apart, components stay short, public pages stay
 * cacheable, one file touches the browser's storage. Prints one line a finding and exits 1 when a rule is broken; long files only warn.
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
      errors.push(`${file} imports ${specifier}: subjects never import subjects, pages compose them`);
    if (target && SHARED.has(subject) && !SHARED.has(target)) errors.push(`${file} imports ${specifier}: the kit knows no subject`);
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

/** What a browser stores goes through one file; the scripts inlined into every page have no imports. */
const STORAGE = /\b(?:localStorage|sessionStorage)\b|document\.cookie|["']js-cookie["']/;
const STORAGE_FILES = /^lib\/(?:browser\/storage\.ts|deferred-hydration\/)|\.test\.tsx?$/;
for (const file of globSync("{app,components,lib}/**/*.{ts,tsx}")) {
  const code = readFileSync(file, "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
  if (!STORAGE_FILES.test(file.split(path.sep).join("/")) && STORAGE.test(code))
    errors.push(`${file} touches storage or cookies: only lib/browser/storage.ts does`);
}

for (const line of warnings) console.warn(`warning: ${line}`);
for (const line of errors) console.error(`error: ${line}`);
console.log(`structure: ${errors.length} errors, ${warnings.length} warnings`);
process.exit(errors.length > 0 ? 1 : 0);
