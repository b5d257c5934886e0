/**
 * Checks that every regular expression that meets texts of strangers takes time in proportion to the text
 * (docs/decisions/0130-slow-patterns.md), and that those of browsers do not look behind. Prints one line per finding; exits
 * 1 when there is one.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import { check } from "recheck";

/** Files whose patterns meet no text of a stranger, with the reason. */
const TRUSTED: Record<string, string> = {
  "lib/page/broken-page.ts": "HTML that Next rendered, in which what people sent is escaped",
  "lib/page/finish.ts": "HTML that Next rendered, in which what people sent is escaped",
  "lib/page/page-for-visitor.ts": "HTML that Next rendered, in which what people sent is escaped",
  "lib/page/start-framework.ts": "HTML that Next rendered, in which what people sent is escaped",
  "lib/old-browsers/": "our own style sheet, while the site is built",
  "lib/article/": "articles, which editors write",
  "lib/share-kit/short-texts.ts": "articles, which editors write",
  "reference-api/services/articles/": "articles, which editors write",
  "reference-api/storage/s3-storage.ts": "answers of the company's own file storage",
};
const SOURCES = ["{app,components,lib,reference-api}/**/*.{ts,tsx}", "{server,proxy,instrumentation,next.config}.ts"];
/** Code that browsers load too: Safari before 16.4 cannot parse a file with a lookbehind. */
const IN_BROWSERS = /^(?:components|lib\/(?:read|contract|content|format|loans|browser|api|enhancements))\//;
const LOOKS_BEHIND = /\(\?<[=!]/;
const TESTS = /\.test\.tsx?$|^reference-api\/test\//;
const CACHE = "node_modules/.cache/patterns.json";
/**
 * Longest analyses of one pattern, milliseconds; what none of them knows to be fast counts as slow. Some of them measure
 * times, which other work on the machine disturbs, so one finding is not enough.
 */
const TIMEOUTS_MS = [20_000, 60_000, 60_000];

type Pattern = { file: string; line: number; source: string; flags: string };
type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The source of a pattern in a template: an inserted number becomes 9, any other part the letter x. */
function sourceOf(argument: Node): string | undefined {
  if (argument.type === "StringLiteral") return String(argument.value);
  if (argument.type === "TaggedTemplateExpression") return sourceOf({ ...(argument.quasi as Node), isRaw: true });
  if (argument.type !== "TemplateLiteral") return undefined;
  const quasis = argument.quasis as { value: { raw: string; cooked: string } }[];
  return quasis
    .map(({ value }) => (argument.isRaw ? value.raw : value.cooked))
    .reduce((source, part) => source + (/\{\d*,?$/.test(source) ? "9" : "x") + part);
}

function patternsOf(file: string): Pattern[] {
  const plugins = ["typescript" as const, ...(file.endsWith("x") ? ["jsx" as const] : [])];
  const found: Pattern[] = [];
  const visit = (node: Node): void => {
    const line = node.loc?.start.line ?? 0;
    if (node.type === "RegExpLiteral") found.push({ file, line, source: String(node.pattern), flags: String(node.flags) });
    if (node.type === "NewExpression" && (node.callee as Node).name === "RegExp") {
      const [pattern, flags] = node.arguments as Node[];
      const source = pattern && sourceOf(pattern);
      if (source !== undefined) found.push({ file, line, source, flags: String(flags?.value ?? "") });
    }
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
  };
  visit(parse(readFileSync(file, "utf8"), { sourceType: "module", plugins }).program as unknown as Node);
  return found;
}

const isTrusted = (file: string) => Object.keys(TRUSTED).some((place) => file.startsWith(place));
const patterns = SOURCES.flatMap((glob) => globSync(glob))
  .map((file) => file.split(path.sep).join("/"))
  .filter((file) => !TESTS.test(file) && !isTrusted(file))
  .flatMap(patternsOf);

function readCache(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, "utf8"));
  } catch {
    return {};
  }
}

const SAFE = "safe";

async function verdictOf(source: string, flags: string): Promise<string> {
  let verdict = "";
  for (const timeout of TIMEOUTS_MS) {
    const result = await check(source, flags, { timeout });
    verdict = result.status === "vulnerable" ? `vulnerable, ${result.complexity.summary}` : result.status;
    if (verdict === SAFE) break;
  }
  return verdict;
}

const known = readCache();
const verdicts: Record<string, string> = {};
const findings: string[] = [];
for (const { file, line, source, flags } of patterns) {
  const key = createHash("sha256").update(`4.5.0 ${flags} ${source}`).digest("base64url");
  known[key] ??= await verdictOf(source, flags);
  if (known[key] === SAFE) verdicts[key] = SAFE;
  if (IN_BROWSERS.test(file) && LOOKS_BEHIND.test(source))
    findings.push(`${file}:${line} /${source}/${flags} looks behind, which Safari before 16.4 cannot`);
  if (known[key] !== SAFE) findings.push(`${file}:${line} /${source}/${flags} ${known[key]}`);
}
mkdirSync(path.dirname(CACHE), { recursive: true });
writeFileSync(CACHE, JSON.stringify(verdicts));
for (const finding of findings) console.error(`error: ${finding}`);
console.log(`patterns: ${patterns.length} checked, ${findings.length} findings`);
process.exit(findings.length > 0 ? 1 : 0);
