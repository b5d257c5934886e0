/**
 * Lighthouse (mobile, simulated throttling) for every public page, and for three baselines: a page without scripts, the
 * same with the framework's files, and an empty page built and served by Next. Prints medians of five runs (scores,
 * LCP, CLS, TBT), then the audits that cost points.
 * Installed on first use instead of with `npm ci`: 114 packages and 176 MB that nothing else uses.
 * `npm run bench:lighthouse -- --runs=5 --pages=/bantuan,/blog`
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as send } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { routes } from "../lib/routes.ts";
import { browserPath } from "../scripts/find-browser.ts";
import { freePort, waitFor } from "../scripts/ports.ts";
import { describeMachine, fail, median, openTestBed, option, printTable } from "./test-bed.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const runs = Number(option("runs") ?? 5);
const START_MS = 60_000;
const RUN_MS = 180_000;
/** Attempts per run: the browser sometimes loses its trace. */
const TRIES = 3;
const STATIC = "/bench/static";
const FRAMEWORK = "/bench/framework";
const BARE = "/bench/bare";
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
const floors = [STATIC, FRAMEWORK, BARE];
const pages = [...floors, ...(option("pages")?.split(",") ?? addresses)];

type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string; numericValue?: number; displayValue?: string };
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

/** Proxies to the web, and serves its article once without scripts and once with the framework's scripts alone. */
async function serveWithBaselines(port: number): Promise<void> {
  const article = await (await fetch(origin + ARTICLE)).text();
  const bare = article.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*\bas="script"[^>]*>/g, "");
  const manifest = JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as { rootMainFiles: string[]; polyfillFiles: string[] };
  const scripts = manifest.rootMainFiles.map((file) => `<script src="/_next/${file}" async></script>`).join("");
  const made = new Map([
    [STATIC, gzipSync(bare)],
    [FRAMEWORK, gzipSync(bare.replace("</body>", `${scripts}</body>`))],
  ]);
  const server = createServer((request, response) => {
    const body = made.get(request.url ?? "");
    if (body) {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip", "content-length": body.byteLength })
        .end(body);
      return;
    }
    const passed = send({ port: testBed.web, path: request.url, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once("error", () => response.destroy());
    request.pipe(passed);
  });
  server.listen(port, "127.0.0.1");
  server.unref();
}

/** Builds and serves an empty Next page; returns its origin. Next resolves packages from parent folders only. */
async function serveBarePage(): Promise<string> {
  const folder = path.resolve(".next/bench-bare");
  const page = path.join(folder, "app", "bench", "bare");
  mkdirSync(page, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(folder, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(path.resolve("."))} } };\n`);
  writeFileSync(
    path.join(folder, "app", "layout.jsx"),
    'export const metadata = { title: "Bare", description: "A page of Next with nothing in it." };\nexport default function Layout({ children }) {\n  return <html lang="id"><body>{children}</body></html>;\n}\n',
  );
  writeFileSync(path.join(page, "page.jsx"), "export default function Page() {\n  return <main><h1>Bare</h1><p>Nothing else.</p></main>;\n}\n");
  const next = path.resolve("node_modules/next/dist/bin/next");
  execFileSync(process.execPath, [next, "build"], { cwd: folder, stdio: "ignore", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } });
  const port = await freePort();
  testBed.start(process.execPath, [next, "start", "-p", String(port)], {}, folder);
  await waitFor(`http://127.0.0.1:${port}${BARE}`, "The bare page", START_MS);
  return `http://127.0.0.1:${port}`;
}

const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const number = (report: Report, id: string) => report.audits[id]?.numericValue ?? Number.NaN;

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
  const port = await freePort();
  await serveWithBaselines(port);
  const bareOrigin = pages.includes(BARE) ? await serveBarePage() : "";
  const rows: string[][] = [];
  const notes = new Map<string, Set<string>>();
  for (const page of pages) {
    const html = floors.includes(page) ? "noindex" : await (await fetch(origin + page)).text();
    const indexable = !/<meta name="robots" content="[^"]*noindex/.test(html) && html !== "noindex";
    const reports: Report[] = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(`${page === BARE ? bareOrigin : `http://127.0.0.1:${port}`}${page}`, indexable));
    const middle = (read: (report: Report) => number) => median(reports.map(read));
    rows.push([
      page,
      ...CATEGORIES.map((category) => middle((report) => score(report, category)).toFixed(0)),
      (middle((report) => number(report, "largest-contentful-paint")) / 1_000).toFixed(2),
      middle((report) => number(report, "cumulative-layout-shift")).toFixed(3),
      middle((report) => number(report, "total-blocking-time")).toFixed(0),
    ]);
    console.log(rows.at(-1)?.join("  "));
    for (const loss of losses(reports.at(-1) as Report)) notes.set(loss, (notes.get(loss) ?? new Set()).add(page));
  }
  console.log("");
  printTable(["page", "perf", "a11y", "best", "SEO", "LCP s", "CLS", "TBT ms"], rows);
  console.log("\nwhat cost points in the last run:");
  for (const [loss, where] of notes) console.log(`${loss}: ${where.size === rows.length ? "everywhere" : [...where].join(" ")}`);
} finally {
  await testBed.close();
}
