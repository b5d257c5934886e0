import { execFileSync } from "node:child_process";

/**
 * Options that let podman start containers where the caller may not raise limits and control groups are mixed, as in
 * many CI machines: runc, and a limit of open files that is not above the caller's.
 */
const RUNTIME = ["--runtime", "runc"];
const openFiles = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8" }).trim();
export const LIMITS = ["--ulimit", `nofile=${openFiles}:${openFiles}`];

/** Runs podman and returns what it prints. Throws an Error with its last line when it fails. */
export function podman(args: string[], { input, show = false }: { input?: string; show?: boolean } = {}): string {
  try {
    const output = execFileSync("podman", [...RUNTIME, ...args], { encoding: "utf8", input, stdio: ["pipe", show ? "inherit" : "pipe", "pipe"] });
    return (output ?? "").trim();
  } catch (cause) {
    const lines = String((cause as { stderr?: string }).stderr ?? cause)
      .trim()
      .split("\n");
    throw new Error(`podman ${args.slice(0, 2).join(" ")}: ${lines.at(-1)}`, { cause });
  }
}

/** Whether a podman command succeeds. */
export function succeeds(args: string[]): boolean {
  try {
    podman(args);
    return true;
  } catch {
    return false;
  }
}
