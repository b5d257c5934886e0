import { type ChildProcess, spawn } from "node:child_process";

/** Time between SIGTERM and SIGKILL, milliseconds. */
const KILL_AFTER_MS = 35_000;

const children = new Map<ChildProcess, string>();
let stopping = false;

function exited(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? (signal ? 128 : 1))));
}

function start(name: string, command: string, args: string[], extra: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    // When this process ends in any way, the IPC channel closes, which the child treats as SIGTERM.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...extra },
  });
  children.set(child, name);
  child.once("exit", () => children.delete(child));
  child.once("error", () => children.delete(child));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = exited(child);
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
  await gone;
  clearTimeout(timer);
}

/** Stops all children in reverse order, because running responses of the web need the API, then exits. */
export async function stopAll(code: number): Promise<never> {
  stopping = true;
  for (const child of [...children.keys()].reverse()) if (children.has(child)) await stop(child);
  process.exit(code);
}

/** Runs a command and returns its exit code. */
export async function run(name: string, command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  const code = await exited(start(name, command, args, extra));
  if (stopping) await new Promise(() => undefined);
  return code;
}

/** Waits between restarts, milliseconds; the last one repeats. */
const RESTART_WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000];
/** After this uptime the waits start over, milliseconds. */
const HEALTHY_MS = 60_000;

/**
 * Starts a process and restarts it when it exits. Returns a function to call once it has started: an exit before counts as
 * a failed start and stops everything.
 */
export function startWithRestarts(name: string, args: string[]): () => void {
  let started = false;
  let failures = 0;
  const run = () => {
    const startedAt = Date.now();
    const child = start(name, process.execPath, args);
    void exited(child).then(async (code) => {
      if (stopping) return;
      if (!started) {
        process.stderr.write(`${name} ended (${code}): stopping.\n`);
        await stopAll(code || 1);
      }
      failures = Date.now() - startedAt > HEALTHY_MS ? 0 : failures + 1;
      const wait = RESTART_WAITS_MS[Math.min(failures, RESTART_WAITS_MS.length) - 1] ?? 500;
      process.stderr.write(`${name} ended (${code}): starting it again.\n`);
      setTimeout(() => !stopping && run(), wait);
    });
  };
  run();
  return () => {
    started = true;
  };
}

/** How often the parent is checked, milliseconds. */
const PARENT_CHECK_MS = 500;

/**
 * Passes SIGINT and SIGTERM on to the children and exits after them. npm passes SIGTERM to its shell only, so under npm
 * the end of the parent counts as one.
 */
export function forwardSignals(): void {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && !stopping && void stopAll(0), PARENT_CHECK_MS).unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!stopping) void stopAll(0);
    });
  }
}
