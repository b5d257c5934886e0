/**
 * Checks documents: every cited path exists, every quoted test is in the file named before it, and docs/conformance.md
 * has each row once, with a test, and every cited section of the specification exists. Prints one line per error; exits 1 when there is any.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

const CONFORMANCE = "docs/conformance.md";
const LAST_ROW = 228;
/** The specification in sections, which comments cite as "Accounts §5". */
const CITED: Record<string, string> = {
  accounts: "docs/specification/accounts.md",
  public: "docs/specification/public.md",
  "wire contract": "docs/specification/wire-contract.md",
};
const SPECIFICATION = ["docs/specification/accounts.md", "docs/specification/public.md"];

const errors: string[] = [];
const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const documents = [
  "README.md",
  "SECURITY.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...globSync("{conformance,docs,lab,lib}/**/*.md"),
  ...globSync("reference-api/**/*.md").filter((name) => !name.includes("content")),
].filter(existsSync);

const TOP_LEVEL = /^(?:app|components|conformance|deploy|docs|e2e|lab|lib|public|reference-api|scripts|test-support)\/|^[\w.-]+\.(?:ts|json|mjs|md)$/;
for (const file of documents)
  for (const [, cited = ""] of read(file).matchAll(/`([\w()[\]./*-]+)`/g)) {
    if (!TOP_LEVEL.test(cited) || /[*[\]]/.test(cited)) continue;
    if (!existsSync(cited) && !existsSync(path.join(path.dirname(file), cited))) errors.push(`${file} cites ${cited}, which does not exist`);
  }

/** Tests are quoted as `file` "title"; "another title". Titles of `test.each` are quoted as in the source. */
const QUOTED = /`([\w./-]+\.(?:test|spec|teardown)\.tsx?)` ("[^`|]+)/g;
const hasTest = (source: string, title: string) => [`"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
for (const file of documents)
  for (const [, test = "", titles = ""] of read(file).matchAll(QUOTED)) {
    const source = read(test);
    for (const [, title = ""] of titles.matchAll(/"([^"]+)"/g)) if (!hasTest(source, title)) errors.push(`${file}: ${test} has no test "${title}"`);
  }

const rows = [...read(CONFORMANCE).matchAll(/^\| M(\d+) \|(.*)$/gm)].map(([, row, rest = ""]) => ({ row: Number(row), rest }));
for (let row = 1; row <= LAST_ROW; row += 1) {
  const found = rows.filter((entry) => entry.row === row);
  if (found.length !== 1) errors.push(`${CONFORMANCE} has row M${row} ${found.length} times`);
  else if (!new RegExp(QUOTED.source).test(found[0]?.rest ?? "")) errors.push(`${CONFORMANCE}: row M${row} quotes no test`);
}

/** Every statement of a specification names a row of the checklist, a test or a file, or says that it is not shown. */
for (const file of SPECIFICATION)
  for (const [line, shown = ""] of read(file).matchAll(/^\| (?!statement \|)[^|]+\| ([^|]+)\|$/gm)) {
    const cited = [...shown.matchAll(/\bM(\d+)\b/g)].map(([, row]) => Number(row));
    if (cited.some((row) => !rows.some((entry) => entry.row === row))) errors.push(`${file} cites a row that does not exist: ${line}`);
    if (cited.length === 0 && !shown.includes("`") && shown.trim() !== "not shown") errors.push(`${file}: nothing shows "${line}"`);
  }

const CITATION = /\b(accounts|public|wire contract) §(\d+)((?:, §\d+)*)/gi;
/** A number of a list that is not in this repository. */
const FOREIGN = /\bfeatures? [MR]\d+/i;
const sources = globSync("{app,components,conformance,deploy,e2e,lab,lib,reference-api,scripts,test-support}/**/*.{ts,tsx,css,conf,md}");
for (const file of [...sources, ...globSync("*.ts"), ...globSync("docs/**/*.md")]) {
  const text = read(file);
  if (FOREIGN.test(text) && file !== "scripts/check-docs.ts")
    errors.push(`${file} cites ${FOREIGN.exec(text)?.[0]}, which is not in this repository`);
  for (const [cited, name = "", first = "", more = ""] of text.matchAll(CITATION)) {
    const specification = read(CITED[name.toLowerCase()] ?? "");
    for (const section of [first, ...(more.match(/\d+/g) ?? [])])
      if (!new RegExp(`^## ${section}\\. `, "m").test(specification)) errors.push(`${file} cites ${cited}, which has no section ${section}`);
  }
}

for (const line of errors) console.error(`error: ${line}`);
console.log(`documents: ${errors.length} errors, ${rows.length} rows`);
process.exit(errors.length > 0 ? 1 : 0);
