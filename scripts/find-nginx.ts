import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const isInstalled = () => spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;

/** Whether nginx is installed. Throws under CI, where the balancer tests are required. */
export function hasNginx(): boolean {
  if (isInstalled()) return true;
  if (process.env.CI) throw new Error("nginx is needed: apt-get install nginx");
  return false;
}

/** Installs the distribution's nginx when it is missing and this process may install packages. */
export function ensureNginx(): void {
  if (isInstalled() || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const run = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", "nginx");
}
