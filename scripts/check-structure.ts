/**
 * Checks what the linter cannot: subjects of components/ stay apart, components stay short, every path that a
 * document cites exists, that the
 * threat model cites tests that exist, that security.txt is complete. Prints one line a finding and exits 1 when a rule is broken; long files only warn.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
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

const TOP_LEVEL = /^(?:app|components|lib|reference-api|scripts|docs|e2e|public|deploy)\/|^[\w.-]+\.(?:ts|json|mjs|md)$/;
for (const file of [
  "README.md",
  "SECURITY.md",
  ...globSync("docs/**/*.md"),
  ...globSync("reference-api/**/*.md").filter((name) => !name.includes("content")),
]) {
  if (!existsSync(file)) continue;
  for (const match of readFileSync(file, "utf8").matchAll(/`([\w()[\]./*-]+)`/g)) {
    const cited = match[1] as string;
    if (!TOP_LEVEL.test(cited) || /[*[\]]/.test(cited)) continue;
    if (!existsSync(cited) && !existsSync(path.join(path.dirname(file), cited))) errors.push(`${file} cites ${cited}, which does not exist`);
  }
}

const threats = readFileSync("docs/threat-model.md", "utf8");
for (const [, file = "", titles = ""] of threats.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` ("[^`|]+)/g)) {
  const source = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g))
    if (!source.includes(`"${title}"`)) errors.push(`docs/threat-model.md: ${file} has no test "${title}"`);
}

const securityText = readFileSync("public/.well-known/security.txt", "utf8");
const expires = Date.parse(/^Expires: (.+)$/m.exec(securityText)?.[1] ?? "");
if (!Number.isFinite(expires) || !/^Contact: (?:mailto:|https:)/m.test(securityText))
  errors.push("public/.well-known/security.txt wants Contact and Expires (RFC 9116)");
else if (expires < Date.now() + 30 * 86_400_000) warnings.push("public/.well-known/security.txt expires soon: renew its date");

for (const line of warnings) console.warn(`warning: ${line}`);
for (const line of errors) console.error(`error: ${line}`);
console.log(`structure: ${errors.length} errors, ${warnings.length} warnings`);
process.exit(errors.length > 0 ? 1 : 0);
