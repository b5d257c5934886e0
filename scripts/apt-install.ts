import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a package set of Debian, if this process may; of several sets the first one that exists. */
export function aptInstall(...choices: string[][]): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
  run("update", "-qq");
  choices.some((packages) => run("install", "-y", "-qq", "--no-install-recommends", ...packages));
}
