/**
 * Compares calls through server.ts and through the route handler under `next start`: memory during parallel uploads of
 * 20 MB to the reference API, one upload to a stalled upstream, and the CPU time of small calls. Needs a build; starts
 * every process on free ports. `npm run bench:upload -- 20` sets the number of documents.
 */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, createServer, request as open } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, waitFor } from "../../lib/ports.ts";
import { cpuTime, openTestBed } from "./test-bed.ts";

const count = Math.max(1, Number(process.argv[2]) || 20);
const START_MS = 60_000;
const DOCUMENT_BYTES = 20_971_520;
/** Small calls: before the measurement, during it, and in parallel. */
const WARM_UP = 2_000;
const CALLS = 4_000;
const AT_ONCE = 8;
const MEGABYTE = 1_048_576;

const entries = [
  { name: "fast path", args: () => ["server.ts"] },
  { name: "next start", args: (port: number) => ["node_modules/next/dist/bin/next", "start", "-p", String(port)] },
];
const testBed = await openTestBed();

async function startWeb(entry: (typeof entries)[number], upstream: string): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = testBed.start(process.execPath, entry.args(port), { PORT: String(port), API_ORIGIN: upstream, SITE_URL: `http://localhost:${port}` });
  await waitFor(`http://localhost:${port}/healthz`, entry.name, START_MS);
  await waitFor(`http://localhost:${port}/api/common/timestamp`, entry.name, START_MS);
  return { child, port };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Resident memory of a process, megabytes. */
function residentMb({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);
}

/** Memory of a process before an action, and its peak growth during it. */
async function growth(child: ChildProcess, run: () => Promise<unknown>): Promise<string> {
  const before = residentMb(child);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMb(child));
  }, 20);
  await run();
  clearInterval(watch);
  return `${before} MB before, +${highest - before} MB at the highest`;
}

async function register(port: number, index: number): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/api/investor/regist`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: 0,
      username: "Uji",
      email: `uji${port}-${index}@contoh.id`,
      mobile: `6281${port}${String(index).padStart(4, "0")}`,
      password: "Rahasia#1",
    }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const document = new Blob(["%PDF-1.4\n", new Uint8Array(DOCUMENT_BYTES - 9)], { type: "application/pdf" });

async function upload(port: number, handle: string): Promise<string> {
  const form = new FormData();
  form.append("file", document, "dokumen.pdf");
  const answer = await fetch(`http://localhost:${port}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: handle } });
  return ((await answer.json()) as { code: string }).code;
}

async function manyUploads(entry: (typeof entries)[number], upstream: string, api: ChildProcess): Promise<void> {
  const { child, port } = await startWeb(entry, upstream);
  const handles = await Promise.all(Array.from({ length: count }, (_, index) => register(port, index)));
  // A first upload loads the code, which does not count as growth.
  await upload(port, handles[0] as string);
  let codes: string[] = [];
  const started = Date.now();
  let ofApi = "";
  const ofWeb = await growth(child, async () => {
    ofApi = await growth(api, async () => {
      codes = await Promise.all(handles.map((handle) => upload(port, handle)));
    });
  });
  const stored = codes.filter((code) => code === "0000").length;
  console.log(`${entry.name}: ${count} uploads of 20 MB at once, ${stored} stored in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  console.log(`  web: ${ofWeb}; API: ${ofApi}`);
  await stop(child);
}

/** Starts an upstream that never reads uploads. */
async function openStalling(api: string): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === "/api/common/file-upload") return void request.pause();
    const { method, headers } = request;
    request.pipe(
      open(api + request.url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on("error", () => response.destroy()),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stalledUpload(entry: (typeof entries)[number], upstream: string): Promise<void> {
  const { child, port } = await startWeb(entry, upstream);
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  const body = Buffer.concat([head, Buffer.alloc(DOCUMENT_BYTES), Buffer.from("\r\n--b--\r\n")]);
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": String(body.length), cookie: "TimeOffset=0" };
  const request = open({ host: "localhost", port, path: "/api/common/file-upload", method: "POST", headers, agent: false });
  request.on("error", () => undefined);
  let left = 0;
  const memory = await growth(child, async () => {
    for (let at = 0; at < body.length; at += 65_536) {
      const taken = request.write(body.subarray(at, at + 65_536), () => {
        left += 65_536;
      });
      if (!taken && !(await Promise.race([once(request, "drain").then(() => true), pause(2_000).then(() => false)]))) break;
    }
  });
  console.log(`${entry.name}: 20 MB against a stalled upstream, ${(left / MEGABYTE).toFixed(1)} MB left the client; web: ${memory}`);
  request.destroy();
  await stop(child);
}

async function smallCalls(entry: (typeof entries)[number], upstream: string): Promise<void> {
  const { child, port } = await startWeb(entry, upstream);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const kinds = [
    { method: "GET", path: "/api/h5/website/index", body: undefined },
    { method: "POST", path: "/api/common/city-list", body: '{"province":"Aceh"}' },
  ];
  const call = (kind: (typeof kinds)[number]) =>
    new Promise<void>((resolve, reject) => {
      const type = kind.body === undefined ? {} : { "content-type": "application/json", "content-length": String(kind.body.length) };
      const options = { host: "localhost", port, path: kind.path, method: kind.method, agent, headers: { cookie: "TimeOffset=0", ...type } };
      open(options, (response) => {
        response.resume().once("end", resolve);
      })
        .once("error", reject)
        .end(kind.body);
    });
  const run = async (kind: (typeof kinds)[number], calls: number) => {
    let next = 0;
    const work = async () => {
      while (next++ < calls) await call(kind);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };
  for (const kind of kinds) {
    await run(kind, WARM_UP);
    const before = cpuTime(child);
    await run(kind, CALLS);
    console.log(`${entry.name}: ${((cpuTime(child) - before) / 1_000 / CALLS).toFixed(2)} ms of CPU time per call, ${kind.method} ${kind.path}`);
  }
  agent.destroy();
  await stop(child);
}

try {
  const api = await testBed.startApi();
  const upstream = `http://127.0.0.1:${testBed.api}`;
  for (const entry of entries) await smallCalls(entry, upstream);
  const stalling = await openStalling(upstream);
  for (const entry of entries) await stalledUpload(entry, stalling);
  for (const entry of entries) await manyUploads(entry, upstream, api);
} finally {
  await testBed.close();
}
