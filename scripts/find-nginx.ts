import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Whether the balancer can be tried on this machine. Where it must be, under CI, a missing nginx throws instead. */
export function hasNginx(): boolean {
  if (isInstalled()) return true;
  if (process.env.CI) throw new Error("nginx is needed: apt-get install nginx");
  return false;
}

/** Makes sure that there is nginx: installs the distribution's where none is found and packages may be installed. */
export function ensureNginx(): void {
  if (isInstalled() || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const run = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", "nginx");
}
