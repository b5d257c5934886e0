/**
 * Sends twenty documents of 20 MB at once through the gateway and prints what it cost: time, and the memory of web and API
 * before, at the highest and after. Needs a build (`npm run build`); starts both processes itself on ports of its own.
 * `npm run bench:upload -- 20` sets the number.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { plainEnv } from "./plain-env.ts";
import { freePort, waitFor } from "./ports.ts";

const count = Math.max(1, Number(process.argv[2]) || 20);
const START_MS = 30_000;
const [web, api] = (await Promise.all([freePort(), freePort()])) as [number, number];
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-bench-"));
const shared = plainEnv({
  DATA_DIR: dataDir,
  PORT: String(web),
  API_PORT: String(api),
  API_ORIGIN: `http://127.0.0.1:${api}`,
});
const children: ChildProcess[] = [];

function start(file: string): ChildProcess {
  const child = spawn(process.execPath, [file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...shared, NODE_ENV: "production", LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000", SITE_URL: `http://localhost:${web}` },
  });
  children.push(child);
  return child;
}

/** Resident memory of a process, megabytes. */
function residentMb(child: ChildProcess): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kb) / 1024);
}

async function register(index: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${web}/api/investor/regist`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type: 0,
      username: "Uji",
      email: `uji${index}@contoh.id`,
      mobile: `6281311${String(index).padStart(6, "0")}`,
      password: "Rahasia#1",
    }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const document = new Blob(["%PDF-1.4\n1 0 obj<<>>stream\n", new Uint8Array(20_971_520 - 60), "\nendstream endobj\n%%EOF\n"], {
  type: "application/pdf",
});

async function upload(handle: string): Promise<string> {
  const form = new FormData();
  form.append("file", document, "dokumen.pdf");
  const answer = await fetch(`http://127.0.0.1:${web}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: handle } });
  return ((await answer.json()) as { code: string }).code;
}

try {
  const apiProcess = start("reference-api/server.ts");
  await waitFor(`http://127.0.0.1:${api}/health`, "The API", START_MS);
  const webProcess = start("server.ts");
  await waitFor(`http://127.0.0.1:${web}/readyz`, "The web", START_MS);
  const handles = await Promise.all(Array.from({ length: count }, (_, index) => register(index)));
  // One upload first: code that is loaded once is no growth.
  await upload(handles[0] as string);
  const before = { web: residentMb(webProcess), api: residentMb(apiProcess) };
  const highest = { ...before };
  const watch = setInterval(() => {
    highest.web = Math.max(highest.web, residentMb(webProcess));
    highest.api = Math.max(highest.api, residentMb(apiProcess));
  }, 20);
  const started = Date.now();
  const codes = await Promise.all(handles.map(upload));
  const seconds = (Date.now() - started) / 1000;
  clearInterval(watch);
  console.log(`${count} uploads of 20 MB at once: ${codes.filter((code) => code === "0000").length} stored in ${seconds.toFixed(1)} s`);
  for (const part of ["web", "api"] as const)
    console.log(`${part}: ${before[part]} MB before, ${highest[part]} MB at the highest (+${highest[part] - before[part]} MB)`);
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
}
