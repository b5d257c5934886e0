import { execFileSync, spawnSync } from "node:child_process";

/**
 * Options that let podman start containers where the caller may not raise limits and control groups are mixed, as on
 * many CI machines: runc, and limits below the usual ones.
 */
const RUNTIME = ["--runtime", "runc"];
export const LIMITS = ["--ulimit", "nofile=8192:8192", "--ulimit", "nproc=4096:4096"];

/** Runs podman and returns what it prints. Throws an Error with its last line when it fails. */
export function podman(args: string[], { show = false } = {}): string {
  try {
    const output = execFileSync("podman", [...RUNTIME, ...args], { encoding: "utf8", stdio: ["pipe", show ? "inherit" : "pipe", "pipe"] });
    return (output ?? "").trim();
  } catch (cause) {
    const lines = String((cause as { stderr?: string }).stderr ?? cause)
      .trim()
      .split("\n");
    throw new Error(`podman ${args.slice(0, 2).join(" ")}: ${lines.at(-1)}`, { cause });
  }
}

/** What a container wrote to both of its streams. */
export function logsOf(name: string): string {
  const { stdout, stderr } = spawnSync("podman", ["logs", name], { encoding: "utf8" });
  return `${stdout}${stderr}`.trim();
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
