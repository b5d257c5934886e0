/**
 * What the blog costs with a hundred to a hundred thousand articles: pages that the web makes for the first time (list, article,
 * sitemap), the calls behind them, and the CPU time of web and API for each. Flat is good. Needs a build; works on a copy of it,
 * because made pages are written beside the build. `npm run bench:growth -- --amounts=100,1000,10000,100000`; the largest takes
 * minutes to fill. The database alone: `node bench/blog.ts`.
 */
import { type ChildProcess, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { plainEnv } from "../scripts/plain-env.ts";
import { waitFor } from "../scripts/ports.ts";
import { cpuTime, describeMachine, median, openTestBed, option, printTable, type TestBed } from "./test-bed.ts";

const amounts = (option("amounts") ?? "100,1000,10000,100000").split(",").map(Number);
const TRIES = 15;
const PAGE_ROWS = 6;
const START_MS = 120_000;

/** What the web reads when it runs; the rest of the checkout stays where it is. */
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

/** The middle time of some requests, each for another address, and the CPU time of both processes for one of them. */
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

/** Addresses of all sitemaps, the index's parts included. */
async function sitemaps(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  if (!xml.includes("<sitemapindex")) return [`${origin}/sitemap.xml`];
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => origin + new URL(match[1] as string).pathname);
}

async function measure(stage: TestBed, amount: number): Promise<Record<string, Cost>> {
  const data = path.join(stage.directory, "data");
  mkdirSync(data, { mode: 0o700 });
  execFileSync(process.execPath, ["bench/blog.ts", String(amount), path.join(data, "database")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: plainEnv({}),
  });
  const api = await stage.startApi();
  const web = stage.start(process.execPath, ["server.ts"], {}, copyBuild(stage.directory));
  const origin = `http://127.0.0.1:${stage.web}`;
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  const both = [web, api];
  const lastPage = Math.floor(amount / PAGE_ROWS);
  // Spread over all of them, none among the pages of the build.
  const spread = (most: number) => Array.from({ length: TRIES }, (_, at) => 3 + Math.floor((at * (most - 4)) / TRIES));
  const list = { method: "POST", headers: { "content-type": "application/json" } };
  const calls = `http://127.0.0.1:${stage.api}/api/h5/website/blog`;
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
  const stage = await openTestBed();
  try {
    for (const [name, { ms, cpuMs }] of Object.entries(await measure(stage, amount)))
      found.set(name, [...(found.get(name) ?? [name]), `${ms.toFixed(1)} / ${cpuMs.toFixed(1)}`]);
  } finally {
    await stage.close();
  }
}
printTable(["ms / CPU ms a request, by articles", ...amounts.map(String)], [...found.values()]);
