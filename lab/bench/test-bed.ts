/** Shared by benchmarks: starts the product on free ports, measures CPU time and memory, prints tables. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { freePort, waitFor } from "../../lib/ports.ts";
import { plainEnv } from "../../scripts/plain-env.ts";

const START_MS = 120_000;
/** Clock tick of /proc/PID/stat, microseconds. */
const TICK_US = 10_000;

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export type TestBed = {
  web: number;
  api: number;
  directory: string;
  /** Starts a process that ends with the test bed; its folder defaults to the checkout. */
  start: (command: string, args: string[], env?: Record<string, string>, cwd?: string) => ChildProcess;
  startWeb: (env?: Record<string, string>) => ChildProcess;
  startApi: () => Promise<ChildProcess>;
  close: () => Promise<void>;
};

/** Prepares ports, a folder and settings for one run. `close`, and the end of this process, stop what it starts. */
export async function openTestBed(): Promise<TestBed> {
  if (!existsSync(".next/BUILD_ID")) fail("There is no build of the pages: run `npm run build`.");
  const [web, api] = (await Promise.all([freePort(), freePort()])) as [number, number];
  const directory = mkdtempSync(path.join(tmpdir(), "simpul-bench-"));
  const children = new Set<ChildProcess>();
  const env = plainEnv({
    NODE_ENV: "production",
    PORT: String(web),
    API_PORT: String(api),
    API_ORIGIN: `http://127.0.0.1:${api}`,
    SITE_URL: process.env.SITE_URL ?? "http://localhost:3000",
    DATA_DIR: path.join(directory, "data"),
    LOG_LEVEL: "warn",
    RATE_LIMIT_FACTOR: "1000000",
  });
  const start: TestBed["start"] = (command, args, extra = {}, cwd = process.cwd()) => {
    const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"], env: { ...env, ...extra }, cwd });
    children.add(child);
    child.once("exit", () => children.delete(child));
    return child;
  };
  const close = async () => {
    await Promise.all(
      [...children].map(async (child) => {
        const gone = once(child, "exit");
        child.kill("SIGTERM");
        setTimeout(() => child.kill("SIGKILL"), 2_000).unref();
        await gone;
      }),
    );
    rmSync(directory, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
  return {
    web,
    api,
    directory,
    start,
    close,
    // The gateway accepts forms from SITE_URL only; pages contain the one of the build.
    startWeb: (extra) => start(process.execPath, ["server.ts"], { SITE_URL: `http://127.0.0.1:${web}`, ...extra }),
    startApi: async () => {
      const child = start(process.execPath, ["reference-api/server.ts"]);
      await waitFor(`http://127.0.0.1:${api}/health`, "The API", START_MS);
      return child;
    },
  };
}

type Stat = { parent: number; cpuUs: number };

function readStat(pid: number): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return { parent: Number(fields[1]), cpuUs: (Number(fields[11]) + Number(fields[12])) * TICK_US };
  } catch {
    return undefined;
  }
}

/** PIDs of a process and its descendants. */
function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : undefined;
    if (stat) parents.set(Number(name), stat.parent);
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

/** CPU time of processes and their descendants so far, microseconds, in steps of ten milliseconds. */
export function cpuTime(...roots: ChildProcess[]): number {
  return roots.flatMap((root) => processTree(root.pid as number)).reduce((sum, pid) => sum + (readStat(pid)?.cpuUs ?? 0), 0);
}

/** Proportional set size of a process and its descendants, megabytes by process id. */
export function processMemory(root: ChildProcess): Map<number, number> {
  const memory = new Map<number, number>();
  for (const pid of processTree(root.pid as number)) {
    try {
      memory.set(pid, Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024);
    } catch {
      // The process has just ended.
    }
  }
  return memory;
}

/** The same of several processes together, megabytes. */
export function memoryMb(...roots: ChildProcess[]): number {
  return Math.round(roots.flatMap((root) => [...processMemory(root).values()]).reduce((sum, value) => sum + value, 0));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Prints a table; all columns but the first are right-aligned. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] as number) : cell.padStart(widths[at] as number))).join("  ");
  console.log(line(heading));
  for (const row of rows) console.log(line(row));
}

export function describeMachine(): string {
  const { model } = cpus()[0] as { model: string };
  const load = readFileSync("/proc/loadavg", "utf8").split(" ")[0];
  return `${cpus().length} cores (${model.trim()}), Node ${process.versions.node}, load average ${load}`;
}

/** Reads `--name=value` from the arguments. */
export function option(name: string): string | undefined {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}
