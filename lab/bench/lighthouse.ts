/**
 * Lighthouse (mobile, simulated throttling) for every public page, and for an article and home beside two references
 * that this script makes, with the same style sheets, fonts and images: the limit, which is the page's own HTML without
 * scripts and with its style sheets in it, from nginx; and a bare page of Next with the same content. Prints medians of five runs (scores, FCP,
 * LCP, CLS, TBT, scripts, FCP as a multiple of the limit's), then the audits that cost points. Needs nginx.
 * Installed on first use instead of with `npm ci`: 114 packages and 176 MB that nothing else uses.
 * `npm run bench:lighthouse -- --runs=5 --pages=/bantuan,/blog`
 */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { freePort, waitFor } from "../../lib/ports.ts";
import { routes } from "../../lib/routes.ts";
import { browserPath } from "../../scripts/find-browser.ts";
import { startStatic } from "./nginx.ts";
import { describeMachine, fail, median, openTestBed, option, printTable } from "./test-bed.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const runs = Number(option("runs") ?? 5);
const START_MS = 60_000;
const RUN_MS = 180_000;
/** Attempts per run: the browser sometimes loses its trace. */
const TRIES = 3;
const ARTICLE = `${routes.article}?id=membaca-biaya-pinjaman`;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Pages that the query selects. */
const addresses = Object.values(routes).flatMap((route) => {
  if (route === routes.article) return [ARTICLE];
  if (route === routes.legal) return [`${route}?name=Syarat`, `${route}?name=Kebijakan`];
  if (route === routes.registerCompany || route === routes.registerPersonal)
    return [`${route}?data=${encodeURIComponent('{"id":"lighthouse-0001"}')}`];
  return [route];
});
/** Pages that stand beside the limit and a bare page of Next. */
const COMPARED = [ARTICLE, routes.home];
/** Where Next serves the fonts of style sheets. */
const MEDIA = "/_next/static/media/";
const limitPath = (index: number) => `/bench/limit/${index}`;
const barePath = (index: number) => `/bench/bare/${index}`;
const pages = option("pages")?.split(",") ?? addresses;

type Request = { resourceType?: string; transferSize?: number };
type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: Request[] };
};
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

const exec = promisify(execFile);
const testBed = await openTestBed();
const origin = `http://127.0.0.1:${testBed.web}`;

/** Undefined when Lighthouse wrote no complete report. */
function readReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

async function audit(url: string, indexable: boolean, tries = TRIES): Promise<Report> {
  const ran = exec(
    "npm",
    [
      ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, "--quiet", "--output=json"],
      `--only-categories=${CATEGORIES.join(",")}`,
      // Pages with "noindex" fail this audit on purpose.
      ...(indexable ? [] : ["--skip-audits=is-crawlable"]),
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage",
    ],
    { maxBuffer: 67_108_864, timeout: RUN_MS, env: { ...process.env, ...(browserPath() ? { CHROME_PATH: browserPath() } : {}) } },
  );
  // When a page does not load, the reason is in the report or in stderr.
  const { stdout, stderr } = await ran.catch((cause: { stdout: string; stderr: string }) => cause);
  const report = readReport(stdout);
  if (report && !report.runtimeError) return report;
  if (tries > 1) return await audit(url, indexable, tries - 1);
  await testBed.close();
  fail(`${url}: ${report?.runtimeError?.message ?? (stderr.trim() || "Lighthouse did not end")}`);
}

/** A page without scripts, with its style sheets in it, and those sheets. */
async function withoutScripts(address: string): Promise<{ text: string; styles: string }> {
  const html = (await (await fetch(origin + address)).text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  let text = html;
  let styles = "";
  for (const link of links) {
    const href = /href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&");
    if (/rel="stylesheet"/.test(link) && href) {
      const sheet = (await (await fetch(origin + href)).text()).replaceAll("url(../media/", `url(${MEDIA}`);
      styles += sheet;
      text = text.replace(link, () => `<style>${sheet}</style>`);
    }
    if (/rel="(?:preload|modulepreload|icon|manifest)"/.test(link)) text = text.replace(link, "");
  }
  return { text, styles };
}

/** Serves the limit of each page from nginx, and its fonts and images. */
function serveLimits(port: number, texts: readonly string[]): void {
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  const copies = texts.map((text, index) => {
    const identity = Buffer.from(text);
    return { path: limitPath(index), headers, identity, gzip: gzipSync(identity), br: brotliCompressSync(identity) };
  });
  const locations = [`location ${MEDIA} { alias ${path.resolve(".next/static/media")}/; }`, `location / { root ${path.resolve("public")}; }`];
  startStatic(testBed, port, copies, { locations });
}

/** Builds and serves the content of each page as a bare page of Next; returns its origin. Next resolves packages from parent folders only. */
async function serveBarePages(bare: readonly { text: string; styles: string }[]): Promise<string> {
  const folder = path.resolve(".next/bench-bare");
  const app = path.join(folder, "app");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(folder, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(path.resolve("."))} } };\n`);
  // The classes of <html> set the fonts.
  const classes = /<html\b[^>]*\bclass="([^"]*)"/.exec(bare[0]?.text ?? "")?.[1] ?? fail("The page has no classes on <html>");
  writeFileSync(
    path.join(app, "layout.jsx"),
    `export const metadata = { title: "Bare", description: "A page of Next with nothing but its content." };\nexport default function Layout({ children }) {\n  return <html lang="id" className="${classes}"><body>{children}</body></html>;\n}\n`,
  );
  symlinkSync(path.resolve("public"), path.join(folder, "public"));
  cpSync(path.resolve(".next/static/media"), path.join(app, "media"), { recursive: true });
  for (const [index, { text, styles }] of bare.entries()) {
    const page = path.join(app, barePath(index));
    mkdirSync(page, { recursive: true });
    writeFileSync(path.join(page, "styles.css"), styles.replaceAll(`url(${MEDIA}`, `url(${path.relative(page, path.join(app, "media"))}/`));
    const content = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? fail(`${COMPARED[index]} has no main part`);
    writeFileSync(
      path.join(page, "page.jsx"),
      `import "./styles.css";\nexport default function Page() {\n  return <main dangerouslySetInnerHTML={{ __html: ${JSON.stringify(content)} }} />;\n}\n`,
    );
  }
  const next = path.resolve("node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], { cwd: folder, stdio: "ignore", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } });
  const port = await freePort();
  testBed.start(process.execPath, [next, "start", "-p", String(port)], {}, folder);
  await waitFor(`http://127.0.0.1:${port}${barePath(0)}`, "The bare page", START_MS);
  return `http://127.0.0.1:${port}`;
}

const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const number = (report: Report, id: string) => report.audits[id]?.numericValue ?? Number.NaN;

/** Kilobytes of scripts as they were transferred. */
const scriptsKb = (report: Report) =>
  (report.audits["network-requests"]?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === "Script")
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;

/** Audits that cost points in a category, with their details. */
function losses(report: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}/${id}${report.audits[id]?.displayValue ? ` ${report.audits[id]?.displayValue}` : ""}`),
  );
}

try {
  console.log(`${describeMachine()}; ${LIGHTHOUSE}, mobile, simulated, median of ${runs}`);
  await testBed.startApi();
  testBed.startWeb();
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  const compared = COMPARED.filter((page) => pages.includes(page));
  const stripped = await Promise.all(compared.map(withoutScripts));
  const limitPort = await freePort();
  if (stripped.length > 0)
    serveLimits(
      limitPort,
      stripped.map(({ text }) => text),
    );
  const bareOrigin = stripped.length > 0 ? await serveBarePages(stripped) : "";
  const rows: string[][] = [];
  const notes = new Map<string, Set<string>>();
  /** Adds the row of a page and returns its FCP. */
  const measure = async (name: string, url: string, limit?: number): Promise<number> => {
    const isReference = !url.startsWith(origin);
    const indexable = !isReference && !/<meta name="robots" content="[^"]*noindex/.test(await (await fetch(url)).text());
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(url, indexable));
    const middle = (read: (report: Report) => number) => median(reports.map(read));
    const paint = middle((report) => number(report, "first-contentful-paint"));
    rows.push([
      name,
      ...CATEGORIES.map((category) => (isReference && category !== "performance" ? "" : middle((report) => score(report, category)).toFixed(0))),
      (paint / 1_000).toFixed(2),
      (middle((report) => number(report, "largest-contentful-paint")) / 1_000).toFixed(2),
      middle((report) => number(report, "cumulative-layout-shift")).toFixed(3),
      middle((report) => number(report, "total-blocking-time")).toFixed(0),
      middle(scriptsKb).toFixed(0),
      limit ? (paint / limit).toFixed(2) : "",
    ]);
    console.log(rows.at(-1)?.join("  "));
    if (!isReference) for (const loss of losses(reports.at(-1) as Report)) notes.set(loss, (notes.get(loss) ?? new Set()).add(name));
    return paint;
  };
  for (const page of pages) {
    const index = compared.indexOf(page);
    const limit = index < 0 ? undefined : await measure(`limit of ${page}`, `http://127.0.0.1:${limitPort}${limitPath(index)}`);
    if (index >= 0) await measure(`bare Next, ${page}`, bareOrigin + barePath(index), limit);
    await measure(page, origin + page, limit);
  }
  console.log("");
  printTable(["page", "perf", "a11y", "best", "SEO", "FCP s", "LCP s", "CLS", "TBT ms", "scripts kB", "FCP × limit"], rows);
  console.log("\nwhat cost points in the last run:");
  for (const [loss, where] of notes) console.log(`${loss}: ${where.size === pages.length ? "everywhere" : [...where].join(" ")}`);
} finally {
  await testBed.close();
}
