/**
 * Compares the web with nginx serving the same bytes as files, and with the web behind the balancer of deploy/:
 * requests per second, latency, CPU time per request of all processes, memory. Then measures the CPU time that the
 * gateway adds to a call, and the time from start to first page. Needs a build, nginx and wrk.
 * `npm run bench:server -- --seconds=5 --rounds=3 --only=pages,gateway,start`. Run it on an idle machine; CPU is the
 * minimum of the rounds, the rest the median.
 */
import { type ChildProcess, execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";
import { freePort, waitFor } from "../../lib/ports.ts";
import { hasBrotli, requirePrograms, startBalancer, startStatic } from "./nginx.ts";
import { cpuTime, describeMachine, median, memoryMb, openTestBed, option, printTable } from "./test-bed.ts";

const seconds = Number(option("seconds") ?? 5);
const rounds = Number(option("rounds") ?? 3);
const only = (option("only") ?? "pages,gateway,start").split(",");
const connections = Number(option("connections") ?? 32);
const encoding = hasBrotli ? "br" : "gzip";
const pages = { home: "/halamandepan", "blog list": "/blog", article: "/p2pLending?id=membaca-biaya-pinjaman" };
const START_MS = 60_000;
const FIRST_PAGE_RUNS = 5;
/** As many as the API serves without queueing. */
const GATEWAY_CONNECTIONS = 8;

const exec = promisify(execFile);
type Load = { perSecond: number; p50Ms: number; p99Ms: number; cpuUs: number };

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };
function milliseconds(text: string, percentile: string): number {
  const [, value = "NaN", unit = "ms"] = new RegExp(`\\s${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
  return Number(value) * (UNITS[unit] ?? Number.NaN);
}

/** Loads one URL with wrk and measures the CPU time of the given processes. */
async function load(url: string, processes: ChildProcess[], parallel = connections, body?: string): Promise<Load> {
  const script = path.join(testBed.directory, "post.lua");
  if (body) writeFileSync(script, `wrk.method = "POST"\nwrk.body = '${body}'\nwrk.headers["Content-Type"] = "application/json"\n`);
  const before = cpuTime(...processes);
  const { stdout } = await exec("wrk", [
    ...["-t1", `-c${parallel}`, `-d${seconds}s`, "--timeout", "30s", "--latency", "-H", `Accept-Encoding: ${encoding}`],
    ...(body ? ["-s", script] : []),
    url,
  ]);
  const cpu = cpuTime(...processes) - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer all requests:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50Ms: milliseconds(stdout, "50"),
    p99Ms: milliseconds(stdout, "99"),
    cpuUs: cpu / requests,
  };
}

const typical = (loads: Load[]): Load => ({
  perSecond: median(loads.map((one) => one.perSecond)),
  p50Ms: median(loads.map((one) => one.p50Ms)),
  p99Ms: median(loads.map((one) => one.p99Ms)),
  cpuUs: Math.min(...loads.map((one) => one.cpuUs)),
});

/** Requests a page until its size is stable: a better compressed copy replaces the first one. */
async function warm(url: string): Promise<{ headers: Headers; identity: Buffer }> {
  let size = "";
  for (let calm = 0; calm < 3; ) {
    const packed = await fetch(url, { headers: { "accept-encoding": encoding } });
    await packed.arrayBuffer();
    if (packed.status !== 200) throw new Error(`${url} answers ${packed.status}`);
    const now = packed.headers.get("content-length") ?? "";
    calm = now === size ? calm + 1 : 0;
    size = now;
    await pause(1_200);
  }
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return { headers: response.headers, identity: Buffer.from(await response.arrayBuffer()) };
}

console.log(`${describeMachine()}; ${connections} connections, ${seconds} s, ${rounds} rounds, ${encoding}`);
requirePrograms();
const testBed = await openTestBed();
const origin = `http://127.0.0.1:${testBed.web}`;

/** As in deploy/compose.yaml. */
const BEHIND_BALANCER = { TRUST_PROXY: "1" };

async function benchPages(web: ChildProcess): Promise<void> {
  const copies = await Promise.all(
    Object.values(pages).map(async (address) => {
      const { headers, identity } = await warm(origin + address);
      const br = brotliCompressSync(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.byteLength } });
      return { path: address, headers, identity, gzip: gzipSync(identity, { level: 9 }), br };
    }),
  );
  const ports = (await Promise.all(Array.from({ length: 5 }, () => freePort()))) as [number, number, number, number, number];
  const [behindPort, staticPort, balancerPort, staticTlsPort, balancerTlsPort] = ports;
  const behind = testBed.startWeb({ ...BEHIND_BALANCER, PORT: String(behindPort) });
  await waitFor(`http://127.0.0.1:${behindPort}/readyz`, "The web behind the balancer", START_MS);
  await Promise.all(Object.values(pages).map((address) => warm(`http://127.0.0.1:${behindPort}${address}`)));
  const servers = [
    { name: "nginx, static", origin: `http://127.0.0.1:${staticPort}`, processes: [startStatic(testBed, staticPort, copies)] },
    { name: "web", origin, processes: [web] },
    {
      name: "web behind deploy/nginx.conf",
      origin: `http://127.0.0.1:${balancerPort}`,
      processes: [startBalancer(testBed, balancerPort, behindPort), behind],
    },
    {
      name: "nginx, static, TLS",
      origin: `https://127.0.0.1:${staticTlsPort}`,
      processes: [startStatic(testBed, staticTlsPort, copies, { tls: true })],
    },
    {
      name: "web behind deploy/nginx.conf, TLS",
      origin: `https://127.0.0.1:${balancerTlsPort}`,
      processes: [startBalancer(testBed, balancerTlsPort, behindPort, true), behind],
    },
  ];
  await waitFor(`http://127.0.0.1:${staticPort}/halamandepan`, "nginx", START_MS);
  await waitFor(`http://127.0.0.1:${balancerPort}/halamandepan`, "the balancer", START_MS);
  const rows: string[][] = [];
  for (const [page, address] of Object.entries(pages)) {
    const results = servers.map(() => [] as Load[]);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, server] of servers.entries()) results[at]?.push(await load(server.origin + address, server.processes));
    const floors = { "http:": typical(results[0] as Load[]).cpuUs, "https:": typical(results[3] as Load[]).cpuUs };
    for (const [at, server] of servers.entries()) {
      const floor = floors[new URL(server.origin).protocol as keyof typeof floors];
      const { perSecond, p50Ms, p99Ms, cpuUs } = typical(results[at] as Load[]);
      rows.push([
        `${page}: ${server.name}`,
        perSecond.toFixed(0),
        p50Ms.toFixed(2),
        p99Ms.toFixed(2),
        cpuUs.toFixed(1),
        (cpuUs / floor).toFixed(2),
        String(memoryMb(...server.processes)),
      ]);
    }
  }
  printTable(["page: server", "req/s", "p50 ms", "p99 ms", "CPU µs/req", "× nginx", "MB"], rows);
}

async function benchGateway(web: ChildProcess): Promise<void> {
  const calls: Record<string, [path: string, body?: string]> = {
    "GET, nothing to do": ["/api/common/timestamp"],
    "GET, figures of the site": ["/api/h5/website/index"],
    "POST, six articles": ["/api/h5/website/blog/list", JSON.stringify({ page: 1, pageSize: 6, category: "" })],
  };
  const rows: string[][] = [];
  for (const [name, [address, body]] of Object.entries(calls)) {
    const ask = () => load(origin + address, [web], GATEWAY_CONNECTIONS, body);
    await ask();
    const results: Load[] = [];
    for (let round = 0; round < rounds; round += 1) results.push(await ask());
    const { perSecond, p50Ms, p99Ms, cpuUs } = typical(results);
    rows.push([name, perSecond.toFixed(0), p50Ms.toFixed(2), p99Ms.toFixed(2), cpuUs.toFixed(0)]);
  }
  printTable(["call through the gateway", "req/s", "p50 ms", "p99 ms", "CPU µs/call of the web"], rows);
}

async function firstPage(): Promise<number> {
  const started = performance.now();
  const web = testBed.startWeb();
  for (;;) {
    const response = await fetch(`${origin}/halamandepan`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) break;
    if (performance.now() - started > START_MS) throw new Error("The web does not start.");
    await pause(10);
  }
  const taken = performance.now() - started;
  const gone = new Promise((resolve) => web.once("exit", resolve));
  web.kill("SIGKILL");
  await gone;
  return taken;
}

try {
  await testBed.startApi();
  if (only.includes("start")) {
    const times: number[] = [];
    for (let run = 0; run < FIRST_PAGE_RUNS; run += 1) times.push(await firstPage());
    console.log(`start to first page: median ${median(times).toFixed(0)} ms, best ${Math.min(...times).toFixed(0)} ms of ${times.length}`);
  }
  const web = testBed.startWeb();
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  if (only.includes("pages")) await benchPages(web);
  if (only.includes("gateway")) await benchGateway(web);
} finally {
  await testBed.close();
}
