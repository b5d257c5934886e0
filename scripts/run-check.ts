import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";

/** Time between SIGTERM and SIGKILL at the time limit, milliseconds. */
const GRACE_MS = 10_000;
/** Inherited by everything that a check starts, also by processes that lead a group of their own. */
const MARK = "SIMPUL_CHECK";

const running = new Map<ChildProcess, string>();

/** Processes whose environment has the mark of a check; none where the system does not show environments as files. */
function marked(mark: string): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark);
        } catch {
          return false;
        }
      })
      .map(Number);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/** Kills the process group of a check and what has left the group. */
function killAll(child: ChildProcess, mark: string): void {
  if (child.pid) signal(-child.pid, "SIGKILL");
  for (const pid of marked(mark)) signal(pid, "SIGKILL");
}

/** Kills every running check with all that it started. */
export function endChecks(): void {
  for (const [child, mark] of running) killAll(child, mark);
}

/**
 * Runs a command in a process group of its own, and ends everything it started, at the latest when the limit in
 * milliseconds is over. Returns why it failed, undefined if it did not.
 */
export async function runCheck(
  name: string,
  command: string,
  args: string[],
  { output, env, limit, grace = GRACE_MS }: { output: "inherit" | number; env: NodeJS.ProcessEnv; limit: number; grace?: number },
): Promise<string | undefined> {
  const mark = `${MARK}=${name}-${process.pid}`;
  const [key, value] = mark.split("=") as [string, string];
  const child = spawn(command, args, { stdio: ["ignore", output, output], env: { ...env, [key]: value }, detached: true });
  running.set(child, mark);
  let isOver = false;
  const timers = [
    setTimeout(() => {
      isOver = true;
      if (child.pid) signal(-child.pid, "SIGTERM");
    }, limit),
    setTimeout(() => killAll(child, mark), limit + grace),
  ];
  // A missing command emits an error and no exit.
  const [status] = await once(child, "exit").catch((cause: Error) => [cause.message]);
  for (const timer of timers) clearTimeout(timer);
  killAll(child, mark);
  running.delete(child);
  if (isOver) return `ended after ${Math.round(limit / 1000)} s`;
  return status === 0 ? undefined : `exit ${status}`;
}
