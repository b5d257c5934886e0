import { type ChildProcess, spawn } from "node:child_process";

/** A child that ignores SIGTERM for this long is killed, milliseconds. */
const PATIENCE_MS = 35_000;

const children = new Map<ChildProcess, string>();
let stopping = false;

function exited(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? (signal ? 128 : 1))));
}

function start(name: string, command: string, args: string[], extra: Record<string, string>): ChildProcess {
  const child = spawn(command, args, {
    // The channel ends when this process does, however it ends: the child takes that as its SIGTERM.
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
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
  await gone;
  clearTimeout(timer);
}

/** Ends every child, the last started first (what the web still sends needs the API), and then this process. */
export async function stopAll(code: number): Promise<never> {
  stopping = true;
  for (const child of [...children.keys()].reverse()) if (children.has(child)) await stop(child);
  process.exit(code);
}

/** Runs a command that ends by itself and answers its exit code. */
export async function run(name: string, command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  const code = await exited(start(name, command, args, extra));
  if (stopping) await new Promise(() => undefined);
  return code;
}

/** Starts a process that is to stay. When it ends by itself, everything ends. Resolves when it says "ready" on its channel. */
export async function keep(name: string, args: string[], extra: Record<string, string> = {}): Promise<void> {
  const child = start(name, process.execPath, args, extra);
  void exited(child).then(async (code) => {
    if (stopping) return;
    process.stderr.write(`${name} ended (${code}): stopping.\n`);
    await stopAll(code || 1);
  });
  await new Promise<void>((resolve) => child.on("message", (message) => message === "ready" && resolve()));
}

/** Waits between starts of a part that keeps ending, milliseconds; the last one repeats. */
const RESTART_WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000];
/** A part that ran this long counts as healthy again, milliseconds. */
const HEALTHY_MS = 60_000;

/**
 * Starts a process that is started anew when it ends, so that pages stay up without it. Until `settle` is called an end
 * counts as a failed start and ends everything.
 */
export function keepAlive(name: string, args: string[]): { settle: () => void } {
  let settled = false;
  let failures = 0;
  const run = () => {
    const started = Date.now();
    void exited(start(name, process.execPath, args, {})).then(async (code) => {
      if (stopping) return;
      if (!settled) {
        process.stderr.write(`${name} ended (${code}): stopping.\n`);
        await stopAll(code || 1);
      }
      failures = Date.now() - started > HEALTHY_MS ? 0 : failures + 1;
      const wait = RESTART_WAITS_MS[Math.min(failures, RESTART_WAITS_MS.length) - 1] ?? 500;
      process.stderr.write(`${name} ended (${code}): starting it again.\n`);
      setTimeout(() => !stopping && run(), wait);
    });
  };
  run();
  return {
    settle: () => {
      settled = true;
    },
  };
}

/** How often the parent is looked at, milliseconds. */
const PARENT_CHECK_MS = 500;

/**
 * Passes SIGINT and SIGTERM on to the children and exits once they have. Under npm, whose SIGTERM ends only its shell, the end of the
 * shell counts as one. `exec` in the script would do the same, but Windows has no `exec`.
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
