import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../lib/ports.ts";

const server = path.join(import.meta.dirname, "../server.ts");
/** Of the environment of the tests, what makes the processes start faster. */
const { NODE_COMPILE_CACHE } = process.env;
const environment: NodeJS.ProcessEnv = { NODE_ENV: "production", ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}) };
const running = new Set<ChildProcess>();

export type Started = {
  child: ChildProcess;
  port: number;
  base: string;
  ended: Promise<{ code: number | null; errors: string }>;
  /** What it has logged so far, one JSON line a record. */
  log: () => string;
};

/**
 * Whether this machine lets a test mount a small file system in a name space of its own. As root only: with the user
 * name space that others need, the process would be root without a second user as whom the embedded database could run.
 */
export const canMount = process.getuid?.() === 0 && spawnSync("/usr/bin/unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Whether this machine lets a test start a process with a network of its own, as in another container. */
export const canUnshareNetwork = spawnSync("/usr/bin/unshare", ["-n", "true"]).status === 0;

/**
 * Starts the API as a process of its own, away from the settings of this checkout; `mounts` is a shell line run before
 * it, in a mount name space of its own, or `network` gives it a network of its own.
 */
export async function startApi(env: Record<string, string>, within?: string | { network: true }, folder = tmpdir()): Promise<Started> {
  const port = Number(env.API_PORT ?? (await freePort()));
  const [command, args] =
    typeof within === "string"
      ? ["/usr/bin/unshare", ["-m", "sh", "-c", `${within} && exec "$0" "$1"`, process.execPath, server]]
      : within?.network
        ? ["/usr/bin/unshare", ["-n", process.execPath, server]]
        : [process.execPath, [server]];
  const child = spawn(command as string, args as string[], {
    cwd: folder,
    env: { ...environment, API_PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let errors = "";
  let log = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  child.stdout.on("data", (chunk: Buffer) => {
    log += chunk;
  });
  const ended = once(child, "exit").then(([code]) => {
    running.delete(child);
    return { code: code as number | null, errors };
  });
  return { child, port, base: `http://127.0.0.1:${port}`, ended, log: () => log };
}

/** Runs a program of the reference API; returns what it prints. Rejects when it fails. */
export async function runProgram(
  program: "desk/main.ts" | "import-content.ts" | "migrate.ts",
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const file = path.join(import.meta.dirname, "..", program);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: tmpdir(), env: { ...environment, ...env } });
  return stdout;
}

/** Waits until the API responds; throws when it exits instead. */
export async function healthy({ base, child, ended }: Started): Promise<void> {
  for (let round = 0; round < 1_200; round += 1) {
    const answer = await fetch(`${base}/health`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`the API ended: ${(await ended).errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the API did not become healthy");
}

/** Runs a command in the mount namespace of a process started with mounts. */
export function within({ child }: Started, command: string[]): void {
  execFileSync("/usr/bin/nsenter", ["-m", "-t", String(child.pid), ...command]);
}

/** Kills the processes that a failed test left running. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** What an API on PostgreSQL needs besides its address: a key, and leave to write messages to the outbox. */
export function onServer(url: string): Record<string, string> {
  return { DATABASE_URL: url, ALLOW_OUTBOX: "1", DATA_KEYS: `uji:${Buffer.alloc(32, 1).toString("base64")}` };
}
