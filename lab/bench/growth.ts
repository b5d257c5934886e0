/**
 * Measures the blog with 100 to 100,000 articles: first renders of list, article and sitemap, the API calls behind
 * them, and the CPU time of web and API. Flat is good. Needs a build and works on a copy, because rendered pages are
 * written into it. `npm run bench:growth -- --amounts=100,1000,10000,100000`; inserting the most takes minutes.
 * The database alone: `node lab/bench/blog.ts`.
 */
import { type ChildProcess, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { waitFor } from "../../lib/ports.ts";
import { plainEnv } from "../../scripts/plain-env.ts";
import { cpuTime, describeMachine, median, openTestBed, option, printTable, type TestBed } from "./test-bed.ts";

const amounts = (option("amounts") ?? "100,1000,10000,100000").split(",").map(Number);
const TRIES = 15;
const PAGE_ROWS = 6;
const START_MS = 120_000;

/** Files that the web reads at run time. */
const COPIED = ["app", "lib", "public", "scripts", "server.ts", "instrumentation.ts", "next.config.ts", "package.json", "tsconfig.json"];

function copyBuild(directory: string): string {
  const copy = path.join(directory, "web");
  mkdirSync(copy);
  for (const name of COPIED) cpSync(name, path.join(copy, name), { recursive: true });
  for (const name of readdirSync(".next"))
    if (name !== "cache" && name !== "dev") cpSync(path.join(".next", name), path.join(copy, ".next", name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  return copy;
}

type Cost = { ms: number; cpuMs: number };

/** The median time of the requests, and the CPU time of the processes per request. */
async function cost(processes: ChildProcess[], urls: readonly string[], init?: RequestInit): Promise<Cost> {
  const times: number[] = [];
  const before = cpuTime(...processes);
  for (const url of urls) {
    const started = performance.now();
    const response = await fetch(url, init);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
    times.push(performance.now() - started);
  }
  return { ms: median(times), cpuMs: (cpuTime(...processes) - before) / 1_000 / urls.length };
}

/** URLs of all sitemaps, including the parts of the index. */
async function sitemaps(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  if (!xml.includes("<sitemapindex")) return [`${origin}/sitemap.xml`];
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => origin + new URL(match[1] as string).pathname);
}

async function measure(testBed: TestBed, amount: number): Promise<Record<string, Cost>> {
  const data = path.join(testBed.directory, "data");
  mkdirSync(data, { mode: 0o700 });
  execFileSync(process.execPath, ["lab/bench/blog.ts", String(amount), data], {
    stdio: ["ignore", "ignore", "inherit"],
    env: plainEnv({}),
  });
  const api = await testBed.startApi();
  const web = testBed.start(process.execPath, ["server.ts"], {}, copyBuild(testBed.directory));
  const origin = `http://127.0.0.1:${testBed.web}`;
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  const both = [web, api];
  const lastPage = Math.floor(amount / PAGE_ROWS);
  // Evenly spread, without pages that the build prerenders.
  const spread = (total: number) => Array.from({ length: TRIES }, (_, at) => 3 + Math.floor((at * (total - 4)) / TRIES));
  const list = { method: "POST", headers: { "content-type": "application/json" } };
  const calls = `http://127.0.0.1:${testBed.api}/api/h5/website/blog`;
  const body = (page: number) => JSON.stringify({ page, pageSize: PAGE_ROWS, category: "" });
  await cost(both, [`${origin}/blog?page=2`, `${origin}/p2pLending?id=artikel-1`]);
  return {
    "API: first page of the list": await cost([api], Array<string>(TRIES).fill(`${calls}/list`), { ...list, body: body(1) }),
    "API: last page of the list": await cost([api], Array<string>(TRIES).fill(`${calls}/list`), { ...list, body: body(lastPage) }),
    "API: an article": await cost(
      [api],
      spread(amount).map((at) => `${calls}/detail?id=artikel-${at}`),
    ),
    "web: a page of the list, made": await cost(
      both,
      spread(lastPage).map((at) => `${origin}/blog?page=${at}`),
    ),
    "web: an article, made": await cost(
      both,
      spread(amount).map((at) => `${origin}/p2pLending?id=artikel-${at}`),
    ),
    "web: an article, again": await cost(both, Array<string>(TRIES).fill(`${origin}/p2pLending?id=artikel-2`)),
    "web: one sitemap of articles, made": await cost(both, (await sitemaps(origin)).filter((url) => !/halaman|indeks/.test(url)).slice(0, TRIES)),
  };
}

console.log(describeMachine());
const found = new Map<string, string[]>();
for (const amount of amounts) {
  const testBed = await openTestBed();
  try {
    for (const [name, { ms, cpuMs }] of Object.entries(await measure(testBed, amount)))
      found.set(name, [...(found.get(name) ?? [name]), `${ms.toFixed(1)} / ${cpuMs.toFixed(1)}`]);
  } finally {
    await testBed.close();
  }
}
printTable(["ms / CPU ms a request, by articles", ...amounts.map(String)], [...found.values()]);
